extension Int {
    /// The number with a comma between thousands, for text that people read: `1,238,234`.
    ///
    /// `NumberFormatter` would load ICU, which takes longer than a search.
    package var withThousandsCommas: String {
        let digits = String(magnitude)
        var text = self < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

    /// The number of bytes in decimal units: `112.0 MB`.
    package var withByteUnit: String {
        switch self {
        case ..<1_000_000: "\(self / 1000) kB"
        case ..<1_000_000_000: "\(self / 1_000_000).\(self / 100_000 % 10) MB"
        default: "\(self / 1_000_000_000).\(self / 100_000_000 % 10) GB"
        }
    }

    /// Two numbers of bytes, with the unit once if it is the same: `2.3 of 67.1 MB`.
    package func withByteUnit(of whole: Int) -> String {
        let (part, whole) = (withByteUnit, whole.withByteUnit)
        let unit = whole.suffix(3)
        guard part.hasSuffix(unit) else { return "\(self == 0 ? "0" : part) of \(whole)" }
        return "\(part.dropLast(unit.count)) of \(whole)"
    }

    /// The number with a noun, such as `1 movie` or `1,238,234 movies`.
    ///
    /// Without `plural`, an s is added.
    package func counted(_ noun: String, plural: String? = nil) -> String {
        self == 1 ? "1 \(noun)" : "\(withThousandsCommas) \(plural ?? noun + "s")"
    }
}
