import Testing

@testable import Domain

struct NameListTests {
    @Test(arguments: [
        ("Alien (1979)\n\n  \nHeat.mkv\r\n", ["Alien (1979)", "Heat.mkv"]),
        ("a\nb.mkv\0Heat.mkv\0", ["a\nb.mkv", "Heat.mkv"]),
        (
            "Date,Name,Year\n2024-01-01,\"Oh, \"\"Hi\"\"\",2003\n,Heat,\n",
            ["Oh, \"Hi\" (2003)", "Heat"]
        ),
        ("title,year\nAlien,1979", ["Alien (1979)"]),
        ("\u{FEFF}Title,Year\nAlien,1979", ["Alien (1979)"]),
        ("The Good, the Bad and the Ugly\n", ["The Good, the Bad and the Ugly"]),
        ("", []),
    ])
    func `reads lines, texts with NUL between them, and columns`(text: String, names: [String]) {
        #expect(NameList.names(in: Array(text.utf8)).map(\.name) == names)
    }
}
