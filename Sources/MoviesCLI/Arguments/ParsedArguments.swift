/// What was typed, once it is known to be right.
struct ParsedArguments: Sendable {
    /// The command and the words that lead to it, `movies` first.
    var path: [CommandSpec]
    var values: [OptionName: String] = [:]
    var operands: [String] = []

    var command: Command? { path.last?.command }

    func isSet(_ option: OptionName) -> Bool {
        values[option] != nil
    }

    /// The last value given; `nil` when the option is not there.
    subscript(option: OptionName) -> String? {
        values[option]
    }

    func number(_ option: OptionName) -> Int? {
        values[option].flatMap { Int($0) }
    }
}
