import CommandLineKit
import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

struct CatalogViewTests {
    private let imported = CatalogInfo(
        source: .imdb,
        movieCount: 1_238_234,
        date: CalendarDate(year: 2025, month: 11, day: 21),
        byteCount: 112_345_678,
        formatVersion: 9,
        path: "/x\ty"
    )
    private let builtIn = CatalogInfo(
        source: .builtIn,
        movieCount: 9999,
        date: CalendarDate("2026-08"),
        formatVersion: 9
    )

    @Test func `shows a catalog on a terminal as labels and values`() {
        let output = CatalogView.output(imported, as: .rows(width: 90, usesColor: false))

        #expect(
            output
                == CommandOutput(
                    results: """
                        Source       IMDb
                        Movies       1,238,234
                        Date         2025-11-21
                        Size         112.3 MB
                        Path         /x y
                        Attribution  Information courtesy of IMDb (https://www.imdb.com). Used with permission.

                        """
                )
        )
    }

    @Test func `says on a terminal how to import a catalog, unless quiet`() {
        let rows = RecordFormat.rows(width: 80, usesColor: false)
        var output = CommandOutput(results: "Source  built in\nMovies  9,999\nDate    2026-08\n")

        #expect(CatalogView.output(builtIn, as: rows, isQuiet: true) == output)
        output.messages = [
            "the built-in catalog knows 9,999 movies up to August 2026; "
                + "'movies catalog update' downloads all movies"
        ]
        #expect(CatalogView.output(builtIn, as: rows) == output)
    }

    @Test func `prints a catalog elsewhere as pairs or JSON`() {
        #expect(
            CatalogView.output(builtIn).results
                == "source\tbuilt-in\nmovies\t9999\ndate\t2026-08\nbytes\t0\nformat\t9\npath\t\n"
                + "attribution\t\nlast_update\t\nlast_update_outcome\t\nlast_update_error\t\n"
        )
        #expect(
            CatalogView.output(builtIn, as: .json(.line)).results
                == #"{"source":"built-in","movies":9999,"date":"2026-08","bytes":0,"format":9,"#
                + #""path":null,"attribution":null,"last_update":null,"#
                + #""last_update_outcome":null,"last_update_error":null}"# + "\n"
        )
    }

    @MainActor
    @Test func `says once that a download waits, however often it does`() async throws {
        let errors = SpyOutput()
        let view = CatalogView(console: .movies(errors: errors), isQuiet: false)

        for seconds in 1...3 {
            let wait = CatalogActivity.waiting(
                seconds: seconds,
                reason: .server(.example, .timedOut)
            )
            let progress = CatalogProgress(step: 1, of: 3, wait)
            view.show(CatalogProgressItemViewModel(progress, CatalogProgressEstimate()))
        }
        let result = CatalogImportResult(catalog: builtIn)
        let exitCode = try await view.exitCode { _ throws(MoviesError) in result }

        #expect(exitCode == .done)
        #expect(
            errors.text
                == "movies: retrying in 1 s: example.org did not respond in time\n"
                + "imported 9,999 movies\n"
        )
    }
}
