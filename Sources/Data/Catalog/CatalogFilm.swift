import Domain
import Infrastructure

/// The facts that a catalog holds of a film.
struct CatalogFilm: Hashable {
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
            credits: directors + cast,
            labels: labels,
            weight: weight,
            content: content
        )
    }

    /// `nil` for a film without a name of its own.
    func toDomain() -> Movie? {
        let imdbID = imdbNumber.flatMap(Self.imdbID)
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
            pageURL: tmdbID.map { TMDBWebsite.page(ofMovie: $0) }
                ?? imdbID.map { "https://www.imdb.com/title/\($0)/" }
        )
    }

    /// At least seven digits, with zeros before a smaller number.
    private static func imdbID(_ number: Int) -> IMDbID? {
        let digits = String(number)
        return IMDbID("tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits)
    }
}
