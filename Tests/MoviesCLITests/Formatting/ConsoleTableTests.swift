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

        let text = text(columns: columns, [number, title, votes])

        #expect(text.prefix { $0 != "\n" } == header)
    }

    private func text(columns: Int, _ table: [TableColumn]) -> String {
        ConsoleTable(width: columns, usesColor: false, showsLinks: false)
            .text(rowCount: 2, table)
    }
}
