import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct HistoryCommandTests {
    @Test func `prints recent queries with their time, as lines or JSON`() {
        let query = RecentQueryItemViewModel(
            RecentQuery(text: "alien\tcovenant", lastUsed: Timestamp(secondsSince1970: 0)),
            now: Timestamp(secondsSince1970: 0)
        )

        #expect(history(.loaded([query])).results == "alien covenant\t1970-01-01T00:00:00Z\n")
        #expect(
            history(.loaded([query]), as: .json(.line)).results
                == #"{"queries":[{"query":"alien covenant","last_used":"1970-01-01T00:00:00Z"}],"#
                + #""opened":[]}"# + "\n"
        )
        #expect(
            history(.loaded([]), as: .json(.line)).results == #"{"queries":[],"opened":[]}"# + "\n"
        )
        #expect(history(.cleared) == CommandOutput())
        #expect(history(.removed) == CommandOutput())
        #expect(history(.failed(FailureViewModel(failure))).exitCode == .readOrWriteFailed)
    }

    @Test func `prints opened movies with their time, as lines, rows or JSON`() throws {
        let state = RecentQueriesState.loaded(
            [query("alien", secondsAgo: 0)],
            opened: [try movie("Blow\tUp", 1966), try movie("Solaris", nil)]
        )
        let json =
            #"{"queries":[{"query":"alien","last_used":"1970-01-12T13:46:40Z"}],"#
            + #""opened":[{"id":"7","title":"Blow Up","year":1966,"#
            + #""last_opened":"1970-01-01T00:00:00Z"},{"id":"7","title":"Solaris","year":null,"#
            + #""last_opened":"1970-01-01T00:00:00Z"}]}"# + "\n"

        #expect(
            HistoryCommand.output(state, showsOpened: true).results
                == "7\tBlow Up\t1966\t1970-01-01T00:00:00Z\n"
                + "7\tSolaris\t\t1970-01-01T00:00:00Z\n"
        )
        #expect(
            HistoryCommand.output(state, showsOpened: true, as: .rows(width: 40, usesColor: false))
                .results
                == "Blow Up (1966)  1 hour ago\nSolaris         1 hour ago\n"
        )
        #expect(HistoryCommand.output(state, showsOpened: true, as: .json(.line)).results == json)
        #expect(HistoryCommand.output(state, as: .json(.line)).results == json)
        #expect(history(state).results == "alien\t1970-01-12T13:46:40Z\n")
    }

    @Test(arguments: [
        (40, "blade runner  2 hours ago|alien         yesterday|"),
        (28, "blade runner  2 hours ago|alien         yesterday|"),
        (26, "blade runner  2 hours ago|alien         yesterday|"),
        (25, "blade runner  2 hours ago|alien         yesterday|"),
        (24, "blade runner|alien|"), (8, "blade r…|alien|"),
    ])
    func `shows recent queries beside their time, as wide as the terminal`(
        width: Int,
        lines: String
    ) {
        let state = RecentQueriesState.loaded([
            query("blade runner", secondsAgo: 7200), query("alien", secondsAgo: 90_000),
        ])

        let output = history(state, as: .rows(width: width, usesColor: false))

        #expect(output == CommandOutput(results: lines.replacing("|", with: "\n")))
    }

    @Test func `dims the times, and truncates long queries for them`() {
        let state = RecentQueriesState.loaded([query("a very long query", secondsAgo: 0)])

        let output = history(state, as: .rows(width: 22, usesColor: true))

        #expect(output.results == "a very long…  \u{1B}[2mjust now\u{1B}[0m\n")
    }

    @Test func `says on a terminal that the history is empty, unless quiet`() {
        let table = RecordFormat.rows(width: 80, usesColor: false)

        #expect(
            history(.loaded([]), as: table)
                == CommandOutput(messages: ["movies: the history is empty"])
        )
        #expect(
            HistoryCommand.output(.loaded([]), showsOpened: true, as: table)
                == CommandOutput(messages: ["movies: the history has no opened movie"])
        )
        #expect(HistoryCommand.output(.loaded([]), as: table, isQuiet: true) == CommandOutput())
    }

    @Test(arguments: [
        ("alein", "; did you mean 'alien'?"), ("blade runer", "; did you mean 'blade runner'?"),
        ("solaris", ""),
    ])
    func `says that no query has the text to remove`(text: String, hint: String) {
        let state = RecentQueriesState.missing(text, others: ["blade runner", "alien"])

        #expect(
            history(state)
                == CommandOutput(
                    messages: ["movies: nothing in the history matches \"\(text)\"\(hint)"],
                    exitCode: .nothingFound
                )
        )
    }

    private func query(_ text: String, secondsAgo: Int) -> RecentQueryItemViewModel {
        RecentQueryItemViewModel(
            RecentQuery(text: text, lastUsed: Timestamp(secondsSince1970: 1_000_000 - secondsAgo)),
            now: Timestamp(secondsSince1970: 1_000_000)
        )
    }

    private func movie(_ title: String, _ year: Int?) throws -> OpenedMovieItemViewModel {
        let opened = try #require(
            OpenedMovie(
                id: .tmdb(7),
                title: title,
                year: year,
                lastOpened: Timestamp(secondsSince1970: 0)
            )
        )
        return OpenedMovieItemViewModel(opened, now: Timestamp(secondsSince1970: 3600))
    }

    private func history(
        _ state: RecentQueriesState,
        as format: RecordFormat = .lines
    ) -> CommandOutput {
        HistoryCommand.output(state, as: format)
    }

    private let failure = MoviesError.storage(
        StorageFailure(operation: .read, path: "/x", reason: "Permission denied")
    )
}
