/// The day a film was first released, as far as it is known.
///
/// A calendar date and never a point in time: a film opens on the same day for every reader,
/// while a point in time prints as the day before in half of the world.
public struct ReleaseDate: Hashable, Sendable {
    /// Four digits: 1000…9999.
    public let year: Int

    /// 1…12; `nil` when only the year is known.
    public let month: Int?

    /// 1…31, within the month; `nil` when only the year, or the year and month, are known.
    public let day: Int?

    /// Fails for a date that no calendar has, and for a day without its month.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard (1000...9999).contains(year) else { return nil }
        if let month {
            guard (1...12).contains(month) else { return nil }
        }
        if let day {
            guard let month, (1...Self.dayCount(ofMonth: month, year: year)).contains(day) else {
                return nil
            }
        }
        self.year = year
        self.month = month
        self.day = day
    }

    private static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// The ISO 8601 form, as long as what is known: `1999-03-31`, `1999-03` or `1999`.
extension ReleaseDate: LosslessStringConvertible {
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        let widths = [4, 2, 2]
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for (part, width) in zip(parts, widths) {
            guard
                part.utf8.count == width,
                part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(
            year: numbers[0],
            month: numbers.count > 1 ? numbers[1] : nil,
            day: numbers.count > 2 ? numbers[2] : nil
        )
    }

    public var description: String {
        [String(year), month.map(Self.twoDigits), day.map(Self.twoDigits)]
            .compactMap(\.self)
            .joined(separator: "-")
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
