/// A command: one row of the table that the parser, the help and the suggestions are made of.
struct CommandSpec: Sendable {
    struct Example: Sendable {
        let command: String
        let purpose: String
    }

    /// What to run; `nil` where a subcommand must follow.
    let command: Command?
    let name: String

    /// What may follow, as the help shows it; empty when nothing may.
    var operands = ""
    let summary: String

    /// Beyond those that every command takes.
    var options: [OptionSpec] = []
    var subcommands: [CommandSpec] = []

    /// Lines that the help shows below the options.
    var notes: [String] = []
    var examples: [Example] = []
}
