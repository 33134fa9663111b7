package import Domain

extension Timestamp {
    private static let minute = 60
    private static let hour = 60 * minute
    private static let day = 24 * hour

    /// How long before `now` it was, rounded down: `2 hours ago`.
    ///
    /// Its date in UTC if that is more than 30 days, or if it is in the future, as after a clock was
    /// set back: `12 Mar 2025`.
    package func ago(at now: Timestamp) -> String {
        let (age, overflows) = now.secondsSince1970.subtractingReportingOverflow(secondsSince1970)
        guard !overflows else { return date }
        return switch age {
        // The clocks of two machines differ a little.
        case -Self.minute..<Self.minute: "just now"
        case Self.minute..<Self.hour: (age / Self.minute).counted("minute") + " ago"
        case Self.hour..<Self.day: (age / Self.hour).counted("hour") + " ago"
        case Self.day..<2 * Self.day: "yesterday"
        case 2 * Self.day..<31 * Self.day: (age / Self.day).counted("day") + " ago"
        default: date
        }
    }

    private var date: String {
        guard let date = CalendarDate(utc: self), let month = date.month, let day = date.day else {
            return String(iso8601.prefix { $0 != "T" })
        }
        return "\(day) \(CalendarDate.monthNames[month - 1].prefix(3)) \(date.year)"
    }
}
