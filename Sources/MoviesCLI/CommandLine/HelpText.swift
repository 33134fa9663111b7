/// The help of a command, generated from its spec.
struct HelpText {
    private static let environment = """
        Environment:
          TMDB_ACCESS_TOKEN  TMDB's API read access token: search TMDB instead of the catalog
          TMDB_API_KEY       TMDB's older API key, if there is no token

        Without either, movies come from the local catalog, which works offline.
        This product uses the TMDB API but is not endorsed or certified by TMDB.
        """

    /// From `movies` to the command.
    let path: [CommandSpec]

    var text: String {
        guard let spec = path.last else { return "" }
        var sections = [usage(spec)]
        sections.append(commands(spec))
        sections.append(options(spec))
        sections.append(spec.notes.joined(separator: "\n"))
        sections.append(examples(spec))
        if path.count == 1 { sections.append(Self.environment) }
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func usage(_ spec: CommandSpec) -> String {
        let name = path.map(\.name).joined(separator: " ")
        let operands = spec.operands.isEmpty ? "" : " " + spec.operands
        return "\(name): \(spec.summary)\n\nUsage: \(name)\(operands) [options]"
    }

    private func commands(_ spec: CommandSpec) -> String {
        let rows = spec.subcommands.map(\.spec).map { command in
            (
                command.operands.isEmpty ? command.name : "\(command.name) \(command.operands)",
                command.summary
            )
        }
        return section("Commands", rows)
    }

    private func options(_ spec: CommandSpec) -> String {
        let rows = (spec.options + OptionSpec.common).map { option in
            let short = option.short.map { "-\($0), " } ?? ""
            let value = option.value.map { " " + $0.placeholder } ?? ""
            return (short + option.name + value, option.summary)
        }
        return section("Options", rows)
    }

    private func examples(_ spec: CommandSpec) -> String {
        section("Examples", spec.examples.map { ($0.command, $0.purpose) })
    }

    /// Two columns; if the first is too long, the second starts on the next line.
    private func section(_ title: String, _ rows: [(String, String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let widths = rows.map { $0.0.displayWidth }
        let column = min(widths.max() ?? 0, 30)
        let lines = zip(rows, widths).map { row, width in
            width > column
                ? "  \(row.0)\n" + String(repeating: " ", count: column + 4) + row.1
                : "  \(row.0)" + String(repeating: " ", count: column - width + 2) + row.1
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }
}
