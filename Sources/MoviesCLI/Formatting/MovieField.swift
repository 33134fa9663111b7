import Presentation

/// A field of a movie, in the order of JSON.
enum MovieField: String, ListField {
    case id
    case imdbID = "imdb_id"
    case title
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case year
    case overview
    case genres
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case popularity
    case posterURL = "poster_url"
    case pageURL = "url"

    static let columns: [MovieField] = [
        .id, .title, .originalTitle, .releaseDate, .genres, .voteAverage, .voteCount,
        .originalLanguage,
    ]

    /// All fields but the year, which the release date contains.
    static let keys = allCases.filter { $0 != .year }

    /// Paragraphs of the help of commands that print lists of movies.
    static let help = [
        """
        The fields are id, imdb_id, title, original_title, original_language, release_date, \
        year, overview, genres, vote_average, vote_count, popularity, poster_url and url, each at \
        most once. --fields prints tsv unless there is --format. In json, it selects the keys of \
        the movies; table and ids have no fields to select.
        """,
        """
        --csv-safe protects spreadsheets: a value that begins with =, +, -, @, a tab or a \
        carriage return gets a leading apostrophe.
        """,
    ]

    func value(of movie: MoviesListItemViewModel) -> JSONValue {
        switch self {
        case .id: .string(movie.id)
        case .imdbID: JSONValue(movie.imdbID)
        case .title: .string(movie.title)
        case .originalTitle: JSONValue(movie.originalTitle)
        case .originalLanguage: JSONValue(movie.originalLanguage)
        case .releaseDate: JSONValue(movie.releaseDate)
        case .year: JSONValue(movie.year.flatMap { Int($0) })
        case .overview: JSONValue(movie.overview)
        case .genres: .array(movie.genres.map { .string($0) })
        case .voteAverage: JSONValue(movie.voteAverage)
        case .voteCount: JSONValue(movie.voteCount)
        case .popularity: JSONValue(movie.popularity)
        case .posterURL: JSONValue(movie.posterURL)
        case .pageURL: JSONValue(movie.pageURL)
        }
    }
}
