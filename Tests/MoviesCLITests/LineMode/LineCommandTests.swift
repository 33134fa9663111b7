import Testing

@testable import MoviesCLI

struct LineCommandTests {
    @Test(arguments: [
        ("", LineCommand.nothing), ("  ", .nothing), ("7", .number(7)), (" 12 ", .number(12)),
        ("0", .text("0")), ("-3", .text("-3")), ("q", .action(.quit)), ("quit", .action(.quit)),
        ("?", .action(.help)), ("help", .action(.help)), ("o 3", .numbered(.open, 3)),
        ("open 3", .numbered(.open, 3)), ("open water", .text("open water")),
        ("back to the future", .text("back to the future")), ("o x", .text("o x")),
        ("/", .query("")), ("/300", .query("300")), ("/ the  thing", .query("the thing")),
        ("& the  thing", .narrow("the thing")), ("&", .narrow("")),
        ("f genre:horror year:1980s", .filter("genre:horror year:1980s")), ("filter", .filter("")),
        ("f is for family", .text("f is for family")), ("s -year", .sort("-year")),
        ("sort", .sort("")), ("sort of dead", .text("sort of dead")),
        ("blade\trunner", .text("blade runner")), ("기", .text("기")),
        ("99999999999999999999", .text("99999999999999999999")),
    ])
    func `parses lines`(line: String, expected: LineCommand) {
        #expect(LineCommand(line) == expected)
    }
}
