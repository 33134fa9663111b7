/// `movies help` and `--help`: how a command is used.
@MainActor
struct HelpCommand {
    let console: Console

    /// Takes the words that lead to a command; none for the program as a whole.
    func run(_ names: [String]) -> ExitCode {
        var path = [CommandTable.root]
        for name in names {
            let subcommands = path[path.count - 1].subcommands
            guard let next = subcommands.first(where: { $0.name == name }) else {
                let hint = SpellingSuggestion.hint(for: name, in: subcommands.map(\.name))
                console.report("unknown command '\(name)'\(hint)")
                return .usage
            }
            path.append(next)
        }
        return show(path)
    }

    func show(_ path: [CommandSpec]) -> ExitCode {
        console.print(HelpText(path: path).text, success: .done)
    }
}
