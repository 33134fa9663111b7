/// How users type the numbers of a filter: as a range, or as one number.
struct NumberFormat: Sendable {
    let parse: @Sendable (String) -> NumberRange?
    var text: @Sendable (NumberRange) -> String = \.description

    /// Takes years of four digits, and a decade: `1999`, `1980-1989`, `1980-`, `1980s`.
    static let years = NumberFormat { text in
        if text.hasSuffix("s"), let decade = year(text.dropLast()), decade % 10 == 0 {
            return NumberRange(minimum: decade, maximum: decade + 9)
        }
        return range(text, year)
    }

    /// Takes numbers from 0 to 10 with at most one decimal place: `7`, which is the lower bound, and
    /// `7.5-9`.
    static let ratings = NumberFormat { text in
        range(text, isMinimum: true, tenths)
    } text: { range in
        let bounds = [range.minimum, range.maximum].map { $0.map(NumberRange.decimal) ?? "" }
        return range.maximum == nil ? bounds[0] : bounds.joined(separator: "-")
    }

    /// Takes `90`, `80-120`, `80-` and `-90`.
    static let numbers = NumberFormat { range($0, number) }

    /// Takes a number, which is the lower bound.
    static let minimum = NumberFormat { text in
        number(text[...]).map { NumberRange(minimum: $0) }
    } text: {
        $0.minimum.map { String($0) } ?? ""
    }

    private static func year(_ text: Substring) -> Int? {
        text.utf8.count == 4 ? number(text).flatMap { $0 >= 1000 ? $0 : nil } : nil
    }

    private static func tenths(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = number(parts[0]) else { return nil }
        let tenths = parts.count == 1 ? 0 : parts[1].utf8.count == 1 ? Int(parts[1]) : nil
        return tenths.map { whole * 10 + $0 }.flatMap { $0 <= 100 ? $0 : nil }
    }

    /// Takes at most nine digits.
    private static func number(_ text: Substring) -> Int? {
        (1...9).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
            ? Int(text) : nil
    }

    /// Parses `7`, which is a lower bound with `isMinimum`, `7-9`, `7-` and `-9`.
    private static func range(
        _ text: String,
        isMinimum: Bool = false,
        _ bound: (Substring) -> Int?
    ) -> NumberRange? {
        // An en dash is what books have between two years.
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        let bounds = parts.map(bound)
        guard parts.count <= 2, zip(parts, bounds).allSatisfy({ $0.isEmpty || $1 != nil }),
            let first = bounds.first, let last = bounds.last, first != nil || last != nil,
            first ?? .min <= last ?? .max
        else { return nil }
        return NumberRange(minimum: first, maximum: parts.count == 1 && isMinimum ? nil : last)
    }
}

extension NumberRange: CustomStringConvertible {
    package var description: String {
        if let singleNumber { return String(singleNumber) }
        return [minimum, maximum].map { $0.map { String($0) } ?? "" }.joined(separator: "-")
    }

    /// `7` or `7.5`.
    package static func decimal(tenths: Int) -> String {
        tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}
