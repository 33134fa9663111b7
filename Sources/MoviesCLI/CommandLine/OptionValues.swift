/// The word after `--` of an option, such as `page`; a program adds its own as static properties.
package struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(stringLiteral word: String) { rawValue = word }
}

/// The options of a command line, validated by the parser; of a repeated option the last one
/// counts, unless `all(_:)` returns each.
package struct OptionValues: Sendable {
    // An array, because the first dictionary with keys of a type costs the Swift runtime 3 % of a
    // search.
    private var values: [(option: OptionName, text: String)] = []

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    package func isSet(_ option: OptionName) -> Bool { self[option] != nil }

    /// The value as typed, empty for an option without one; `nil` if the option is not set.
    package subscript(option: OptionName) -> String? {
        values.last { $0.option == option }?.text
    }

    /// The values of a repeated option, in their order.
    package func all(_ option: OptionName) -> [String] {
        values.filter { $0.option == option }.map(\.text)
    }

    package mutating func set(_ option: OptionName, to text: String) {
        values.append((option, text))
    }

    package func number(_ option: OptionName) -> Int? { self[option].flatMap { Int($0) } }
}
