import Terminal
import Testing

@testable import MoviesCLI

struct ConsoleTableTests {
    private let number = TableColumn("N", [1...1]) { row, width in
        "\(row + 1)".padded(to: width)
    }
    private let title = TableColumn("TITLE", [5...5, 5...5, 1...5]) { _, width in
        "Alien".truncated(to: width)
    }

    @Test(arguments: [
        (16, "N  TITLE  VOTES"), (15, "N  TITLE  VOTES"), (14, "N  TITLE  VOT…"), (13, "N  TITLE"),
        (8, "N  TITLE"), (7, "N  TIT…"), (5, "N  T…"), (4, "N  …"), (0, "N  …"),
    ])
    func `shows the first layout that fits, as wide as it needs`(columns: Int, header: String) {
        let votes = TableColumn("VOTES", [4...5, 0...0]) { _, width in "140".padded(to: width) }

        #expect(text(columns: columns, [number, title, votes]).prefix { $0 != "\n" } == header)
    }

    @Test func `is as wide as a heading that is wider than its cells`() {
        let id = TableColumn("ID", [1...1]) { row, width in "\(row)".padded(to: width) }
        let year = TableColumn("YEAR", [1...1]) { _, width in "-".padded(to: width) }

        #expect(text(columns: 40, [id, year]) == "ID  YEAR\n0   -   \n1   -   \n")
    }

    private func text(columns: Int, _ table: [TableColumn]) -> String {
        ConsoleTable(width: columns, usesColor: false, showsLinks: false).text(rowCount: 2, table)
    }
}
