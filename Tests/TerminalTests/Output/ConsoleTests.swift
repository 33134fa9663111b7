import TerminalDoubles
import Testing

@testable import Terminal

struct ConsoleTests {
    @Test(
        arguments: [
            (nil, nil, 80), (nil, 120, 120), ("60", 120, 60), ("60", nil, 60), ("0", 120, 120),
            ("-5", 120, 120), ("wide", 120, 120), ("", nil, 80), ("1", 120, 1), ("60.5", 120, 120),
        ] as [(String?, Int?, Int)]
    )
    func `takes the width from COLUMNS, else from the terminal, else 80`(
        columns: String?,
        width: Int?,
        expected: Int
    ) {
        let console = console(
            SpyOutput(isTerminal: true, width: width),
            environment: columns.map { ["COLUMNS": $0] } ?? [:]
        )

        #expect(console.width == expected)
    }

    @Test(arguments: [
        (true, true, true), (true, false, false), (false, true, false), (false, false, false),
    ])
    func `is interactive if input and output are a terminal`(
        input: Bool,
        output: Bool,
        isInteractive: Bool
    ) {
        let console = console(SpyOutput(isTerminal: output), inputIsTerminal: input)

        #expect(console.isInteractive == isInteractive)
    }

    @Test func `writes diagnostics and errors to standard error`() {
        let (output, errors) = (SpyOutput(), SpyOutput())
        let console = console(output, errors: errors)

        console.writeDiagnostic("a line")
        console.report("it\nfailed \u{1B}[31mbadly")

        #expect(errors.text == "a line\nmovies: it failed badly\n")
        #expect(output.text.isEmpty)
    }

    @Test(arguments: [
        (true, "xterm", "\r\u{1B}[Kmovies: it failed\n"), (true, "dumb", "movies: it failed\n"),
        (false, "xterm", "movies: it failed\n"),
    ])
    func `replaces the progress line by a report`(
        isTerminal: Bool,
        term: String,
        expected: String
    ) {
        let errors = SpyOutput(isTerminal: isTerminal)
        let console = console(SpyOutput(), errors: errors, environment: ["TERM": term])

        console.reportOverProgress("it\tfailed")

        #expect(errors.text == expected)
    }

    @Test(arguments: [
        (ColorMode.always, false, "dumb", true), (.never, true, "xterm", false),
        (.auto, true, "xterm", true), (.auto, false, "xterm", false), (.auto, true, "dumb", false),
        (.auto, true, "", true),
    ])
    func `uses colors on capable terminals by default`(
        mode: ColorMode,
        isTerminal: Bool,
        term: String,
        expected: Bool
    ) {
        let console = console(SpyOutput(isTerminal: isTerminal), environment: ["TERM": term])

        #expect(console.usesColor(mode) == expected)
    }

    @Test(
        arguments: [
            ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
            (["TERM": "foot"], true), (["TERM": "foot", "TMUX": "/tmp/tmux"], false),
            (["TERM": "foot", "STY": "1.pts"], false),
            (["TERM": "dumb", "WT_SESSION": "1"], false),
            (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
            (["VTE_VERSION": "4999"], false), (["VTE_VERSION": "5000"], true),
            (["VTE_VERSION": "new"], false), (["WT_SESSION": "1"], true),
            (["KONSOLE_VERSION": "230800"], true), (["DOMTERM": ""], false),
        ] as [([String: String], Bool)]
    )
    func `shows links on terminals known to support them`(
        environment: [String: String],
        expected: Bool
    ) {
        #expect(
            console(SpyOutput(isTerminal: true), environment: environment).showsLinks == expected
        )
        #expect(!console(SpyOutput(), environment: environment).showsLinks)
    }

    private func console(
        _ output: SpyOutput,
        errors: SpyOutput = SpyOutput(),
        inputIsTerminal: Bool = false,
        environment: [String: String] = [:]
    ) -> Console {
        Console(
            program: "movies",
            output: output,
            errors: errors,
            inputIsTerminal: inputIsTerminal,
            environment: Environment(environment)
        )
    }
}
