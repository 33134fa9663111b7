/// The wait that a server asks for with `Retry-After`, in seconds or up to a date (RFC 9110, 10.2.3).
public struct RetryAfter: Hashable, Sendable {
    /// Above zero; a year where the server says more.
    public let seconds: Int

    private static let limit = 365 * 86_400

    /// Fails without the header, and where it holds nothing to wait for or is not to be understood.
    ///
    /// A date counts from the server's own `Date` where it gives one, since the clock here may be
    /// wrong, and else from `now`.
    public init?(_ response: NetworkResponse, now: Date = Date()) {
        guard let text = response.header("Retry-After")?.trimmingCharacters(in: .whitespaces),
            !text.isEmpty
        else { return nil }
        if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            seconds = min(Int(text) ?? Self.limit, Self.limit)
        } else {
            guard let date = Self.date(text) else { return nil }
            let start = response.header("Date").flatMap(Self.date) ?? now
            let wait = date.timeIntervalSince(start).rounded(.up)
            seconds = Int(exactly: min(wait, Double(Self.limit))) ?? 0
        }
        guard seconds > 0 else { return nil }
    }

    /// In one of the three forms of RFC 9110, 5.6.7.
    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let forms = [
            "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
            "EEE MMM d HH:mm:ss yyyy",
        ]
        for form in forms {
            formatter.dateFormat = form
            if let date = formatter.date(from: text) { return date }
        }
        return nil
    }
}
