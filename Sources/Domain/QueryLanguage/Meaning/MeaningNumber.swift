/// A number in a text: `1994`, or a decade such as `90s`.
struct MeaningNumber {
    private let value: Int
    private let digitCount: Int
    private let isDecade: Bool

    init?(_ key: String) {
        let digits = key.prefix { $0.isASCII && $0.isNumber }
        guard (1...4).contains(digits.utf8.count), let value = Int(digits) else { return nil }
        let rest = key[digits.endIndex...]
        guard rest.isEmpty || Self.decadeEndings.contains(String(rest)) else { return nil }
        (self.value, digitCount) = (value, digits.utf8.count)
        isDecade = !rest.isEmpty
    }

    /// What stands after a decade in English and German: `90s`, `90er`.
    static let decadeEndings = ["s", "'s", "er", "ern", "ers"]

    /// The years that it means.
    ///
    /// `nil` if it is no year, or a decade without anything that says so.
    func years(asDecade: Bool = false) -> NumberRange? {
        guard isDecade || asDecade else {
            return isYear ? NumberRange(minimum: value, maximum: value) : nil
        }
        guard value % 10 == 0, isYear || digitCount == 2 else { return nil }
        let century = isYear ? 0 : value < 30 ? 2000 : 1900
        return NumberRange(minimum: century + value, maximum: century + value + 9)
    }

    /// The years from which a movie can be.
    static let years = 1880...2035

    private var isYear: Bool { digitCount == 4 && Self.years.contains(value) }

    /// The number itself; `nil` if it is a decade.
    var plainValue: Int? { isDecade ? nil : value }
}
