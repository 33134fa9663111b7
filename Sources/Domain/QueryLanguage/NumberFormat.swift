import Text

/// The notation in which users type the numbers of a filter: a range, a bound such as `>7`, or one
/// number.
package struct NumberFormat: Sendable {
    /// The numbers that the text of a bound means, such as those of a decade.
    let bound: @Sendable (Substring) -> ClosedRange<Int>?
    let limits: ClosedRange<Int>

    /// Whether one number alone is the lower bound.
    var singleIsMinimum = false
    var takesMaximum = true

    var text: @Sendable (Int) -> String = { String($0) }

    /// Takes years of four digits, of two after an apostrophe, and decades: `1999`, `'99`, `1980s`,
    /// `80s`, `1980-1989`, `1980-`, `>2000`.
    package static let years = NumberFormat(bound: years, limits: 1000...9999)

    /// Takes numbers from 0 to 10 with at most one decimal place: `7`, which is the lower bound, and
    /// `7.5-9`.
    static let ratings = NumberFormat(
        bound: { tenths($0).map { $0...$0 } },
        limits: 0...100,
        singleIsMinimum: true,
        text: NumberRange.decimal
    )

    /// Takes minutes, and hours: `90`, `80-120`, `-90`, `<2h`, `1h30`.
    package static let minutes = NumberFormat(
        bound: { minutes($0).map { $0...$0 } },
        limits: 0...999_999_999
    )

    /// Takes a number, which is the lower bound.
    static let minimum = NumberFormat(
        bound: { number($0).map { $0...$0 } },
        limits: 0...999_999_999,
        singleIsMinimum: true,
        takesMaximum: false
    )

    /// `nil` for an invalid text.
    package func parse(_ text: String) -> NumberRange? {
        let text = Self.normalized(text)
        guard let (minimum, maximum) = comparison(text) ?? range(text),
            minimum != nil || maximum != nil, takesMaximum || maximum == nil,
            minimum ?? .min <= maximum ?? .max,
            [minimum, maximum].allSatisfy({ $0.map(limits.contains) ?? true })
        else { return nil }
        return NumberRange(minimum: minimum, maximum: maximum)
    }

    /// Whether a text is a range whose bounds have to be swapped.
    func isInWrongOrder(_ text: String) -> Bool {
        guard takesMaximum, case (let minimum?, let maximum?)? = range(Self.normalized(text))
        else { return false }
        return minimum > maximum
    }

    /// A range as users type it, such as `1980-1989`.
    package func text(of range: NumberRange) -> String {
        let minimum = range.minimum.map(text) ?? ""
        let isSingle =
            singleIsMinimum ? range.maximum == nil || !takesMaximum : range.singleNumber != nil
        return isSingle ? minimum : "\(minimum)-\(range.maximum.map(text) ?? "")"
    }

    /// The bounds of `>7`, `>=7`, `<7`, `<=7` and `7+`; `nil` for any other text.
    private func comparison(_ text: String) -> (minimum: Int?, maximum: Int?)? {
        let sign = text.prefix { "<>=".contains($0) }
        let isOpen = sign.isEmpty && text.hasSuffix("+")
        guard let bound = bound(text.dropFirst(sign.count).dropLast(isOpen ? 1 : 0)) else {
            return nil
        }
        return switch isOpen ? ">=" : sign {
        case ">": (bound.upperBound + 1, nil)
        case ">=": (bound.lowerBound, nil)
        case "<": (nil, bound.lowerBound - 1)
        case "<=": (nil, bound.upperBound)
        default: nil
        }
    }

    /// The bounds of `7`, `7-9`, `7-` and `-9`; `nil` for any other text.
    private func range(_ text: String) -> (minimum: Int?, maximum: Int?)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let bounds = parts.map(bound)
        guard parts.count <= 2, zip(parts, bounds).allSatisfy({ $0.isEmpty || $1 != nil }),
            let first = bounds.first, let last = bounds.last
        else { return nil }
        let isMinimum = parts.count == 1 && singleIsMinimum
        return (first?.lowerBound, isMinimum ? nil : last?.upperBound)
    }

    /// A text in lower case, without spaces, and with a dash between two numbers; empty if it is too
    /// long.
    private static func normalized(_ text: String) -> String {
        guard text.utf8.count <= 60 else { return "" }
        var result = ""
        for character in text.lowercased() where character != " " {
            switch character {
            case "–", "—": result.append("-")
            case "≥": result += ">="
            case "≤": result += "<="
            case "." where result.last == ".":
                result.removeLast()
                result.append("-")
            default: result.append(character)
            }
        }
        return result
    }

    private static func years(_ text: Substring) -> ClosedRange<Int>? {
        let isDecade = text.last == "s"
        let isShort = text.first.map { "'’".contains($0) } ?? false
        let digits = text.dropFirst(isShort ? 1 : 0).dropLast(isDecade ? 1 : 0)
        guard !isShort || digits.utf8.count == 2 else { return nil }
        return Years.years(digits, isDecade: isDecade, isShort: isShort)
    }

    private static func tenths(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = number(parts[0]) else { return nil }
        let tenths = parts.count == 1 ? 0 : parts[1].utf8.count == 1 ? number(parts[1]) : nil
        return tenths.map { whole * 10 + $0 }
    }

    /// Takes `90`, `90m`, `90min`, `2h`, `1h30` and `1h30m`.
    private static func minutes(_ text: Substring) -> Int? {
        let unit = ["min", "m"].first(where: text.hasSuffix) ?? ""
        let parts = text.dropLast(unit.count).split(
            separator: "h",
            omittingEmptySubsequences: false
        )
        guard parts.count == 2 else { return parts.count == 1 ? number(parts[0]) : nil }
        guard let hours = number(parts[0]) else { return nil }
        if parts[1].isEmpty { return unit.isEmpty ? hours * 60 : nil }
        return number(parts[1]).flatMap { $0 < 60 ? hours * 60 + $0 : nil }
    }

    /// Takes at most nine digits.
    private static func number(_ text: Substring) -> Int? {
        (1...9).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
            ? Int(text) : nil
    }
}

extension NumberRange {
    /// `7` or `7.5`.
    package static func decimal(tenths: Int) -> String {
        tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}

/// A range of whole numbers that may be open at one end.
package struct NumberRange: Hashable, Sendable {
    /// Included; `nil` for no bound.
    package let minimum: Int?
    package let maximum: Int?

    package init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The only number of the range; `nil` if there are others.
    package var singleNumber: Int? { minimum == maximum ? minimum : nil }

    /// An unknown number is in no range.
    package func contains(_ number: Int?) -> Bool {
        guard let number else { return false }
        return minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
    }
}
