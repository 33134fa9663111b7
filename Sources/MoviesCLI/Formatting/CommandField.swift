import Presentation
import Terminal

/// A movie for a command of the user: what a list shows, and the details as far as they are known.
struct CommandMovie {
    let movie: MoviesListItemViewModel
    var details: MovieDetailsItemViewModel?

    /// For messages, such as `The Matrix (1999)`.
    var name: String {
        movie.title.sanitizedLine(width: 60) + (movie.year.map { " (\($0))" } ?? "")
    }
}

extension CommandMovie {
    init(_ details: MovieDetailsItemViewModel) {
        self.init(movie: details.movie, details: details)
    }
}

/// A field that an argument of a command may have.
enum CommandField: String, CaseIterable {
    case id
    case imdbID = "imdb_id"
    case tmdbID = "tmdb_id"
    case title
    case originalTitle = "original_title"
    case year
    case url
    case runtime
    case directors

    /// The value as one line; `nil` if it is unknown.
    func value(of item: CommandMovie) -> String? {
        let movie = item.movie
        // The details may know more ids than the list.
        let details = item.details?.movie
        let value: String? =
            switch self {
            case .id: movie.id
            case .imdbID: movie.imdbID ?? details?.imdbID
            case .tmdbID: movie.tmdbID ?? details?.tmdbID
            case .title: movie.title
            case .originalTitle: movie.originalTitle ?? details?.originalTitle
            case .year: movie.year ?? details?.year
            case .url: movie.pageURL ?? details?.pageURL
            case .runtime: item.details?.runtime.map { "\($0)" }
            case .directors: item.details?.directors.joined(separator: ", ")
            }
        guard let line = value?.sanitizedLine, !line.isEmpty else { return nil }
        return line
    }
}
