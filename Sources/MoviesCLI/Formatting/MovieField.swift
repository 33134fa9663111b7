import CommandLineKit
import Presentation
import Terminal

/// A field of a movie in a list, in the order of JSON.
enum MovieField: String, CaseIterable {
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

    /// Why a search found the movie.
    case because

    /// What a person did in the movie, in a filmography.
    case roles
    case characters

    /// The name of a column, and the key in JSON.
    var name: String { rawValue }

    /// The value without sanitizing.
    func value(of item: ListedMovie) -> JSONValue {
        let movie = item.movie
        return switch self {
        case .id: JSONValue(movie.id)
        case .imdbID: JSONValue(movie.imdbID)
        case .title: JSONValue(movie.title)
        case .originalTitle: JSONValue(movie.originalTitle)
        case .originalLanguage: JSONValue(movie.originalLanguage)
        case .releaseDate: JSONValue(movie.releaseDate)
        case .year: JSONValue(movie.year.flatMap { Int($0) })
        case .overview: JSONValue(movie.overview)
        case .genres: JSONValue(movie.genres)
        case .voteAverage: JSONValue(movie.voteAverage)
        case .voteCount: JSONValue(movie.voteCount)
        case .popularity: JSONValue(movie.popularity)
        case .posterURL: JSONValue(movie.posterURL)
        case .pageURL: JSONValue(movie.pageURL)
        case .because: JSONValue(movie.because)
        case .roles: JSONValue(item.roles)
        case .characters: JSONValue(item.characters)
        }
    }
}

/// A movie in the output of a command, with what a person did in it if it is in a filmography.
struct ListedMovie {
    let movie: MoviesListItemViewModel
    var roles: [String] = []
    var characters: [String] = []
}

extension ListedMovie {
    init(_ credit: PersonCreditItemViewModel) {
        self.init(movie: credit.movie, roles: credit.roles, characters: credit.characters)
    }
}

/// The fields of the lists that commands print.
enum MovieFields {
    case ofMovies
    case ofFilmography

    var all: [MovieField] {
        switch self {
        case .ofMovies: MovieField.allCases.filter { !Self.personal.contains($0) }
        case .ofFilmography: MovieField.allCases.filter { $0 != .because }
        }
    }

    /// The default fields of tsv and csv.
    var columns: [MovieField] { Self.movieColumns + (self == .ofFilmography ? Self.personal : []) }

    /// The default fields of JSON: all but the year, which the release date contains.
    var keys: [MovieField] { all.filter { $0 != .year } }

    private static let movieColumns: [MovieField] = [
        .id, .title, .originalTitle, .releaseDate, .genres, .voteAverage, .voteCount,
        .originalLanguage,
    ]

    /// Fields of filmographies only.
    private static let personal: [MovieField] = [.roles, .characters]

    /// Paragraphs of the help of commands that print such lists.
    var help: [String] {
        let names = all.filter { !Self.personal.contains($0) }.map(\.name)
        return [
            """
            The fields are \(names.joined(by: "and")), each at most once. --fields prints tsv unless there is \
            --format. In json, it selects the keys of the movies; table and ids have no fields to \
            select.
            """,
            """
            --csv-safe protects spreadsheets: a value that begins with =, +, -, @, a tab or a \
            carriage return gets a leading apostrophe.
            """,
        ]
    }

    /// Parses names that are separated by commas.
    func parse(_ names: String) throws(UsageError) -> [MovieField] {
        var fields: [MovieField] = []
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let field = try field(named: part.trimmed)
            guard !fields.contains(field) else {
                throw UsageError("--fields has '\(field.name)' twice")
            }
            fields.append(field)
        }
        return fields
    }

    private func field(named name: String) throws(UsageError) -> MovieField {
        if let field = MovieField(rawValue: name), all.contains(field) { return field }
        let names = all.map(\.name)
        let problem =
            name.isEmpty ? "--fields has an empty name" : "unknown field '\(name.prefix(60))'"
        let hint = SpellingSuggestion.hint(for: name, in: names)
        throw UsageError(
            "\(problem)\(hint.isEmpty ? "; the" : "\(hint) The") fields are "
                + names.joined(separator: ", ")
        )
    }
}
