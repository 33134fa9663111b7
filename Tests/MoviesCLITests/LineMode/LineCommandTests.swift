import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct LineCommandTests {
    private let menu = LineMenu(
        inputs: [("number", "print the details")],
        actions: [.open, .quit, .help]
    )

    @Test(arguments: [
        ("7", LineCommand.number(7)), (" 12 ", .number(12)), ("0", .text("0")), ("-3", .text("-3")),
        ("q", .action(.quit)), ("quit", .action(.quit)), ("?", .action(.help)), ("r", .text("r")),
        ("retry", .text("retry")), ("open", .action(.open)), ("open water", .text("open water")),
        ("o 3", .text("o 3")), ("/", .query("")), ("/300", .query("300")),
        ("/ the  thing", .query("the thing")), ("/q", .query("q")),
        ("blade\trunner", .text("blade runner")), ("기", .text("기")),
        ("99999999999999999999", .text("99999999999999999999")),
    ])
    func `parses lines`(line: String, expected: LineCommand) {
        #expect(LineCommand(line, menu) == expected)
    }

    @Test(arguments: ["", "  ", "\u{7}"])
    func `a blank line is no command`(line: String) {
        #expect(LineCommand(line, menu) == nil)
    }

    @Test func `the question and the help name the same input`() {
        #expect(menu.question == "number, o open, q quit, ? help")
        #expect(
            menu.help == """
                number    print the details
                o         open the web page
                q         quit
                ?         print these commands

                """
        )
    }
}

extension CommandOutput {
    var text: String { results }
}

/// A row of a narrow list, without ratings and genres.
func lineModeRow(_ number: Int, _ title: String, year: Int? = nil) -> String {
    "  \(number)  \(year.map { "\($0)" } ?? "    ")  \(title)\n"
}
