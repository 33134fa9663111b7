import Terminal

/// The help of a program: its commands and the options that select one, on one screen.
struct ProgramOverview {
    let program: ProgramSpec
    let layout: HelpLayout

    /// What follows the usage.
    var sections: [String] {
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

    private func options(_ names: [OptionName]) -> [OptionSpec] {
        (root.options + program.commonOptions()).filter { names.contains($0.option) }
    }

    /// The other options of every command, by their names; short forms of another option are left out.
    private func commonOptions(besides names: [OptionName]) -> String {
        let others = program.commonOptions().filter {
            $0.alias == nil && !names.contains($0.option)
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
