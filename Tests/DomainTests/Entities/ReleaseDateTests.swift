import Domain
import Testing

struct ReleaseDateTests {
    @Test(arguments: ["1999-03-31", "1999-03", "1999", "2000-02-29", "1888-10-14", "2099-12-31"])
    func `reads and writes as much of a date as is known`(text: String) throws {
        let date = try #require(ReleaseDate(text))

        #expect(date.description == text)
    }

    @Test(arguments: [
        "", " ", "-", "nonsense", "1999-", "1999-3-31", "1999-13-01", "1999-00-10", "1999-02-30",
        "1900-02-29", "0000-00-00", "99-01-01", "1999-03-31T00:00", "+999", "１９９９", "1999-03-31-1",
    ])
    func `refuses what no calendar has`(text: String) {
        #expect(ReleaseDate(text) == nil)
    }

    @Test func `refuses a day without its month`() {
        #expect(ReleaseDate(year: 1999, day: 31) == nil)
    }
}
