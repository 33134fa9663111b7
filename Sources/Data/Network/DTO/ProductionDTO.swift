import Domain

/// Who made a movie, and what it cost and earned.
struct ProductionDTO {
    private let countries: [String]
    private let companies: [String]
    private let budget: Int?
    private let revenue: Int?

    init(_ movie: KeyedDecodingContainer<TMDBDetailsKey>) {
        let names = movie.lenientNames(.countries)
        // A country code is better than nothing.
        countries = names.isEmpty ? movie.lenientList(String.self, .countryCodes) : names
        companies = movie.lenientNames(.companies)
        budget = movie.lenientInt(.budget)
        revenue = movie.lenientInt(.revenue)
    }

    func toDomain() -> MovieProduction {
        MovieProduction(
            countries: countries,
            companies: companies,
            budget: budget,
            revenue: revenue
        )
    }
}

/// A language that is spoken in a movie.
struct SpokenLanguageDTO: Decodable {
    let language: SpokenLanguage

    /// Fails without a code and an English name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        let language = SpokenLanguage(
            code: container.lenientName(.languageCode),
            englishName: container.lenientName(.englishName)
        )
        guard let language else {
            throw DecodingError.dataCorruptedError(
                forKey: .englishName,
                in: container,
                debugDescription: "no language"
            )
        }
        self.language = language
    }
}
