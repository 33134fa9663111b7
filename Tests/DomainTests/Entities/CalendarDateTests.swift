import Domain
import Testing

struct CalendarDateTests {
    @Test(arguments: ["1999-03-31", "1999-03", "1999", "2000-02-29", "1888-10-14", "2099-12-31"])
    func `reads and writes the known part of a date`(text: String) throws {
        let date = try #require(CalendarDate(text))

        #expect(date.description == text)
    }

    @Test(arguments: [
        "", " ", "-", "nonsense", "1999-", "1999-3-31", "1999-13-01", "1999-00-10", "1999-02-30",
        "1900-02-29", "0000-00-00", "99-01-01", "1999-03-31T00:00", "+999", "１９９９", "1999-03-31-1",
    ])
    func `rejects dates that do not exist`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test(arguments: zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
    func `knows how many days each month has`(month: Int, dayCount: Int) {
        #expect(CalendarDate(year: 2023, month: month, day: 1) != nil)
        #expect(CalendarDate(year: 2023, month: month, day: dayCount) != nil)
        #expect(CalendarDate(year: 2023, month: month, day: dayCount + 1) == nil)
        #expect(CalendarDate(year: 2023, month: month, day: 0) == nil)
    }

    @Test(arguments: [
        (1896, true), (1900, false), (2000, true), (2023, false), (2024, true), (2100, false),
        (2400, true), (1600, true), (1700, false),
    ])
    func `has a 29th of February in leap years only`(year: Int, isLeapYear: Bool) {
        #expect((CalendarDate(year: year, month: 2, day: 29) != nil) == isLeapYear)
        #expect((CalendarDate("\(year)-02-29") != nil) == isLeapYear)
        #expect(CalendarDate(year: year, month: 2, day: 30) == nil)
    }

    @Test(arguments: [(999, false), (1000, true), (9999, true), (10_000, false), (-1999, false)])
    func `accepts only four-digit years`(year: Int, isValid: Bool) {
        #expect((CalendarDate(year: year) != nil) == isValid)
    }

    @Test(arguments: [0, 13, -1])
    func `rejects a month that does not exist`(month: Int) {
        #expect(CalendarDate(year: 1999, month: month) == nil)
        #expect(CalendarDate(year: 1999, month: month, day: 1) == nil)
    }

    @Test(arguments: [
        (9, 9, "1999-09-09"), (10, 10, "1999-10-10"), (1, 31, "1999-01-31"), (12, 1, "1999-12-01"),
    ])
    func `writes two digits of months and days`(month: Int, day: Int, text: String) {
        #expect(CalendarDate(year: 1999, month: month, day: day)?.description == text)
    }

    @Test(arguments: ["1999/03/31", "1999-03/31", "1999.03", "19990331", "1999 03 31", "1999-0:"])
    func `rejects separators other than dashes`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func `reads the parts of a date`() {
        let date = CalendarDate("1999-03-31")

        #expect(date?.year == 1999)
        #expect(date?.month == 3)
        #expect(date?.day == 31)
        #expect(CalendarDate("1999-03")?.day == nil)
        #expect(CalendarDate("1999")?.month == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
        (1_763_696_096, "2025-11-21"), (253_402_300_799, "9999-12-31"),
    ])
    func `is the day of a point in time in UTC`(seconds: Int, text: String) {
        #expect(CalendarDate(utc: Timestamp(secondsSince1970: seconds))?.description == text)
    }

    @Test func `has no day after the year 9999`() {
        #expect(CalendarDate(utc: Timestamp(secondsSince1970: 253_402_300_800)) == nil)
    }

    @Test func `rejects a day without a month`() {
        #expect(CalendarDate(year: 1999, day: 31) == nil)
    }

    @Test func `an earlier date comes first, and an unknown part before a known one`() {
        let texts = [
            "1998-12-31", "1999", "1999-01", "1999-01-01", "1999-03", "1999-03-30", "1999-03-31",
            "1999-04",
        ]
        let dates = texts.compactMap { CalendarDate($0) }

        #expect(dates.reversed().sorted().map(\.description) == texts)
    }
}
