import Testing

@testable import Terminal

struct RowCountTests {
    @Test(arguments: [
        ("", 10, 0), ("\n", 10, 1), ("a\nb\n", 10, 2), ("a\nb", 10, 2), ("a\n\nb\n", 10, 3),
        ("abcde\n", 5, 1), ("abcdef\n", 5, 2), ("abcdefghijk\n", 5, 3), ("기생충\n", 5, 2),
        ("\u{1B}[2mabcde\u{1B}[0m\n", 5, 1), ("a\tb\n", 9, 1), ("a\tb\n", 8, 2),
        ("\t\tb\n", 16, 2), ("\u{1B}]8;;https://example.org\u{1B}\\abc\u{1B}]8;;\u{1B}\\\n", 5, 1),
    ])
    func `counts the rows of wrapped lines`(text: String, columns: Int, rows: Int) {
        #expect(text.rowCount(columns: columns) == rows)
    }
}
