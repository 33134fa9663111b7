import CLibrary
package import Essentials
import Text

extension Date {
    private static let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(
        separator: " "
    )
    private static let weekdays = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"]
        .map { $0 + "day" }

    /// The date of an HTTP header, in one of the three forms of RFC 9110, 5.6.7.
    ///
    /// Always in GMT and in English, whatever the locale. Fails for any other text, and for a date that
    /// does not exist. A year with two digits is the latest that is at most 50 years after `now`. The
    /// day of the week is not checked against the date.
    package init?(http text: String, now: Date = Date()) {
        // The form of a text has a 0 for each digit; its words are letters or digits.
        let form = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
        var words = text.split { !$0.isLetter && !$0.isNumber }
        guard words.count > 6 else { return nil }
        let weekday = words.removeFirst()
        let month = words[words[0].count == 3 ? 0 : 1]
        let isShort = Self.weekdays.contains { $0.prefix(3) == weekday }
        var date: Date?
        switch form.dropFirst(weekday.count) {
        // `Sun, 06 Nov 1994 08:49:37 GMT`.
        case ", 00 \(month) 0000 00:00:00 GMT" where isShort:
            date = Date(year: words[2], month, day: words[0], time: words[3...5])
        // `Sun Nov  6 08:49:37 1994`, with a second space in place of a first digit of the day.
        case " \(month) 00 00:00:00 0000" where isShort, " \(month)  0 00:00:00 0000" where isShort:
            date = Date(year: words[5], month, day: words[1], time: words[2...4])
        // `Sunday, 06-Nov-94 08:49:37 GMT`.
        case ", 00-\(month)-00 00:00:00 GMT" where Self.weekdays.contains(String(weekday)):
            let meanYear = 365.2425 * 86_400
            let latest = now.addingTimeInterval(50 * meanYear)
            date = stride(from: 99, through: 0, by: -1).lazy
                .compactMap { century in
                    Date(year: "\(century)\(words[2])", month, day: words[0], time: words[3...5])
                }
                .first { $0 <= latest }
        default: return nil
        }
        guard let date else { return nil }
        self = date
    }

    private init?(
        year: Substring,
        _ month: Substring,
        day: Substring,
        time: ArraySlice<Substring>
    ) {
        let numbers = ([year, day] + time).compactMap { CInt($0) }
        guard let month = Self.months.firstIndex(of: month), numbers.count == 5 else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, CInt(month), numbers[1])
        let (hour, minute, second) = (Int(numbers[2]), Int(numbers[3]), Int(numbers[4]))
        // The last second of a day may be a leap second.
        guard hour < 24, minute < 60, second < 60 || (hour, minute, second) == (23, 59, 60)
        else { return nil }
        let start = timegm(&parts)
        // A day that does not exist has become another one.
        guard parts.tm_mday == numbers[1] else { return nil }
        self.init(timeIntervalSince1970: Double(start + hour * 3_600 + minute * 60 + second))
    }
}

extension NetworkResponse {
    /// A year, in seconds.
    private static let longestRetryAfter = 365 * 86_400

    /// The wait that the server requests by `Retry-After`, in seconds or until a date
    /// (RFC 9110, 10.2.3): above zero, and a year at most.
    ///
    /// `nil` without the header, and if it is malformed or not in the future. A date counts from the
    /// server's own `Date`, or else from `now`: this machine's may be wrong.
    package func retryAfter(now: Date = Date()) -> Int? {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        let rest = (header("Retry-After") ?? "").drop(while: isSpace).reversed()
        let text = String(rest.drop(while: isSpace).reversed())
        let limit = Self.longestRetryAfter
        var seconds = 0
        if !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) {
            seconds = min(Int(text) ?? limit, limit)
        } else if let end = Date(http: text, now: now) {
            let start = header("Date").flatMap { Date(http: $0, now: now) } ?? now
            let wait = end.timeIntervalSince(start).rounded(.up)
            seconds = Int(exactly: min(wait, Double(limit))) ?? 0
        }
        return seconds > 0 ? seconds : nil
    }
}
