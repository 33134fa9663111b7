import Domain
import Search

struct MoviesPageDTO: Decodable {
    let totalPages: Int?
    let totalResults: Int?
    let results: [MovieDTO]

    /// Fails without an array of results, and if none is valid: that is another kind of response.
    init(from decoder: any Decoder) throws {
        let page = try JSONObject(from: decoder)
        results = try page.rows(MovieDTO.self, "results")
        totalPages = page.int("total_pages")
        totalResults = page.int("total_results")
    }
}

struct CollectionMoviesDTO: Decodable {
    let movies: [MovieDTO]

    /// Fails without an array of movies.
    init(from decoder: any Decoder) throws {
        movies = try JSONObject(from: decoder).elements(MovieDTO.self, "parts").valid
    }
}

extension MoviesPageDTO {
    /// The movies, each once.
    func movies(with genreNames: TMDBGenres = .english) -> [Movie] {
        results.filter(\.isMovie).unique(by: \.movie.id).map { $0.movie(with: genreNames) }
    }

    /// Takes the number of the requested page.
    ///
    /// The response is not reliable about itself: its page number may be wrong, and it may have
    /// more movies than its total.
    func toDomain(
        number: Int,
        genreNames: TMDBGenres = .english,
        fallback: Fallback? = nil
    ) -> MoviesPage {
        let movies = movies(with: genreNames)
        let totalCount = max(totalResults ?? 0, movies.count)
        return MoviesPage(
            number: number,
            // If nothing matches, TMDB says one page; it has also said none.
            pageCount: totalCount == 0 ? 0 : max(totalPages ?? 0, movies.isEmpty ? 0 : number),
            totalCount: totalCount,
            movies: movies,
            source: .tmdb,
            fallback: fallback
        )
    }
}
