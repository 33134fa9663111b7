import Domain
import Testing

@testable import Presentation

struct TimestampAgoTests {
    /// 2025-11-21 03:34:56 UTC.
    private let now = Timestamp(secondsSince1970: 1_763_696_096)

    @Test(arguments: [
        (0, "just now"), (59, "just now"), (60, "1 minute ago"), (119, "1 minute ago"),
        (3599, "59 minutes ago"), (3600, "1 hour ago"), (7200, "2 hours ago"),
        (86_399, "23 hours ago"), (86_400, "yesterday"), (172_799, "yesterday"),
        (172_800, "2 days ago"), (2_678_399, "30 days ago"), (2_678_400, "21 Oct 2025"),
        (22_000_000, "11 Mar 2025"), (1_763_696_096, "1 Jan 1970"),
    ])
    func `says how long ago it was, or else the date`(age: Int, text: String) {
        #expect(Timestamp(secondsSince1970: now.secondsSince1970 - age).ago(at: now) == text)
    }

    @Test(arguments: [
        (1_763_696_096 + 60, "just now"), (1_763_696_096 + 61, "21 Nov 2025"),
        (4_000_000_000, "2 Oct 2096"), (Int.min, "-292277022657-01-27"),
        (Int.max, "+292277026596-12-04"),
    ])
    func `is a date in the future, and for any number`(seconds: Int, text: String) {
        #expect(Timestamp(secondsSince1970: seconds).ago(at: now) == text)
    }
}
