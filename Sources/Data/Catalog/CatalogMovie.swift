import Domain
import Infrastructure

/// The facts that a catalog holds of a film.
struct CatalogMovie: Hashable {
    /// Marks adult films, which a search leaves out unless it is asked for them.
    static let adultLabel = "adult"

    var tmdbID: Int?
    var imdbNumber: Int?
    var title: String

    /// Empty where it is the title.
    var originalTitle = ""
    var originalLanguage: String?
    var releaseDate: ReleaseDate?
    var runtime: Int?
    var genres: [String] = []
    var directors: [String] = []
    var cast: [String] = []
    var overview: String?

    /// In tenths: 0…100.
    var voteTenths: Int?
    var voteCount: Int?

    /// In ten-thousandths.
    var popularity: Int?
    var isAdult = false

    var titles: [String] { originalTitle.isEmpty ? [title] : [title, originalTitle] }

    /// What the film is found by; `weight` says how well known it is.
    func document(weight: UInt32, content: [UInt8]) -> TextDocument {
        var labels = isAdult ? [Self.adultLabel] : []
        if let releaseDate { labels.append(String(releaseDate.year)) }
        return TextDocument(
            titles: titles,
            secondaryFields: directors + cast,
            tags: labels,
            popularity: weight,
            storedFields: content
        )
    }

    /// `nil` for a film without a name of its own.
    func toDomain() -> Movie? {
        guard let id = tmdbID.map(MovieID.tmdb) ?? imdbID.map(MovieID.imdb) else { return nil }
        return Movie(
            id: id,
            imdbID: imdbID,
            title: title,
            originalTitle: originalTitle.isEmpty ? title : originalTitle,
            originalLanguage: originalLanguage,
            releaseDate: releaseDate,
            overview: overview,
            genres: genres.map(Genre.init(name:)),
            voteAverage: voteTenths.map { Double($0) / 10 },
            voteCount: voteCount,
            popularity: popularity.map { Double($0) / 10_000 },
            pageURL: id.pageURL
        )
    }

    /// All that is known of the film; `nil` for one without a name of its own.
    func details(source: MoviesSource, fallback: Fallback?) -> MovieDetails? {
        toDomain().map { movie in
            MovieDetails(
                movie: movie,
                runtime: runtime,
                directors: directors,
                cast: cast.map { CastMember(name: $0) },
                source: source,
                fallback: fallback
            )
        }
    }

    /// The film with what another account of it tells and this one does not.
    ///
    /// Data sets of all films tell less of each than somebody who wrote about it.
    func completed(by other: CatalogMovie) -> CatalogMovie {
        var film = self
        // Its id stays what lists give, and its page with that; IMDb's is told beside TMDB's.
        film.imdbNumber = imdbNumber ?? other.imdbNumber
        film.originalLanguage = originalLanguage ?? other.originalLanguage
        // A day says more than its year.
        if releaseDate?.month == nil, let date = other.releaseDate { film.releaseDate = date }
        film.runtime = runtime ?? other.runtime
        if genres.isEmpty { film.genres = other.genres }
        if directors.isEmpty { film.directors = other.directors }
        if cast.isEmpty { film.cast = other.cast }
        film.overview = overview ?? other.overview
        return film
    }

    /// At least seven digits, with zeros before a smaller number.
    var imdbID: IMDbID? {
        imdbNumber.flatMap { number in
            let digits = String(number)
            return IMDbID("tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits)
        }
    }
}
