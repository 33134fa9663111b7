import Testing

@testable import Data

struct DataSetKindTests {
    @Test(arguments: [
        ("tconst\ttitleType\tprimaryTitle\toriginalTitle", DataSetKind.imdbTitles),
        ("\u{FEFF}tconst\taverageRating\tnumVotes\r", .imdbRatings),
        ("titleId\tordering\ttitle\tregion", .imdbOtherTitles),
        ("tconst\tordering\tnconst\tcategory\tjob", .imdbCast),
        ("tconst\tdirectors\twriters", .imdbCrew), ("nconst\tprimaryName\tbirthYear", .imdbPeople),
        ("{\"adult\":false,\"id\":3924,\"original_title\":\"Blondie\"}", .tmdbExport),
        ("\u{FEFF}{\"original_title\":\"Blondie\"}", .tmdbExport),
    ])
    func `recognizes files by their first line`(line: String, expected: DataSetKind) {
        #expect(DataSetKind(firstLine: line) == expected)
    }

    @Test(arguments: ["", "\u{FEFF}", "tconst", "a\ttconst\taverageRating\tnumVotes", "{}"])
    func `recognizes no other files`(line: String) {
        #expect(DataSetKind(firstLine: line) == nil)
    }
}
