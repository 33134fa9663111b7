/// An option as a command takes it: how it is written, what it takes, what it does.
struct OptionSpec: Sendable {
    let option: OptionName
    var short: Character?

    /// `nil` for an option that is on when it is there.
    var value: OptionType?
    let summary: String

    /// The option and value that this one is short for.
    var alias: (option: OptionName, value: String)?

    /// As it is typed, without a value: `--page`.
    var name: String { "--\(option.rawValue)" }
}
