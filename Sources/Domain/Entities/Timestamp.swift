/// A point in time, in whole seconds since 1970-01-01 00:00 UTC.
package struct Timestamp: Hashable, Comparable, Codable, Sendable {
    package let secondsSince1970: Int

    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    package static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
        lhs.secondsSince1970 < rhs.secondsSince1970
    }
}

extension Timestamp {
    /// The date and time in UTC, to the second: `2025-11-21T03:34:56Z`.
    ///
    /// A year beyond 0000…9999 has a sign, and as many digits as it needs: `+10000`, `-0001`.
    package var iso8601: String {
        let (year, month, day) = utcDate
        let second = Self.divide(secondsSince1970, by: 86_400).remainder
        let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
        let date =
            "\(sign)\(Self.padded(abs(year), to: 4))-\(Self.padded(month))-\(Self.padded(day))"
        let (hour, rest) = Self.divide(second, by: 3_600)
        return "\(date)T\(Self.padded(hour)):\(Self.padded(rest / 60)):\(Self.padded(rest % 60))Z"
    }

    var utcDate: (year: Int, month: Int, day: Int) {
        Self.date(ofDay: Self.divide(secondsSince1970, by: 86_400).quotient)
    }

    /// The Gregorian date of a day, counted from 1970-01-01.
    ///
    /// By `civil_from_days` in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms".
    /// Years start in March, so that a leap day is the last of its year.
    private static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
        // An era is 400 years, after which the calendar repeats; the first starts on 0000-03-01.
        let (era, dayOfEra) = divide(days + 719_468, by: 146_097)
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Rounds down, so that the remainder is never negative.
    private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
