import CommandLineKit
import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// How much of a long text is within a sentence.
struct LongTextTests {
    @Test func `quotes 40 columns of a query and of filters`() {
        for (count, shown) in [(40, text(40)), (41, cut(40))] {
            var list = MoviesList.sample([], query: text(count))
            #expect(
                EmptyListNotices(list: list).noResults.hasPrefix("nothing found for \"\(shown)\"")
            )
            list.page.notices = [.correctedQuery(text(count))]
            #expect(
                SearchNotices(list: list).substitutions
                    == ["nothing found for \"\(shown)\"; showing results for \"\(shown)\""]
            )
            list.filters = [text(count)]
            #expect(EmptyListNotices(list: list).screenLines.contains("try without \(shown)"))
        }
    }

    @Test func `has 60 columns of the title of a match`() {
        for (count, shown) in [(60, text(60)), (61, cut(60))] {
            let movie = MoviesListItemViewModel.sample(title: text(count), otherMatchCount: 2)
            #expect(
                movie.matchNotice("showing", for: "a b")
                    == "showing \(shown); 2 others: movies search a b"
            )
        }
    }

    @Test func `has 80 columns of a person and of the filters`() throws {
        for (count, shown) in [(80, text(80)), (81, cut(80))] {
            let person = Person(id: .tmdb(31), name: text(count), profession: text(count))
            let item = PersonItemViewModel.sample(
                person,
                others: [person],
                unknownName: text(count),
                filters: [text(count)]
            )
            let notices = PersonNotices(item: item)
            #expect(notices.correction == "TMDB has no person \"\(shown)\"; showing \(shown)")
            #expect(notices.noMovies == "no movies of \(shown) match \(shown); try without it")
            #expect(notices.otherPeople == "showing \(shown) (\(shown)); others: 31 (\(shown))")
        }
    }

    @Test func `has 60 columns of a query that is not in the history`() {
        for (count, shown) in [(60, text(60)), (61, cut(60))] {
            let message = RemoveFromHistoryCommand.message(missing: text(count), others: [])
            #expect(message == "nothing in the history matches \"\(shown)\"")
        }
    }

    @Test(arguments: [
        ["search", "x", "--fields"], ["search", "x", "--format"], ["completions"], ["help"],
        ["list", "popular"], ["search", "x", "--genre"],
    ])
    func `has 60 characters of an invalid argument`(arguments: [String]) async throws {
        let error = try await #require(throws: ErrorReport.self) {
            let parsed = try ArgumentParser.parse(arguments + [text(61)], of: CommandTable.program)
            let environment = Environment([:])
            let context =
                CommandContext(arguments: parsed, environment: environment, console: .movies())
            _ = try await parsed.command?.run(in: context)
        }

        // The last character may be an ellipsis.
        let counts = error.summary.split { $0 != "a" && $0 != "…" }.map(\.count)
        #expect(counts.max() == 60)
    }

    private func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    /// A text that was cut to a number of columns.
    private func cut(_ columns: Int) -> String { text(columns - 1) + "…" }
}
