import CommandLineKit
import Domain
import SystemKit
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct UserCommandTests {
    private let movie: MoviesListItemViewModel

    init() throws {
        movie = MoviesListItemViewModel(
            Movie(
                id: try #require(MovieID("tt0133093")),
                title: "The \u{1B}[31mMatrix\n$(touch x)",
                releaseDate: CalendarDate(year: 1999)
            )
        )
    }

    @Test func `puts what is known of a movie into its arguments`() throws {
        let details = MovieDetails(
            movie: Movie(
                id: .tmdb(603),
                title: movie.title,
                releaseDate: CalendarDate(year: 1999)
            ),
            runtime: 136,
            credits: MovieCredits(directors: ["Lana Wachowski", "Lilly Wachowski"]),
            source: .tmdb
        )
        let movie = MovieDetailsItemViewModel(details).detailedMovie

        let program = try command(["{title}", "a{year}b", "{tmdb_id} {runtime}", "{directors}"])
            .program(for: movie)

        #expect(
            program
                == ForegroundProgram(
                    name: "sh",
                    arguments: [
                        "The Matrix $(touch x)", "a1999b", "603 136",
                        "Lana Wachowski, Lilly Wachowski",
                    ]
                )
        )
    }

    @Test(arguments: ["tmdb_id", "runtime", "directors", "url", "original_title"])
    func `does not run if a value is unknown`(field: String) throws {
        let movie = self.movie

        let problem = #expect(throws: ErrorReport.self) {
            try command(["{id}", "{\(field)}"]).program(for: movie)
        }

        #expect(problem?.summary == "no \(field) known for The Matrix $(touch x) (1999)")
    }

    @Test(arguments: [
        ("no-such-program", "play: no-such-program is not on PATH"),
        ("/no/such/program", "play: there is no /no/such/program"),
        ("/dev/null", "play: /dev/null is not executable"),
    ])
    func `does not run without its program`(program: String, message: String) throws {
        let movie = self.movie

        let problem = #expect(throws: ErrorReport.self) {
            try command([], program: program).program(for: movie)
        }

        #expect(problem?.summary == message)
    }

    @Test func `says how it ended, unless that went well`() throws {
        let command = try command([])

        #expect(command.notice(.exited(0)) == nil)
        #expect(command.notice(.exited(2)) == "play: sh ended with status 2")
        #expect(command.notice(.killed(2)) == "play: sh was killed by signal 2")
        #expect(command.notice(.notStarted("no memory")) == "play: can't start sh: no memory")
    }

    private func command(_ arguments: [String], program: String = "sh") throws -> UserCommand {
        UserCommand(
            name: "play",
            key: .text("p"),
            program: program,
            arguments: try arguments.map { try FieldTemplate($0) },
            ends: false
        )
    }
}
