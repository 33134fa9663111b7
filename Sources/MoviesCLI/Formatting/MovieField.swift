import CommandLineKit
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

    /// The average vote as tables show it.
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
    case moods, awards
    case because

    /// The query that was searched for, as it was typed.
    case query

    /// The roles of a person in the movie, in a filmography.
    case roles
    case characters

    /// The name of a column, and the key in JSON.
    var name: String { rawValue }

    var spec: MovieFieldSpec {
        switch self {
        case .id: .init(column: .whole, isDim: true) { JSONValue($0.id) }
        case .imdbID: .init(column: .whole) { JSONValue($0.imdbID) }
        case .tmdbID: .init(column: .whole, isKey: false) { JSONValue($0.tmdbID) }
        case .title: .init(column: .title) { JSONValue($0.title) }
        case .originalTitle: .init(column: .text) { JSONValue($0.originalTitle) }
        case .originalLanguage: .init(column: .whole) { JSONValue($0.originalLanguage) }
        case .releaseDate: .init(column: .whole) { JSONValue($0.releaseDate) }
        case .year: .init(column: .whole, isDim: true, isKey: false) { JSONValue($0.year) }
        case .overview: .init(column: .text) { JSONValue($0.overview) }
        case .genres: .init(column: .text) { JSONValue($0.genres) }
        case .rating: .init(column: .number, isKey: false) { JSONValue($0.rating) }
        case .voteAverage: .init(column: .number) { JSONValue($0.voteAverage) }
        case .voteCount: .init(column: .number) { JSONValue($0.voteCount) }
        case .ownRating: .init(column: .number) { JSONValue($0.ownRating) }
        case .popularity: .init(column: .number) { JSONValue($0.popularity) }
        case .posterURL: .init(column: .text) { JSONValue($0.posterURL) }
        case .pageURL: .init(column: .text) { JSONValue($0.pageURL) }
        case .runtime: .init(column: .number, isDetail: true) { JSONValue($0.runtime) }
        case .directors: .init(column: .text, isDetail: true) { JSONValue($0.directors) }
        case .cast: .init(column: .text, isDetail: true) { JSONValue($0.cast) }
        case .moods: .init(column: .text, isDetail: true) { JSONValue($0.moods) }
        case .awards: .init(column: .text, isDetail: true) { JSONValue($0.awards) }
        case .because: .init(column: .text, lists: [.ofMovies]) { JSONValue($0.because) }
        case .query: .init(column: .text, isKey: false, lists: [.ofMovies]) { JSONValue($0.query) }
        case .roles: .init(column: .text, lists: [.ofFilmography]) { JSONValue($0.roles) }
        case .characters: .init(column: .text, lists: [.ofFilmography]) { JSONValue($0.characters) }
        }
    }

    /// The value without sanitizing.
    func value(of item: MoviesListItemViewModel) -> JSONValue { spec.value(item) }
}

struct MovieFieldSpec {
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
    var isDim = false

    /// Whether JSON has it by default; another field contains one that is none.
    var isKey = true

    /// Whether it takes the details of each movie.
    var isDetail = false
    var lists = MovieFields.allCases
    let value: (MoviesListItemViewModel) -> JSONValue
}

/// The fields of the lists that commands print.
enum MovieFields: CaseIterable {
    case ofMovies
    case ofFilmography

    /// Fields of movies that are not the result of a search.
    case ofDetails

    var all: [MovieField] { MovieField.allCases.filter { $0.spec.lists.contains(self) } }

    /// The default fields of tsv and csv.
    var columns: [MovieField] { Self.movieColumns + (self == .ofFilmography ? Self.personal : []) }
    var keys: [MovieField] { all.filter(\.spec.isKey) }

    private static let movieColumns: [MovieField] = [
        .id, .title, .originalTitle, .releaseDate, .genres, .voteAverage, .voteCount,
        .originalLanguage,
    ]

    private static let personal: [MovieField] = [.roles, .characters]

    /// Paragraphs of the help of commands that print such lists.
    var help: [String] {
        let names = all.filter { !Self.personal.contains($0) }.map(\.name)
        return [
            """
            The fields are \(names.joined(by: "and")), each at most once. In a table, --fields chooses \
            the columns, in json the keys of the movies; ids and letterboxd have no choice. The runtime is in \
            minutes. It, the people, the moods and the awards are those that this machine knows.
            """,
            """
            A template prints each movie on a line: '{title} ({year})'. Names of fields stand in \
            braces, {{ and }} are braces, \\t is a tab, \\n a line break, and \\\\ a backslash. An \
            unknown value is empty.
            """,
        ]
    }

    func parse(_ names: String) throws(ErrorReport) -> [MovieField] {
        var fields: [MovieField] = []
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.trimmed
            guard !name.isEmpty else {
                throw .usage("--fields has an empty name; \(theFields)")
            }
            guard let field = field(name) else {
                let hint = hint(for: name)
                let end = hint.isEmpty ? "; \(theFields)" : "\(hint) T\(theFields.dropFirst())"
                throw .usage("unknown field '\(name.prefix(60))'\(end)")
            }
            guard !fields.contains(field) else {
                throw .usage("--fields has '\(field.name)' twice")
            }
            fields.append(field)
        }
        return fields
    }

    func parse(inTemplate name: String) throws(ErrorReport) -> MovieField {
        if let field = field(name) { return field }
        let hint = hint(for: name)
        throw .usage(
            "unknown field '\(name.prefix(60))' in --format"
                + (hint.isEmpty ? "; \(theFields)" : hint)
        )
    }

    private func field(_ name: String) -> MovieField? {
        MovieField(rawValue: name).flatMap { all.contains($0) ? $0 : nil }
    }

    private func hint(for name: String) -> String {
        SpellingSuggestion.hint(for: name, in: all.map(\.name))
    }

    private var theFields: String { "the fields are " + all.map(\.name).joined(separator: ", ") }
}
