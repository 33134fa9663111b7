import Domain
import Testing

@testable import Data

struct TSVRowTests {
    @Test func `decodes invalid UTF-8 as replacement characters`() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x09, 0x62]

        let text = bytes.withUnsafeBufferPointer { TSVRow($0).text(0) }

        #expect(text == "a\u{FFFD}")
    }

    @Test(
        arguments: [
            ("0", 0), ("1999", 1999), ("007", 7), ("999999999999", 999_999_999_999),
            ("1000000000000", nil), ("", nil), ("\\N", nil), ("-1", nil), ("+1", nil), ("1.5", nil),
            ("1 ", nil), ("/", nil), (":", nil), ("1e3", nil), ("١", nil),
        ] as [(String, Int?)]
    )
    func `reads numbers of up to twelve digits`(field: String, number: Int?) {
        #expect(read("a\t\(field)") { $0.number(1) } == number)
    }

    @Test(
        arguments: [
            ("tt0133093", 133_093), ("tt1", 1), ("tt4294967295", .max), ("tt4294967296", nil),
            ("tt0", nil), ("tt0000000", nil), ("tt", nil), ("nm0000206", nil), ("TT0133093", nil),
            ("t0133093", nil), ("at0133093", nil), ("ta0133093", nil), ("tt01a", nil), ("", nil),
            ("\\N", nil), ("tt0133093 ", nil),
        ] as [(String, UInt32?)]
    )
    func `reads the number of a title, which is never zero`(field: String, number: UInt32?) {
        #expect(read(field) { $0.titleNumber(0) } == number)
    }

    @Test(arguments: [
        ("Alien\tAlien", true), ("Alien\talien", false), ("Alien\tAliens", false),
        ("Aliens\tAlien", false), ("\\N\t\\N", false), ("\\N\tAlien", false), ("\t", true),
    ])
    func `compares two known fields`(line: String, isEqual: Bool) {
        #expect(read(line) { $0.isEqual(0, 1) } == isEqual)
    }

    @Test(arguments: [
        ("movie", true), ("Movie", false), ("movi", false), ("movies", false), ("", false),
        ("\\N", false), ("mavie", false),
    ])
    func `compares a field with a word`(field: String, isEqual: Bool) {
        #expect(read("\(field)\tend") { $0.isField(0, "movie") } == isEqual)
    }

    @Test(
        arguments: [
            ("tt1\t8.7\t2100000", 87, 2_100_000), ("tt1\t0\t0", 0, 0), ("tt1\t10.0\t1", 100, 1),
            ("tt1\t7.96\t4294967295", 80, .max), ("tt1\t6.94\t5", 69, 5),
        ] as [(String, UInt8, UInt32)]
    )
    func `reads a rating`(line: String, tenths: UInt8, votes: UInt32) throws {
        let rating = try #require(read(line) { IMDbRating($0) })

        #expect(rating.tenths == tenths)
        #expect(rating.votes == votes)
    }

    @Test(arguments: [
        "tt1\t10.1\t5", "tt1\t-0.1\t5", "tt1\tnan\t5", "tt1\tgood\t5", "tt1\t\\N\t5", "tt1\t\t5",
        "tt1\t8\t-1", "tt1\t8\t\\N", "tt1\t8\t", "tt1\t8\t4294967296", "tt1\t8\t1.5",
    ])
    func `rejects an impossible rating`(line: String) {
        #expect(read(line) { IMDbRating($0) == nil })
    }

    private func read<Result>(_ line: String, _ body: (TSVRow) -> Result) -> Result {
        Array(line.utf8).withUnsafeBufferPointer { body(TSVRow($0)) }
    }
}

struct LineStatisticsTests {
    @Test(arguments: [(0, 1), (0, 1000), (1, 101), (5, 501)])
    func `tolerates less than one malformed line in a hundred`(malformed: Int, total: Int) throws {
        try lines(malformed, of: total).check(.file("titles"))
    }

    @Test(arguments: [(1, 1), (1, 99), (1, 100), (5, 500)])
    func `rejects a file with more malformed lines`(malformed: Int, total: Int) {
        let failure = DataSetFailure.malformed(count: malformed, total: total, first: 1)

        #expect(throws: MoviesError.dataSetUnusable(file: .file("titles"), failure)) {
            try lines(malformed, of: total).check(.file("titles"))
        }
    }

    private func lines(_ malformed: Int, of total: Int) -> LineStatistics {
        var lines = LineStatistics()
        for number in 1...total { lines.add(isMalformed: number <= malformed) }
        return lines
    }

    @Test func `remembers the first malformed line, counted from one`() {
        var lines = LineStatistics()

        for isMalformed in [false, false, true, false, true] {
            lines.add(isMalformed: isMalformed)
        }

        #expect(lines.total == 5)
        #expect(lines.malformed == 2)
        #expect(lines.firstMalformed == 3)
    }
}
