import Domain

/// A page of one of TMDB's lists of films.
struct MoviesPageDTO: Decodable {
    let page: Int?
    let totalPages: Int?
    let totalResults: Int?
    let results: LenientList<MovieDTO>

    private enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Fails without an array of results, and where none of them can be read: that is another kind
    /// of answer.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        results = try container.decode(LenientList<MovieDTO>.self, forKey: .results)
        guard !results.elements.isEmpty || results.unreadableCount == 0 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no row is a film")
            )
        }
        page = container.lenientInt(.page)
        totalPages = container.lenientInt(.totalPages)
        totalResults = container.lenientInt(.totalResults)
    }
}

extension MoviesPageDTO {
    /// Takes the page that was asked for, which counts should the server not say.
    func toDomain(number: Int, imageURL: String, standIn: StandIn? = nil) -> MoviesPage {
        let totalCount = max(totalResults ?? results.elements.count, 0)
        let number = page.flatMap { MoviesPage.numbers.contains($0) ? $0 : nil } ?? number
        var seen: Set<Int> = []
        return MoviesPage(
            number: number,
            // For nothing found TMDB says one page, and once said none.
            pageCount: totalCount == 0 ? 0 : max(totalPages ?? number, 0),
            totalCount: totalCount,
            movies: results.elements
                .filter { $0.isFilm && seen.insert($0.id).inserted }
                .map { $0.toDomain(imageURL: imageURL) },
            source: .tmdb,
            standIn: standIn
        )
    }
}
