import Presentation
import Terminal

/// A field of a movie in a list, in the order of JSON.
enum MovieField: String, CaseIterable {
    case id
    case imdbID = "imdb_id"
    case tmdbID = "tmdb_id"
    case title
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case year
    case overview
    case genres

    /// What tables show of the average vote.
    case rating
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case ownRating = "your_rating"
    case popularity
    case posterURL = "poster_url"
    case pageURL = "url"

    /// In minutes.
    case runtime
    case directors
    case cast

    /// Why a search found the movie.
    case because

    /// What was searched for, as it was typed.
    case query

    /// What a person did in the movie, in a filmography.
    case roles
    case characters

    /// The name of a column, and the key in JSON.
    var name: String { rawValue }

    /// What the program knows of it.
    var spec: MovieFieldSpec {
        switch self {
        case .id: .init(.whole, isDim: true) { JSONValue($0.movie.id) }
        case .imdbID: .init(.whole) { JSONValue($0.movie.imdbID) }
        case .tmdbID:
            .init(.whole, isKey: false) { JSONValue($0.movie.tmdbID.flatMap { Int($0) }) }
        case .title: .init(.title) { JSONValue($0.movie.title) }
        case .originalTitle: .init(.text) { JSONValue($0.movie.originalTitle) }
        case .originalLanguage: .init(.whole) { JSONValue($0.movie.originalLanguage) }
        case .releaseDate: .init(.whole) { JSONValue($0.movie.releaseDate) }
        case .year:
            .init(.whole, isDim: true, isKey: false) {
                JSONValue($0.movie.year.flatMap { Int($0) })
            }
        case .overview: .init(.text) { JSONValue($0.movie.overview) }
        case .genres: .init(.text) { JSONValue($0.movie.genres) }
        case .rating:
            .init(.number, isKey: false) { JSONValue($0.movie.rating.flatMap { Double($0) }) }
        case .voteAverage: .init(.number) { JSONValue($0.movie.voteAverage) }
        case .voteCount: .init(.number) { JSONValue($0.movie.voteCount) }
        case .ownRating: .init(.number) { JSONValue($0.movie.ownRating) }
        case .popularity: .init(.number) { JSONValue($0.movie.popularity) }
        case .posterURL: .init(.text) { JSONValue($0.movie.posterURL) }
        case .pageURL: .init(.text) { JSONValue($0.movie.pageURL) }
        case .runtime: .init(.number, isDetail: true) { JSONValue($0.movie.runtime) }
        case .directors: .init(.text, isDetail: true) { JSONValue($0.movie.directors) }
        case .cast: .init(.text, isDetail: true) { JSONValue($0.movie.cast) }
        case .because: .init(.text, lists: [.ofMovies]) { JSONValue($0.movie.because) }
        case .query: .init(.text, isKey: false, lists: [.ofMovies]) { JSONValue($0.query) }
        case .roles: .init(.text, lists: [.ofFilmography]) { JSONValue($0.roles) }
        case .characters: .init(.text, lists: [.ofFilmography]) { JSONValue($0.characters) }
        }
    }

    /// The value without sanitizing.
    func value(of item: ListedMovie) -> JSONValue { spec.value(item) }
}

/// What the program knows of a field.
struct MovieFieldSpec {
    /// How a table shows it.
    enum Column {
        /// The title, which links to the movie's page and gives way first.
        case title

        /// Truncated if it is too long.
        case text

        /// Never truncated.
        case whole

        /// Never truncated, and aligned on the right.
        case number
    }

    let column: Column

    /// Whether a table shows it less bright.
    let isDim: Bool

    /// Whether JSON has it by default; another field contains one that is none.
    let isKey: Bool

    /// Whether it takes the details of each movie.
    let isDetail: Bool

    /// The lists that have it.
    let lists: [MovieFields]
    let value: (ListedMovie) -> JSONValue

    init(
        _ column: Column,
        isDim: Bool = false,
        isKey: Bool = true,
        isDetail: Bool = false,
        lists: [MovieFields] = MovieFields.allCases,
        value: @escaping (ListedMovie) -> JSONValue
    ) {
        self.column = column
        self.isDim = isDim
        self.isKey = isKey
        self.isDetail = isDetail
        self.lists = lists
        self.value = value
    }
}

/// A movie in the output of a command, with the query that found it, or with what a person did in it
/// if it is in a filmography.
struct ListedMovie {
    let movie: MoviesListItemViewModel

    /// `nil` if nothing was typed.
    var query: String?
    var roles: [String] = []
    var characters: [String] = []
}

extension ListedMovie {
    init(_ credit: PersonCreditItemViewModel) {
        self.init(movie: credit.movie, roles: credit.roles, characters: credit.characters)
    }
}

extension ListedMovie {
    /// For messages, such as `The Matrix (1999)`.
    var name: String {
        movie.title.sanitizedLine(width: 60) + (movie.year.map { " (\($0))" } ?? "")
    }
}
