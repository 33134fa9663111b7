import Domain
import Presentation

/// What is to be said of a list of films besides the films.
struct MoviesListNotes {
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
        return [spelling, list.standIn?.message.safeLine].compactMap(\.self)
    }

    var all: [String] { changes + [forgetting].compactMap(\.self) }

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
    var forgetting: String? {
        list.savingError.map { "the query is not remembered: \($0.message)".safeLine }
    }

    private func echo(_ query: String) -> String {
        query.safeLine.truncated(to: Self.longestEcho)
    }
}
