import CommandLineKit
import Domain
import SystemKit
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The values of `--bind` and of `open --with`.
struct KeyBindTests {
    @Test(arguments: [
        ("Q:quit", Key.text("Q"), KeyAction.quit, Key.text("q")),
        ("ctrl-t:filter", .control("t"), .filter, .control("f")),
        ("F:filter", .text("F"), .filter, .text("f")),
        ("^T:quit", .control("t"), .quit, .text("q")),
        ("f6:retry", .function(6), .retry, .function(5)),
        ("R : retry", .text("R"), .retry, .text("r")),
        ("Alt-X:delete-query", .alt("x"), .deleteQuery, .control("x")),
        ("::new-search", .text(":"), .newSearch, .text("n")),
        ("space:last", .text(" "), .last, .text("G")),
    ])
    func `moves the character of an action, or its other key`(
        text: String,
        key: Key,
        action: KeyAction,
        usual: Key
    ) throws {
        let bind = try KeyBind(text)

        #expect(bind.key == key)
        let place = try #require(action.places.first { $0.key == usual })
        #expect(bind.target == .action(action, place))
    }

    @Test(arguments: [
        ("q", "must be KEY:ACTION, such as ctrl-t:filter"),
        (":", "must be KEY:ACTION, such as ctrl-t:filter"),
        ("ctlr-t:filter", "'ctlr-t' is no key; did you mean 'ctrl-t'?"),
        ("Enter:open", "'Enter' is no key; a key is a character, space, ctrl-t, alt-t or f6"),
        ("q:qiut", "unknown action 'qiut'; did you mean 'quit'?"),
        ("q:newSearch", "unknown action 'newSearch'; did you mean 'new-search'?"),
        ("q:run", "unknown action 'run'; did you mean 'run(…)'?"),
        (
            "R:recall",
            "recall works while you type, when characters are text; "
                + "its key must be one such as ctrl-t, alt-t or f6"
        ),
        ("p:run(mpv", "run( is not closed; it ends with )"),
        ("p:then-quit()", "name a program"),
        ("p:run('' a)", "name a program"),
        ("p:run({title})", "the program can't have a placeholder"),
        ("p:run(mpv {imdbid})", "unknown placeholder {imdbid}; did you mean {imdb_id}?"),
        ("p:run(mpv {id)", "a '{' is not closed; '{{' is a brace"),
        ("p:run(mpv 'x)", "a quote ' is not closed"),
        ("p:run(mpv \0)", "there is a character U+0000"),
    ])
    func `says what is wrong`(text: String, message: String) {
        #expect(throws: ErrorReport.usage(message)) { try KeyBind(text) }
        // The parser says it with the name of the option.
        #expect(OptionType.bind.message(for: text, of: "--bind") == "--bind: \(message)")
    }

    @Test(arguments: [
        ("mpv {url}", ["mpv", "{url}"]), ("  a\tb  ", ["a", "b"]), ("a '' \"\"", ["a", "", ""]),
        (
            #"sh -c 'printf "%s\n" "$1"' sh '{title} ({year})'"#,
            ["sh", "-c", #"printf "%s\n" "$1""#, "sh", "{title} ({year})"]
        ),
        (#"a x'y z'"'"w"#, ["a", "xy z'w"]),
        ("a $(b) `c` ~ * \\", ["a", "$(b)", "`c`", "~", "*", "\\"]),
    ])
    func `quotes group words, and nothing else has a meaning`(
        text: String,
        words: [String]
    ) throws {
        #expect(try UserCommand.words(text) == words)
    }

    @Test func `reads what runs, and whether movies ends with it`() throws {
        let runs = try KeyBind("p:run(/bin/sh a(b) 'c {title}')")
        let quits = try KeyBind("ctrl-t:then-quit(x)")

        guard case .command(let command) = runs.target, case .command(let other) = quits.target
        else {
            Issue.record("no commands")
            return
        }
        #expect(command.program == "/bin/sh" && command.name == "sh" && !command.ends)
        #expect(
            command.arguments.map(\.parts) == [
                [.text("a(b)")], [.text("c "), .field(.title)],
            ]
        )
        #expect(other.ends)
        #expect(runs.screens == [.list, .details])
        #expect(quits.screens == KeyScreen.allCases)
    }

    @Test(arguments: [
        (["q:run(a)"], "'q' is the key of quit; bind another key to that, too"),
        (["ctrl-s:run(a)"], "'Ctrl-S' is the key of sort; bind another key to that, too"),
        (["J:run(a)"], "'J' is the key of scroll-down; bind another key to that, too"),
        (["s:quit"], "'s' is the key of sort; bind another key to that, too"),
        (["ctrl-d:quit"], "'Ctrl-D' can't be bound: its use is to move by half a page"),
        (["ctrl-w:run(a)"], "'Ctrl-W' can't be bound: it edits the text"),
        (["Q:quit", "q:run(a)"], nil), (["s:quit", "q:sort"], nil), (["f:trailer"], nil),
        (["p:run(a)", "p:run(b)"], nil), (["s:quit", "Q:quit"], nil), (["q:quit"], nil),
        (["D:scroll-down", "D:next-movie"], nil),
    ])
    func `refuses a key that something else has`(texts: [String], message: String?) throws {
        var keys = UserKeys()
        let binds = try texts.map { try KeyBind($0) }
        binds.forEach { keys.add($0) }

        #expect(binds.compactMap { keys.conflict(of: $0) } == [message].compactMap(\.self))
    }

    @Test func `what is bound last counts`() throws {
        var keys = UserKeys()
        for text in ["p:run(a)", "Q:quit", "p:run(b)", "X:quit"] { keys.add(try KeyBind(text)) }

        #expect(keys.commands(on: .list).map(\.command.program) == ["b"])
        #expect(keys.moves(on: .list) == [.text("q"): .text("X")])
        #expect(keys.name(of: .quit, on: .details) == "X")
        #expect(keys.commands(on: .typing).isEmpty)
    }

    @Test func `says in the command line or in the file what is bound twice`() throws {
        let options = try ArgumentParser.parse(["--bind", "f:quit"], of: CommandTable.program)
            .options

        let error = ErrorReport(
            .usage,
            "--bind: 'f' is the key of filter; bind another key to that, too"
        )
        #expect(throws: error) {
            try Settings(options: options, environment: Environment([:])).userKeys()
        }
    }
}

/// What a program of the user gets of a movie.
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

        let program = try UserCommand("sh {title} a{year}b '{tmdb_id} {runtime}' {directors}")
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

    @Test(arguments: [
        ("sh {id} {tmdb_id}", "no tmdb_id known for The Matrix $(touch x) (1999)"),
        ("sh {runtime}", "no runtime known for The Matrix $(touch x) (1999)"),
        ("no-such-program", "no-such-program is not on PATH"),
        ("/no/such/program", "there is no /no/such/program"),
        ("/dev/null", "/dev/null is not executable"),
    ])
    func `does not run without a value or without its program`(
        text: String,
        message: String
    ) throws {
        let command = try UserCommand(text)

        let problem = #expect(throws: ErrorReport.self) { try command.program(for: movie) }

        #expect(problem?.summary == message)
    }

    @Test func `says how it ended, unless that went well`() throws {
        let command = try UserCommand("sh")

        #expect(command.notice(.exited(0)) == nil)
        #expect(command.notice(.exited(2)) == "sh ended with status 2")
        #expect(command.notice(.killed(2)) == "sh was killed by signal 2")
        #expect(command.notice(.notStarted("no memory")) == "can't start sh: no memory")
    }
}
