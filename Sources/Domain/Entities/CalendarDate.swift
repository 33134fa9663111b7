import Text

/// A date, as far as it is known, such as that of a birth.
///
/// A calendar date and not a point in time: it is the same day for every reader, while a point in
/// time prints as the day before in half of the world.
package struct CalendarDate: Hashable, Sendable {
    /// Four digits: 1000…9999.
    package let year: Int

    /// 1…12; `nil` when only the year is known.
    package let month: Int?

    /// 1…31, within the month; `nil` when only the year, or the year and the month, are known.
    package let day: Int?

    /// Fails for a date that does not exist, and for a day without a month.
    package init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard (1000...9999).contains(year), (1...12).contains(month ?? 1),
            day == nil || month != nil,
            (1...Self.dayCount(ofMonth: month ?? 1, year: year)).contains(day ?? 1)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a point in time, in UTC.
    package init?(utc time: Timestamp) {
        let (year, month, day) = time.utcDate
        self.init(year: year, month: month, day: day)
    }

    private static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// An unknown month or day comes before a known one.
extension CalendarDate: Comparable {
    package static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
        (lhs.year, lhs.month ?? 0, lhs.day ?? 0) < (rhs.year, rhs.month ?? 0, rhs.day ?? 0)
    }
}

/// The known part in ISO 8601 format: `1999-03-31`, `1999-03` or `1999`.
extension CalendarDate: LosslessStringConvertible {
    package init?(_ description: String) {
        guard [4, 7, 10].contains(description.utf8.count) else { return nil }
        var numbers: [Int] = []
        for (place, byte) in description.utf8.enumerated() {
            let isDash = place == 4 || place == 7
            guard isDash ? byte == UInt8(ascii: "-") : byte.isASCIIDigit else { return nil }
            if place == 0 || isDash { numbers.append(0) }
            guard !isDash, let last = numbers.popLast() else { continue }
            numbers.append(10 * last + Int(byte & 0xF))
        }
        let (month, day) = (numbers.dropFirst().first, numbers.dropFirst(2).first)
        self.init(year: numbers[0], month: month, day: day)
    }

    package var description: String {
        [year, month, day].compactMap(\.self)
            .map { $0 < 10 ? "0\($0)" : String($0) }
            .joined(separator: "-")
    }
}
