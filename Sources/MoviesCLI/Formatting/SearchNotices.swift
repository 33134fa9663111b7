import Domain
import Presentation

/// What is to be said of a list of films besides the films.
struct SearchNotices {
    /// Of a query in a sentence, in columns.
    private static let longestEcho = 40

    private let list: MoviesList

    init(_ list: MoviesList) {
        self.list = list
    }

    /// Sentences about what is shown in place of what was asked for.
    var changes: [String] {
        let spelling = list.spelling.map { spelling in
            "nothing found for \"\(echo(list.query))\"; showing \"\(echo(spelling))\""
        }
        return [spelling, list.fallback?.message.sanitizedLine].compactMap(\.self)
    }

    var all: [String] { changes + [historyWarning].compactMap(\.self) }

    /// Why there are no films, and what to do.
    var nothing: String {
        let page = list.pages.lowerBound
        guard list.pageCount == 0 || page <= list.pageCount else {
            return "page \(page) is past the last page, \(list.pageCount)"
        }
        let query = echo(list.query)
        return switch list.source {
        case .tmdb: "nothing found for \"\(query)\"; try fewer words"
        case .catalog(.builtIn):
            "nothing found for \"\(query)\" in the built-in catalog; "
                + "'movies catalog update' gets all films there are"
        case .catalog: "nothing found for \"\(query)\" in the catalog; try fewer words"
        }
    }

    /// Why the query will be forgotten; `nil` when all is well.
    var historyWarning: String? {
        list.historyError.map { "the query is not remembered: \($0.message)".sanitizedLine }
    }

    private func echo(_ query: String) -> String {
        query.sanitizedLine.truncated(to: Self.longestEcho)
    }
}
