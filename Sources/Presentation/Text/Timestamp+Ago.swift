package import Domain

extension CalendarDate {
    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

extension Timestamp {
    /// The time that passed until `now`, rounded down: `2 hours ago`.
    ///
    /// Its date in UTC if that is more than 30 days, or if it is in the future, as after a clock was
    /// set back: `12 Mar 2025`.
    package func ago(at now: Timestamp) -> String {
        let (age, overflows) = now.secondsSince1970.subtractingReportingOverflow(secondsSince1970)
        guard !overflows else { return date }
        return switch age {
        // The clocks of two machines differ a little.
        case -60..<60: "just now"
        case 60..<3600: (age / 60).counted("minute") + " ago"
        case 3600..<86_400: (age / 3600).counted("hour") + " ago"
        case 86_400..<2 * 86_400: "yesterday"
        case 2 * 86_400..<31 * 86_400: (age / 86_400).counted("day") + " ago"
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
