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
        let sections = path.count == 1 ? overview : sections(of: spec)
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
        ) { $0.word }
        return (sections + [("Common options", program.commonOptions(of: spec))])
            .map { ($0.title, $0.items.map(\.helpEntry)) }
    }
}

/// The help of a program: its commands and the options that select one, on one screen.
extension HelpText {
    private var overview: [String] {
        let outline = program.outline()
        let commands = HelpOutline.sections(
            of: root.subcommands,
            in: outline.commands,
            other: "Commands",
            name: \.name
        )
        let options = options(outline.programOptions).map(\.helpEntry)
        return layout.sections(
            commands.map { ($0.title, $0.items.map(entry)) } + [("Options", options)]
        )
            + [commonOptions(besides: outline.programOptions)]
            + layout.sections([("Examples", examples)])
            + (outline.notes + [program.reference().credits]).map(layout.paragraph)
    }

    private var root: CommandSpec { program.root }

    /// The help of a command has the words from which an operand is chosen.
    private func entry(_ command: Subcommand) -> HelpEntry {
        let spec = command.spec
        let isLong = !spec.subcommands.isEmpty || spec.operands.contains("|")
        return HelpEntry("\(spec.name) \(isLong ? "" : spec.operands)".trimmed, spec.summary)
    }

    private func options(_ names: [OptionSpec]) -> [OptionSpec] {
        (root.options + program.commonOptions()).filter { names.contains($0) }
    }

    /// The other options of every command, by their names; short forms of another option are left out.
    private func commonOptions(besides names: [OptionSpec]) -> String {
        let others = program.commonOptions().filter {
            $0.alias == nil && !names.contains($0)
        }
        guard !others.isEmpty else { return "" }
        let command = root.subcommands.lazy.map(\.spec).first(where: \.isDefault)
        let help = command.map { "; '\(root.name) help \($0.name)' explains them" } ?? ""
        return layout.paragraph(
            "Every command also accepts \(others.map(\.name).joined(by: "and"))\(help)."
        )
    }

    /// The examples that fit on one line; the manual page has all of them.
    private var examples: [HelpEntry] {
        root.examples.filter { $0.name.displayWidth <= HelpLayout.nameColumns }
    }
}

extension OptionSpec {
    var helpEntry: HelpEntry {
        let short = short.map { "-\($0), " } ?? ""
        let value = value.map { " " + $0.placeholder } ?? ""
        return HelpEntry(short + name + value, summary)
    }
}
