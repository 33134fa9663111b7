import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The last line of a list, which has an attribution as long as fits.
@MainActor
struct LineModeWidthTests {
    @Test(arguments: [
        (41, "2 of 2 movies · from the built-in catalog\n"), (40, "2 of 2 movies · built-in\n"),
        (1, "2 of 2 movies · built-in\n"),
    ])
    func `attributes the movies in the rest of the line`(width: Int, line: String) {
        let console = Console.movies(output: SpyOutput(isTerminal: true, width: width))
        let viewModel = ScriptedMoviesList()
        let screen = LineModeResults(viewModel, console: console)

        viewModel.show(.loaded(.sample(["A", "B"])))

        #expect(screen.drainOutput().text == "  1  A\n  2  B\n" + line)
    }
}
