import Domain
import Testing

struct TextLinesTests {
    @Test(arguments: [
        ("", []), ("\n \n\t\r\n", []), ("alien", ["alien"]),
        ("alien\n\nblade runner\r\n", ["alien", "blade runner"]),
        ("\u{FEFF}alien\n기생충", ["alien", "기생충"]), ("a\nb\0c\0\0", ["a\nb", "c"]), ("\0", []),
    ])
    func `are separated by line breaks, or by NUL if there is any`(text: String, lines: [String]) {
        #expect(TextLines.lines(in: Array(text.utf8)) == lines)
    }
}
