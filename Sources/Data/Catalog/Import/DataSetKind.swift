import Domain

/// A kind of file that films can be imported from.
enum DataSetKind: CaseIterable {
    case imdbRatings
    case imdbTitles
    case imdbOtherTitles
    case tmdbExport

    /// By the first line of a file; `nil` for any other file.
    init?(firstLine: String) {
        // Some editors put a mark in front of a text.
        let line = firstLine.first == "\u{FEFF}" ? firstLine.dropFirst() : firstLine[...]
        switch line {
        case _ where line.hasPrefix("tconst\ttitleType\tprimaryTitle\t"): self = .imdbTitles
        case _ where line.hasPrefix("tconst\taverageRating\tnumVotes"): self = .imdbRatings
        case _ where line.hasPrefix("titleId\tordering\ttitle\t"): self = .imdbOtherTitles
        case _ where line.hasPrefix("{") && line.contains("\"original_title\""):
            self = .tmdbExport
        default: return nil
        }
    }

    var origin: CatalogSource {
        switch self {
        case .imdbRatings, .imdbTitles, .imdbOtherTitles: .imdb
        case .tmdbExport: .tmdb
        }
    }
}

/// A file of films.
struct DataSetFile: Hashable {
    /// `-` is standard input.
    let path: String

    /// What it goes by in a message.
    let name: String
}
