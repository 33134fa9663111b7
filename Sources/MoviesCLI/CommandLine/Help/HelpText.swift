import Terminal

/// The help of a command, generated from its spec.
package struct HelpText {
    /// Fewer options of a command than these have one heading.
    private static let optionsWithGroups = 6

    private let program: ProgramSpec

    /// From the root to the command.
    private let path: [CommandSpec]
    private let layout: HelpLayout

    package init(program: ProgramSpec, path: [CommandSpec], layout: HelpLayout = .plain) {
        self.program = program
        self.path = path
        self.layout = layout
    }

    package var text: String {
        guard let spec = path.last else { return "" }
        let sections =
            path.count == 1
            ? ProgramOverview(program: program, layout: layout).sections : sections(of: spec)
        return (usage(spec) + sections.filter { !$0.isEmpty }).joined(separator: "\n\n") + "\n"
    }

    private func usage(_ spec: CommandSpec) -> [String] {
        let operands = spec.operands.isEmpty ? "" : " " + spec.operands
        return [
            layout.paragraph("\(path.name): \(spec.summary)"),
            layout.paragraph("Usage:", "\(path.name)\(operands) [options]"),
        ]
    }

    private func sections(of spec: CommandSpec) -> [String] {
        let notes = spec.notes + spec.sections().flatMap(\.paragraphs)
        let commands = spec.subcommands.map(\.spec).map { command in
            HelpEntry("\(command.name) \(command.operands)".trimmed, command.summary)
        }
        return layout.sections([("Commands", commands)]) + layout.sections(options(spec))
            + notes.map(layout.paragraph) + layout.sections([("Examples", spec.examples)])
    }

    private func options(_ spec: CommandSpec) -> [HelpOutline.Section<HelpEntry>] {
        let options = spec.options
        let areMany = options.count >= Self.optionsWithGroups
        let sections = HelpOutline.sections(
            of: options,
            in: areMany ? program.outline().options : [],
            other: "Options"
        ) { $0.option.rawValue }
        return (sections + [("Common options", program.commonOptions(of: spec))])
            .map { ($0.title, $0.items.map(\.helpEntry)) }
    }
}

extension OptionSpec {
    /// The option as a row of the help.
    var helpEntry: HelpEntry {
        let short = short.map { "-\($0), " } ?? ""
        let value = value.map { " " + $0.placeholder } ?? ""
        return HelpEntry(short + name + value, summary)
    }
}
