import Domain
import Foundation
import Testing

struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (-86_400, "1969-12-31T00:00:00Z"), (86_399, "1970-01-01T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
        (1_763_696_096, "2025-11-21T03:34:56Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
        (-2_203_891_200, "1900-03-01T00:00:00Z"), (-11_644_473_600, "1601-01-01T00:00:00Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "+10000-01-01T00:00:00Z"),
        (-62_135_596_800, "0001-01-01T00:00:00Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
        (-62_167_219_201, "-0001-12-31T23:59:59Z"),
        (.max, "+292277026596-12-04T15:30:07Z"), (.min, "-292277022657-01-27T08:29:52Z"),
    ])
    func `has a date and a time in UTC`(seconds: Int, text: String) {
        #expect(Timestamp(secondsSince1970: seconds).iso8601 == text)
    }

    @Test func `sorts by time`() {
        let times = [5, -3, 0].map { Timestamp(secondsSince1970: $0) }

        #expect(times.sorted().map(\.secondsSince1970) == [-3, 0, 5])
    }

    /// Before 15 October 1582, Foundation uses the Julian calendar, and ISO 8601 does not.
    @Test func `agrees with Foundation on each day from 1582 to 2370`() {
        for day in -141_427...146_097 {
            let seconds = day * 86_400 + 45_296
            let expected = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
            let found = Timestamp(secondsSince1970: seconds).iso8601
            if found != expected { Issue.record("\(found), not \(expected)") }
        }
    }
}
