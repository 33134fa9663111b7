import Testing

@testable import Data

struct DataSetTests {
    @Test(arguments: [
        ("tconst\ttitleType\tprimaryTitle\toriginalTitle", DataSetKind.imdbTitles),
        ("\u{FEFF}tconst\taverageRating\tnumVotes\r", .imdbRatings),
        ("titleId\tordering\ttitle\tregion", .imdbOtherTitles),
        ("{\"adult\":false,\"id\":3924,\"original_title\":\"Blondie\"}", .tmdbExport),
        ("\u{FEFF}{\"original_title\":\"Blondie\"}", .tmdbExport),
    ])
    func `tells files by their first line`(line: String, expected: DataSetKind) {
        #expect(DataSetKind(firstLine: line) == expected)
    }

    @Test(arguments: ["", "\u{FEFF}", "tconst", "a\ttconst\taverageRating\tnumVotes", "{}"])
    func `knows no other file`(line: String) {
        #expect(DataSetKind(firstLine: line) == nil)
    }
}
