import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct HistoryCommandTests {
    @Test func `prints opened movies with their time, as lines, rows or JSON`() throws {
        let queries = [query("alien", secondsAgo: 0)]
        let movies = [try movie("Blow\tUp", 1966), try movie("Solaris", nil)]
        func opened(_ format: RecordFormat) -> String {
            history(queries, movies, showsOpened: true, as: format).results
        }
        let json =
            #"{"queries":[{"query":"alien","last_used":"1970-01-12T13:46:40Z"}],"#
            + #""opened":[{"id":"7","title":"Blow Up","year":1966,"#
            + #""last_opened":"1970-01-12T12:46:40Z"},{"id":"7","title":"Solaris","year":null,"#
            + #""last_opened":"1970-01-12T12:46:40Z"}]}"# + "\n"

        #expect(
            opened(.lines)
                == "7\tBlow Up\t1966\t1970-01-12T12:46:40Z\n"
                + "7\tSolaris\t\t1970-01-12T12:46:40Z\n"
        )
        #expect(
            opened(.rows(width: 40, usesColor: false))
                == "Blow Up (1966)  1 hour ago\nSolaris         1 hour ago\n"
        )
        #expect(opened(.json(.line)) == json)
        #expect(history(queries, movies, as: .json(.line)).results == json)
        #expect(history(queries, movies).results == "alien\t1970-01-12T13:46:40Z\n")
        #expect(history([], as: .json(.line)).results == #"{"queries":[],"opened":[]}"# + "\n")
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
        let queries = [query("blade runner", secondsAgo: 7200), query("alien", secondsAgo: 90_000)]

        let output = history(queries, as: .rows(width: width, usesColor: false))

        #expect(output == CommandOutput(results: lines.replacing("|", with: "\n")))
    }

    @Test func `dims the times, and truncates long queries for them`() {
        let query = query("a very long query", secondsAgo: 0)

        let output = history([query], as: .rows(width: 22, usesColor: true))

        #expect(output.results == "a very long…  \u{1B}[2mjust now\u{1B}[0m\n")
    }

    @Test func `says on a terminal that the history is empty, unless quiet`() {
        let table = RecordFormat.rows(width: 80, usesColor: false)

        #expect(history([], as: table) == CommandOutput(messages: ["movies: the history is empty"]))
        #expect(
            history([], showsOpened: true, as: table)
                == CommandOutput(messages: ["movies: the history has no opened movie"])
        )
        #expect(history([], as: table, isQuiet: true) == CommandOutput())
    }

    private let now = Timestamp(secondsSince1970: 1_000_000)

    private func query(_ text: String, secondsAgo: Int) -> RecentQuery {
        RecentQuery(text: text, lastUsed: Timestamp(secondsSince1970: 1_000_000 - secondsAgo))
    }

    private func movie(_ title: String, _ year: Int?) throws -> OpenedMovie {
        let lastOpened = Timestamp(secondsSince1970: 1_000_000 - 3600)
        return try #require(
            OpenedMovie(id: .tmdb(7), title: title, year: year, lastOpened: lastOpened)
        )
    }

    private func history(
        _ queries: [RecentQuery],
        _ movies: [OpenedMovie] = [],
        showsOpened: Bool = false,
        as format: RecordFormat = .lines,
        isQuiet: Bool = false
    ) -> CommandOutput {
        HistoryCommand.output(
            queries,
            movies,
            showsOpened: showsOpened,
            as: format,
            isQuiet: isQuiet,
            now: now
        )
    }
}
