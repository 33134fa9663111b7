import Domain
import Text

/// A number in a text: `1994`, or a decade such as `90s`.
struct MeaningNumber {
    private let digits: Substring
    private let isDecade: Bool

    init?(_ key: String) {
        digits = key.prefix { $0.isASCII && $0.isNumber }
        let rest = key[digits.endIndex...]
        isDecade = !rest.isEmpty
        guard (1...4).contains(digits.utf8.count),
            !isDecade || Self.decadeEndings.contains(String(rest))
        else { return nil }
    }

    /// The endings of decades in English and German: `90s`, `90er`.
    static let decadeEndings = ["s", "'s", "er", "ern", "ers"]

    /// The years that it means.
    ///
    /// `nil` if it is no year, or a decade without anything that says so.
    func years(asDecade: Bool = false) -> NumberRange? {
        let years = Years.years(digits, isDecade: isDecade || asDecade, isShort: false)
        guard let years, Years.ofPhrases.contains(years.lowerBound) else { return nil }
        return NumberRange(minimum: years.lowerBound, maximum: years.upperBound)
    }

    /// The number itself; `nil` if it is a decade.
    var plainValue: Int? { isDecade ? nil : Int(digits) }
}
