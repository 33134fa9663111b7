import Foundation
import Infrastructure
import Testing

struct HTTPDateTests {
    /// 2026-11-21 00:00:00 UTC.
    private static let now = Date(timeIntervalSince1970: 1_795_219_200)

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("Wed Nov 16 08:49:37 1994", 784_975_777),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
        ("Thu, 29 Feb 2024 12:00:00 GMT", 1_709_208_000),
        ("Tuesday, 29-Feb-00 00:00:00 GMT", 951_782_400),
        ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
        ("Sat, 01 Jan 0000 00:00:00 GMT", -62_167_219_200),
    ])
    func `reads three forms`(text: String, seconds: Double) {
        #expect(Date(http: text, now: Self.now)?.timeIntervalSince1970 == seconds)
    }

    /// At most 50 years from now, to the day.
    @Test(arguments: [
        ("20-Nov-26", "2026"), ("20-Nov-27", "2027"), ("20-Nov-75", "2075"), ("20-Nov-76", "2076"),
        ("23-Nov-76", "1976"), ("20-Nov-77", "1977"), ("20-Nov-99", "1999"), ("20-Nov-00", "2000"),
    ])
    func `reads two digits as a year`(day: String, year: String) throws {
        let date = try #require(Date(http: "Friday, \(day) 00:00:00 GMT", now: Self.now))

        #expect(date.formatted(Date.ISO8601FormatStyle().year()) == year)
    }

    @Test(arguments: [
        "", " ", "soon", "784111777", "1994-11-06T08:49:37Z",
        // Another zone, or none.
        "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
        "Sun, 06 Nov 1994 08:49:37 +0000", "Sunday, 06-Nov-94 08:49:37",
        "Sun Nov  6 08:49:37 1994 GMT",
        // No such day, and no such time.
        "Fri, 30 Feb 2024 08:49:37 GMT", "Wed, 29 Feb 2023 08:49:37 GMT",
        "Thu, 29 Feb 1900 08:49:37 GMT", "Wed, 31 Apr 2024 08:49:37 GMT",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
        "Sunday, 29-Feb-23 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
        "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:60 GMT",
        "Sun, 06 Nov 1994 23:59:61 GMT", "Sun, 06 Nov 1994 08::49:37 GMT",
        // Other names, and other cases.
        "sun, 06 nov 1994 08:49:37 gmt", "Sun, 06 Nov 1994 08:49:37 gmt",
        "SUN, 06 NOV 1994 08:49:37 GMT", "Sun, 06 November 1994 08:49:37 GMT",
        "So, 06 Nov 1994 08:49:37 GMT", "Sunday, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06-Nov-94 08:49:37 GMT", "06 Nov 1994 08:49:37 GMT",
        // Other digits, and other widths.
        "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT",
        "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
        "Sun, 06 Nov +994 08:49:37 GMT", "Sun, -6 Nov 1994 08:49:37 GMT",
        "Sun, ０６ Nov 1994 08:49:37 GMT", "Sun Nov 06 08:49:37 94", "Sun Nov 6 08:49:37 1994",
        // More than a date.
        "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT, and more", "Sun,  06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT\n",
    ])
    func `rejects anything else`(text: String) {
        #expect(Date(http: text, now: Self.now) == nil)
    }

    @Test func `agrees with Foundation on each day of 400 years`() throws {
        let format = Date.ISO8601FormatStyle().year().month().day()
        let months =
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
            + ["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        for day in -73_000...73_097 {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            let parts = date.formatted(format).split(separator: "-")
            let month = months[(Int(parts[1]) ?? 0) - 1]
            let text = "Sun, \(parts[2]) \(month) \(parts[0]) 00:00:00 GMT"
            if Date(http: text) != date { Issue.record("\(text)") }
        }
    }
}
