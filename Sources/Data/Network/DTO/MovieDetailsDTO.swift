import Domain

/// The details of one movie, with its credits.
struct MovieDetailsDTO: Decodable {
    let movie: MovieDTO
    let imdbID: String?
    let genres: [NamedEntityDTO]
    let tagline: String?
    let runtime: Int?
    let countries: [String]
    let credits: CreditsDTO?

    private enum CodingKeys: String, CodingKey {
        case genres, tagline, runtime, credits
        case imdbID = "imdb_id"
        case countries = "production_countries"
        case countryCodes = "origin_country"
    }

    init(from decoder: any Decoder) throws {
        movie = try MovieDTO(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        imdbID = container.lenientString(.imdbID)
        genres = container.lenientList(NamedEntityDTO.self, .genres)
        tagline = container.lenientString(.tagline)
        runtime = container.lenientInt(.runtime)
        let names = container.lenientList(NamedEntityDTO.self, .countries).map(\.name)
        // A country code is better than nothing.
        countries = names.isEmpty ? container.lenientList(String.self, .countryCodes) : names
        credits = try? container.decodeIfPresent(CreditsDTO.self, forKey: .credits)
    }
}

extension MovieDetailsDTO {
    /// Takes the base URL of posters, without a trailing slash.
    func toDomain(imageURL: String, fallback: Fallback?) -> MovieDetails {
        MovieDetails(
            movie: movie.toDomain(
                imageURL: imageURL,
                imdbID: imdbID.flatMap(IMDbID.init),
                genres: genres.map { Genre(name: $0.name) }
            ),
            tagline: tagline,
            runtime: runtime,
            countries: countries,
            directors: credits?.directors ?? [],
            writers: credits?.writers ?? [],
            cast: credits?.leadingCast ?? [],
            source: .tmdb,
            fallback: fallback
        )
    }
}

/// An object with a name; its other values don't matter.
struct NamedEntityDTO: Decodable {
    let name: String

    private enum CodingKeys: CodingKey {
        case name
    }

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let name = container.lenientString(.name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .name,
                in: container,
                debugDescription: "no name"
            )
        }
        self.name = name
    }
}
