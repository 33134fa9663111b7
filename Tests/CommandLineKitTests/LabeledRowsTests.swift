import Terminal
import Testing

@testable import CommandLineKit

struct LabeledRowsTests {
    private let rows = [(label: "Label", value: "one two three"), (label: "Id", value: "7")]

    private static let id = ["  Id", "    7"]

    @Test(arguments: [
        (24, ["  Label  one two three", "  Id     7"]),
        (22, ["  Label  one two three", "  Id     7"]),
        (21, ["  Label  one two", "         three", "  Id     7"]),
        (20, ["  Label", "    one two three", "  Id", "    7"]),
        (17, ["  Label", "    one two three", "  Id", "    7"]),
        (16, ["  Label", "    one two", "    three", "  Id", "    7"]),
        (6, ["  Lab…", "    on", "    e", "    tw", "    o", "    th", "    re", "    e"] + id),
    ])
    func `has values beside their labels, or below them if there is little room`(
        width: Int,
        lines: [String]
    ) {
        #expect(LabeledRows(rows: rows, width: width, indentation: 2).lines.map(\.text) == lines)
    }

    @Test(arguments: [(32, "Label     one two three"), (31, "Label")])
    func `takes another width of the labels, and another least room`(width: Int, first: String) {
        let labeled = LabeledRows(rows: rows, width: width, labelWidth: 10, minimumValueWidth: 22)

        #expect(labeled.lines.first?.text == first)
    }

    @Test func `has labels as wide as the widest, and a gap`() {
        #expect(LabeledRows.labelWidth(["a", "abc", ""]) == 5)
        #expect(LabeledRows.labelWidth([]) == 2)
        #expect(LabeledRows(rows: [], width: 40).lines.isEmpty)
    }
}
