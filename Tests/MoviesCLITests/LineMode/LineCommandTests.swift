import Testing

@testable import MoviesCLI

struct LineCommandTests {
    @Test(arguments: [
        ("", LineCommand.nothing), ("  ", .nothing), ("7", .number(7)), (" 12 ", .number(12)),
        ("0", .letter("0")), ("-3", .text("-3")), ("q", .letter("q")), ("?", .letter("?")),
        ("o 3", .browse(3)), ("o x", .text("o x")), ("/", .query("")), ("/300", .query("300")),
        ("/ the  thing", .query("the thing")), ("blade\trunner", .text("blade runner")),
        ("기", .letter("기")), ("99999999999999999999", .text("99999999999999999999")),
    ])
    func `parses lines`(line: String, expected: LineCommand) {
        #expect(LineCommand(line) == expected)
    }
}
