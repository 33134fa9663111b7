/// An option of a command: its name, its value and its help.
///
/// A class, since every command line copies the options of its command.
package final class OptionSpec: Hashable, Sendable {
    /// The word after `--`, such as `page`; options of several commands may have the same.
    package let word: String
    package let short: Character?

    /// `nil` for a flag.
    package let value: OptionType?
    package let summary: String

    /// The option and value that this option abbreviates.
    package let alias: (option: OptionSpec, value: String)?

    /// The command that this flag selects, and to which the following words belong.
    package let selects: (any Command.Type)?

    /// The message of a command without this option, after its name, if the option is given to the
    /// command above; `nil` if it is then ignored.
    package let refusal: String?

    /// The value in effect without the option; `nil` for none.
    package let standard: String?

    /// Whether each of several counts, and not only the last one.
    package let isRepeatable: Bool

    package init(
        _ word: String,
        short: Character? = nil,
        value: OptionType? = nil,
        standard: String? = nil,
        isRepeatable: Bool = false,
        summary: String,
        alias: (option: OptionSpec, value: String)? = nil,
        selects: (any Command.Type)? = nil,
        refusal: String? = nil
    ) {
        self.word = word
        self.short = short
        self.value = value
        self.standard = standard
        self.isRepeatable = isRepeatable
        self.summary = summary
        self.alias = alias
        self.selects = selects
        self.refusal = refusal
    }

    /// With dashes, such as `--page`.
    package var name: String { "--\(word)" }

    /// With dashes, the long one first.
    package var names: [String] { [name] + (short.map { ["-\($0)"] } ?? []) }

    /// Whether an argument is its long or its short name.
    package func isNamed(_ argument: String) -> Bool {
        argument == name || short.map { argument == "-\($0)" } ?? false
    }

    /// Whether both have the same word, whatever their values and help are.
    package static func == (left: OptionSpec, right: OptionSpec) -> Bool { left.word == right.word }

    package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
