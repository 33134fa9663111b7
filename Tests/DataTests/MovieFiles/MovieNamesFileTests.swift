import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

struct MovieNamesFileTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: [
        ("Alien (1979)\n\n  \nHeat.mkv\r\n", ["Alien (1979)", "Heat.mkv"]),
        ("a\nb.mkv\0Heat.mkv\0", ["a\nb.mkv", "Heat.mkv"]),
        (
            "Date,Name,Year\n2024-01-01,\"Oh, \"\"Hi\"\"\",2003\n,Heat,\n",
            ["Oh, \"Hi\" (2003)", "Heat"]
        ),
        ("title,year\nAlien,1979", ["Alien (1979)"]),
        ("\u{FEFF}Title,Year\nAlien,1979", ["Alien (1979)"]),
        ("Title;Year\nAlien;1979", ["Alien (1979)"]),
        ("Const,Title\ntt0078748,Alien\n", ["Alien"]),
        ("The Good, the Bad and the Ugly\n", ["The Good, the Bad and the Ugly"]),
        // A quotation mark within a field opens none, and a year that no movie has is none.
        ("Name,Year\n12\" Vinyl,1999\nHeat,9223372036854775807", ["12\" Vinyl (1999)", "Heat"]),
        (
            "Letterboxd list export v7\nDate,Name\n2020-01-01,Favorites\n\n"
                + "Position,Name,Year\n1,Alien,1979\n", ["Alien (1979)"]
        ),
        ("", []),
    ])
    func `reads lines, texts with NUL between them, and columns`(
        text: String,
        names: [String]
    ) throws {
        #expect(try read(Data(text.utf8)) == names)
    }

    @Test func `reads UTF-16`() throws {
        let text = "Name,Year\nAmélie,2001\n"

        #expect(try read(#require(text.data(using: .utf16LittleEndian))) == ["Amélie (2001)"])
    }

    @Test func `reads a name that is not UTF-8, and the others as they are`() throws {
        let data = Data("기생충.mkv\0".utf8) + [UInt8(ascii: "x"), 0xFF, 0] + Data("Amélie\0".utf8)

        #expect(try read(data) == ["기생충.mkv", "xÿ", "Amélie"])
    }

    @Test(arguments: [
        ("M\0X\09\0", ["M", "X", "9"]),
        ("1\02\0Alien (1979).mkv\0", ["1", "2", "Alien (1979).mkv"]),
        ("\0M\0X\0", ["M", "X"]),
    ])
    func `takes names of one letter for no UTF-16`(text: String, names: [String]) throws {
        #expect(try read(Data(text.utf8)) == names)
    }

    private func read(_ data: Data) throws -> [String] {
        try folder.write(data, to: "names")
        return try MovieNamesFile.names(in: folder.path(of: "names")).map(\.text)
    }
}
