import Domain

/// A page of one of TMDB's lists of films.
struct MoviesPageDTO: Decodable {
    let totalPages: Int?
    let totalResults: Int?
    let results: [MovieDTO]

    /// Fails without an array of results, and where none of them can be read: that is another kind
    /// of answer.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBListKey.self)
        let list = try container.countedList(MovieDTO.self, .results)
        guard !list.elements.isEmpty || list.unreadableCount == 0 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no row is a film")
            )
        }
        results = list.elements
        totalPages = container.lenientInt(.totalPages)
        totalResults = container.lenientInt(.totalResults)
    }
}

extension MoviesPageDTO {
    /// Takes the page that was asked for.
    ///
    /// What the answer says of itself is not to be relied on: neither which page it is, nor that
    /// there are as many films as it holds.
    func toDomain(number: Int, imageURL: String, fallback: Fallback? = nil) -> MoviesPage {
        // An array: a set would take longer to make than a few rows take to compare.
        var rows: [MovieDTO] = []
        for row in results where row.isMovie && !rows.contains(where: { $0.id == row.id }) {
            rows.append(row)
        }
        let movies = rows.map { $0.toDomain(imageURL: imageURL) }
        let totalCount = max(totalResults ?? 0, movies.count)
        return MoviesPage(
            number: number,
            // For nothing found TMDB says one page, and once said none.
            pageCount: totalCount == 0 ? 0 : max(totalPages ?? 0, movies.isEmpty ? 0 : number),
            totalCount: totalCount,
            movies: movies,
            source: .tmdb,
            fallback: fallback
        )
    }
}
