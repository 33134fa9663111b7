import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Lines of a list that have only what fits: the reasons, and the attribution in the last one.
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

    @Test(arguments: [
        (
            80,
            """
              1  Fight Club (1999)  (with Brad Pitt)
              2  Jaws (1975)  (about: A great white shark hunts the swimmers of a town.)

            """
        ),
        (
            40,
            """
              1  Fight Club (1999)  (with Brad Pitt)
              2  Jaws (1975)  (about: A great whit…)

            """
        ),
        (39, "  1  Fight Club (1999)\n  2  Jaws (1975)\n"),
    ])
    func `says in the rest of a line why a movie is there`(width: Int, lines: String) {
        let console = Console.movies(output: SpyOutput(isTerminal: true, width: width))
        let viewModel = ScriptedMoviesList()
        let screen = LineModeResults(viewModel, console: console)
        var list = MoviesList.sample([])
        list.items = [.fightClub, .jaws]

        viewModel.show(.loaded(list))

        #expect(screen.drainOutput().text.hasPrefix(lines))
    }
}
