import Terminal
import Testing

@testable import MoviesCLI

struct ConsoleTableTests {
    private let number = TableColumn("N", .content(1)) { row, width in
        "\(row + 1)".padded(to: width)
    }
    private let title = TableColumn("TITLE", .rest { _ in 5 }) { _, width in
        "Alien".truncated(to: width)
    }

    @Test func `shows a column of one character`() {
        #expect(text(columns: 40, [number, title]) == "N  TITLE\n1  Alien\n2  Alien\n")
    }

    @Test(arguments: [(15, "N  TITLE  VOTES"), (14, "N  TITLE  VOT…"), (13, "N  TITLE")])
    func `truncates an optional column, and hides it without room`(columns: Int, header: String) {
        let votes = TableColumn("VOTES", .optional(3, least: 4, beside: { _ in 5 })) { _, width in
            "140".padded(to: width)
        }

        #expect(text(columns: columns, [number, title, votes]).prefix { $0 != "\n" } == header)
    }

    @Test(arguments: [(8, "TITLE"), (7, "TIT…"), (5, "T…"), (4, "…"), (3, "…"), (0, "…")])
    func `leaves at least one column to the title`(columns: Int, heading: String) {
        #expect(text(columns: columns, [number, title]).prefix { $0 != "\n" } == "N  \(heading)")
    }

    @Test func `is as wide as a heading that is wider than its cells`() {
        let id = TableColumn("ID", .content(1)) { row, width in
            "\(row)".padded(to: width)
        }
        let year = TableColumn("YEAR", .rest { _ in 1 }) { _, width in "-".padded(to: width) }

        #expect(text(columns: 40, [id, year]) == "ID  YEAR\n0   -   \n1   -   \n")
    }

    @Test func `hides an optional column without cells`() {
        let votes = TableColumn("VOTES", .optional(0, least: 0, beside: { _ in 5 })) { _, _ in "" }

        #expect(text(columns: 40, [number, title, votes]).hasPrefix("N  TITLE\n"))
    }

    private func text(columns: Int, _ table: [TableColumn]) -> String {
        ConsoleTable(width: columns, usesColor: false, showsLinks: false).text(rowCount: 2, table)
    }
}
