import Terminal

/// The help of a command, generated from its spec.
package struct HelpText {
    private static let columns = 80

    /// The widest first column beside which the second one is aligned.
    private static let nameColumns = 26

    package let program: ProgramSpec

    /// From the root to the command.
    package let path: [CommandSpec]

    package init(program: ProgramSpec, path: [CommandSpec]) {
        self.program = program
        self.path = path
    }

    package var text: String {
        guard let spec = path.last else { return "" }
        var sections = usage(spec)
        sections.append(commands(spec))
        sections.append(options(spec))
        sections += (spec.notes + spec.generatedNotes()).map(paragraph)
        sections.append(examples(spec))
        if path.count == 1 { sections += reference }
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func usage(_ spec: CommandSpec) -> [String] {
        let operands = spec.operands.isEmpty ? "" : " " + spec.operands
        return [
            paragraph("\(path.name): \(spec.summary)"),
            hanging("Usage: ", "\(path.name)\(operands) [options]", indent: 7),
        ]
    }

    private func commands(_ spec: CommandSpec) -> String {
        let rows = spec.subcommands.map(\.spec).map { command in
            ("\(command.name) \(command.operands)".trimmed, command.summary)
        }
        return section("Commands", rows)
    }

    private func options(_ spec: CommandSpec) -> String {
        let rows = (spec.options + program.commonOptions()).map { option in
            let short = option.short.map { "-\($0), " } ?? ""
            let value = option.value.map { " " + $0.placeholder } ?? ""
            return (short + option.name + value, option.summary)
        }
        return section("Options", rows)
    }

    private func examples(_ spec: CommandSpec) -> String {
        section("Examples", spec.examples.map { ($0.name, $0.meaning) })
    }

    /// What concerns all commands.
    private var reference: [String] {
        let reference = program.reference()
        let variables = reference.variables.filter(\.isEssential)
        return [section("Environment", variables.map { ($0.name, $0.meaning) })]
            + reference.notes.map(paragraph) + [reference.credits]
    }

    /// Two columns; if the first is too long, the second starts on the next line.
    private func section(_ title: String, _ rows: [(String, String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let widths = rows.map { $0.0.displayWidth }.filter { $0 <= Self.nameColumns }
        let column = min(widths.max() ?? Self.nameColumns, Self.nameColumns)
        let lines = rows.map { name, meaning in
            let isLong = name.displayWidth > column
            let first = isLong ? name + "\n  ".padded(to: column + 2) : name.padded(to: column)
            return hanging("  \(first)  ", meaning, indent: column + 4)
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }

    private func paragraph(_ text: String) -> String { hanging("", text, indent: 0) }

    /// Text after a prefix that ends in the column `indent`, where the other lines begin.
    private func hanging(_ prefix: String, _ text: String, indent: Int) -> String {
        let lines = text.wrapped(to: Self.columns - indent)
        return prefix + lines.joined(separator: "\n\("".padded(to: indent))")
    }
}
