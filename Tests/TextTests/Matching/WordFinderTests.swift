import Testing
import Text

struct WordFinderTests {
    @Test(
        arguments: [
            ("shin", ["The Shining"], .prefix, [4..<8]),
            ("the shin", ["The Shining"], .prefix, [0..<3, 4..<8]),
            ("HINING", ["The Shining"], .substring, [5..<11]),
            ("shng", ["The Shining"], .letters, []),
            ("amelie", ["Amélie"], .prefix, [0..<6]), ("기생", ["기생충"], .prefix, [0..<2]),
            ("1980", ["The Shining", "1980"], .substring, []),
            ("kubrick shining", ["The Shining", "1980", "Stanley Kubrick"], .substring, [4..<11]),
            ("dont look", ["Don't Look Now"], .prefix, [0..<5, 6..<10]),
            ("xmen", ["X-Men"], .letters, []), ("sd", ["sabcefghid"], .letters, []),
            ("", ["Anything"], .prefix, []),
        ] as [(String, [String], TextMatch.Quality, [Range<Int>])]
    )
    func `finds all words, and says how well and where`(
        typed: String,
        parts: [String],
        quality: TextMatch.Quality,
        ranges: [Range<Int>]
    ) throws {
        var finder = WordFinder(typed)

        let match = finder.find(in: parts)
        let found = try #require(match)

        #expect(found.quality == quality)
        #expect(found.ranges.allSatisfy { (0...parts[0].count).contains($0.upperBound) })
        if quality != .letters { #expect(found.ranges == ranges) }
    }

    @Test(arguments: [
        ("shining 1981", ["The Shining", "1980"]), ("gnihs", ["The Shining"]),
        ("tg", ["The Shining"]), ("z", ["The Shining"]), ("t", []),
        // The letters are too far from each other.
        ("sd", ["Sunshine of the Spotless Mind"]), ("sd", ["sabcefghijd"]),
    ])
    func `finds nothing if a word is missing`(typed: String, parts: [String]) {
        var finder = WordFinder(typed)

        #expect(finder.find(in: parts) == nil)
    }

    @Test func `marks the characters of a title with marks and emoji`() throws {
        var finder = WordFinder("family e")

        let match = finder.find(in: ["👨‍👩‍👧 Family e\u{301}té"])
        let found = try #require(match)

        #expect(found.ranges == [2..<8, 9..<10])
    }
}
