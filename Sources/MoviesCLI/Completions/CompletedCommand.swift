import CommandLineKit

/// A command as the tables of the completion scripts have it, which are alike in all shells.
struct CompletedCommand {
    struct Subcommand {
        let name: String
        let summary: String
    }

    /// A spelling of an option, and its description.
    struct Option {
        let name: String
        let summary: String

        /// The words of a closed set, after a comma if a value is a list of them; empty for an open
        /// set, and `nil` for an option without a value.
        let values: String?

        /// The name, and if there is a value `=` and the values.
        var entry: String { name + (values.map { "=" + $0 } ?? "") }
    }

    /// The words after `movies`; empty for `movies` itself.
    let name: String
    let subcommands: [Subcommand]

    /// The name of an `OperandKind`, or `=` and the words of a closed set.
    let operands: String

    /// The option without which there are no operands, only subcommands; empty if there is none.
    let operandsOption: String

    /// Each spelling of each option.
    let options: [Option]

    /// The command and all commands below it.
    static func all(of root: CommandSpec) -> [CompletedCommand] {
        all(of: root, path: [])
    }

    private static func all(of spec: CommandSpec, path: [String]) -> [CompletedCommand] {
        let below = spec.subcommands.flatMap { all(of: $0.spec, path: path + [$0.name]) }
        return [CompletedCommand(spec, name: path.joined(separator: " "))] + below
    }

    private init(_ spec: CommandSpec, name: String) {
        let options = spec.options + OptionSpec.common
        self.name = name
        subcommands = spec.subcommands.map { Subcommand(name: $0.name, summary: $0.spec.summary) }
        operands = spec.completes.text
        let pick = spec.subcommands.isEmpty ? nil : options.first { $0.option == .pick }
        operandsOption = pick?.name ?? ""
        self.options = options.flatMap { option in
            let values = option.value?.completes.text
            return option.names.map {
                Option(name: $0, summary: option.summary, values: values)
            }
        }
    }
}

extension OperandKind {
    fileprivate var text: String {
        switch self {
        case .nothing: "nothing"
        case .query: "query"
        case .recentQueries: "recent"
        case .movies: "movies"
        case .files: "files"
        case .commands: "commands"
        case .oneOf(let words): "=" + words().joined(separator: " ")
        }
    }
}

extension ValueKind {
    fileprivate var text: String {
        switch self {
        case .anything: ""
        case .oneOf(let words): words.joined(separator: " ")
        case .list(let words): "," + words.joined(separator: " ")
        }
    }
}
