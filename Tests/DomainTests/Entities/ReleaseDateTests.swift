import Domain
import Testing

struct ReleaseDateTests {
    @Test(arguments: ["1999-03-31", "1999-03", "1999", "2000-02-29", "1888-10-14", "2099-12-31"])
    func `reads and writes the known part of a date`(text: String) throws {
        let date = try #require(ReleaseDate(text))

        #expect(date.description == text)
    }

    @Test(arguments: [
        "", " ", "-", "nonsense", "1999-", "1999-3-31", "1999-13-01", "1999-00-10", "1999-02-30",
        "1900-02-29", "0000-00-00", "99-01-01", "1999-03-31T00:00", "+999", "１９９９", "1999-03-31-1",
    ])
    func `refuses what is in no calendar`(text: String) {
        #expect(ReleaseDate(text) == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
        (1_763_696_096, "2025-11-21"), (253_402_300_799, "9999-12-31"),
    ])
    func `is the day of a point in time in UTC`(seconds: Int, text: String) {
        #expect(ReleaseDate(utc: Timestamp(secondsSince1970: seconds))?.description == text)
    }

    @Test func `has no day after the year 9999`() {
        #expect(ReleaseDate(utc: Timestamp(secondsSince1970: 253_402_300_800)) == nil)
    }

    @Test func `refuses a day without its month`() {
        #expect(ReleaseDate(year: 1999, day: 31) == nil)
    }
}
