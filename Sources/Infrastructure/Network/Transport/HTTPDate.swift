package import Essentials
import Text

/// The date and time of an HTTP header, in one of the three forms of RFC 9110, 5.6.7.
///
/// Always in GMT and in English, whatever the locale.
package struct HTTPDate: Hashable, Sendable {
    /// 0…9999.
    package let year: Int

    /// 1…12.
    package let month: Int

    /// 1…31, within the month.
    package let day: Int

    /// Up to 86,400: the last second of a day may be a leap second.
    private let secondOfDay: Int

    /// Fails for any other text, and for a date that does not exist.
    ///
    /// A year with two digits is the latest that is at most 50 years after `now`. The day of the
    /// week is not checked against the date.
    package init?(_ text: String, now: Date = Date()) {
        let fields = text.split(separator: " ", omittingEmptySubsequences: false)
        guard
            let date = Self.fixed(fields) ?? Self.withDashes(fields, now: now)
                ?? Self.asctime(fields)
        else { return nil }
        self = date
    }

    private init?(year: Int, month: Substring, day: Int, time: Substring) {
        guard let month = Self.months.firstIndex(of: month),
            (1...Self.dayCount(ofMonth: month + 1, year: year)).contains(day),
            let secondOfDay = Self.secondOfDay(time)
        else { return nil }
        self.year = year
        self.month = month + 1
        self.day = day
        self.secondOfDay = secondOfDay
    }

    package var date: Date {
        Date(timeIntervalSince1970: Double(daysSince1970 * 86_400 + secondOfDay))
    }

    /// By `days_from_civil` in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms".
    ///
    /// Years start in March, so that a leap day is the last of its year.
    private var daysSince1970: Int {
        // 400 years later, so that no division rounds a negative number.
        let year = year + 400 - (month <= 2 ? 1 : 0)
        let monthFromMarch = month <= 2 ? month + 9 : month - 3
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468 - 146_097
    }
}

extension HTTPDate {
    private static let months = words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    private static let weekdays = words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")

    private static func words(_ text: String) -> [Substring] { text.split(separator: " ") }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func fixed(_ fields: [Substring]) -> HTTPDate? {
        guard fields.count == 6, fields[5] == "GMT",
            weekdays.contains(where: { fields[0] == $0.prefix(3) + "," }),
            let day = number(fields[1], digits: 2), let year = number(fields[3], digits: 4)
        else { return nil }
        return HTTPDate(year: year, month: fields[2], day: day, time: fields[4])
    }

    /// `Sunday, 06-Nov-94 08:49:37 GMT`.
    private static func withDashes(_ fields: [Substring], now: Date) -> HTTPDate? {
        guard fields.count == 4, fields[3] == "GMT",
            weekdays.contains(where: { fields[0] == $0 + "," })
        else { return nil }
        let parts = fields[1].split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = number(parts[0], digits: 2),
            let digits = number(parts[2], digits: 2)
        else { return nil }
        let meanYear = 365.2425 * 86_400
        let latest = now.addingTimeInterval(50 * meanYear)
        return stride(from: 9900 + digits, through: 0, by: -100).lazy
            .compactMap { HTTPDate(year: $0, month: parts[1], day: day, time: fields[2]) }
            .first { $0.date <= latest }
    }

    /// `Sun Nov  6 08:49:37 1994`, with a second space in place of a first digit of the day.
    private static func asctime(_ fields: [Substring]) -> HTTPDate? {
        var fields = fields
        let isShort = fields.count == 6 && fields[2].isEmpty
        if isShort { fields.remove(at: 2) }
        guard fields.count == 5, weekdays.contains(where: { fields[0] == $0.prefix(3) }),
            let day = number(fields[2], digits: isShort ? 1 : 2),
            let year = number(fields[4], digits: 4)
        else { return nil }
        return HTTPDate(year: year, month: fields[1], day: day, time: fields[3])
    }

    private static func secondOfDay(_ time: Substring) -> Int? {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3,
            let hour = number(parts[0], digits: 2), hour < 24,
            let minute = number(parts[1], digits: 2), minute < 60,
            let second = number(parts[2], digits: 2),
            second < 60 || (hour, minute, second) == (23, 59, 60)
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }

    private static func number(_ text: Substring, digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(text)
    }

    private static func dayCount(ofMonth month: Int, year: Int) -> Int {
        let february = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        return [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}

/// The wait that a server requests by `Retry-After`, in seconds or until a date (RFC 9110, 10.2.3).
package struct RetryAfter: Hashable, Sendable {
    /// Above zero, and a year at most.
    package let seconds: Int

    private static let limit = 365 * 86_400

    /// Fails without the header, and if it is malformed or not in the future.
    ///
    /// A date counts from the server's own `Date`, or else from `now`: this machine's may be wrong.
    package init?(_ response: NetworkResponse, now: Date = Date()) {
        guard let header = response.header("Retry-After") else { return nil }
        let text = Self.withoutSpaces(header)
        guard !text.isEmpty else { return nil }
        if text.utf8.allSatisfy(\.isASCIIDigit) {
            seconds = min(Int(text) ?? Self.limit, Self.limit)
        } else {
            guard let end = HTTPDate(text, now: now) else { return nil }
            let start = response.header("Date").flatMap { HTTPDate($0, now: now) }?.date ?? now
            let wait = end.date.timeIntervalSince(start).rounded(.up)
            seconds = Int(exactly: min(wait, Double(Self.limit))) ?? 0
        }
        guard seconds > 0 else { return nil }
    }

    private static func withoutSpaces(_ text: String) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        let rest = text.drop(while: isSpace).reversed().drop(while: isSpace)
        return String(rest.reversed())
    }
}
