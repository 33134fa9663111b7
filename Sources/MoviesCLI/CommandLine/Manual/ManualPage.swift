/// The manual page, generated from the specs of the commands.
package struct ManualPage {
    private let program: ProgramSpec
    private let reference: ProgramReference
    private var writer = MdocWriter()

    package static func text(of program: ProgramSpec) -> String {
        var manual = ManualPage(program: program)
        manual.writeOverview()
        manual.writeCommands()
        manual.writeReference()
        return manual.writer.page
    }

    private init(program: ProgramSpec) {
        self.program = program
        reference = program.reference()
    }

    private var root: CommandSpec { program.root }

    private mutating func writeOverview() {
        writer.macro("Dd", words: date)
        writer.macro("Dt", words: "\(root.name.uppercased()) 1")
        writer.macro("Os")
        writer.macro("Sh", ["NAME"])
        writer.macro("Nm", words: root.name)
        writer.macro("Nd", words: root.summary)
        writer.macro("Sh", ["SYNOPSIS"])
        for path in CommandSpec.paths(from: [root]) where path.last?.command != nil {
            writer.macro("Nm")
            writeUsage(path)
        }
        writer.macro("Sh", ["DESCRIPTION"])
        writer.macro("Nm")
        for paragraph in reference.description {
            writer.text(paragraph)
            writer.macro("Pp")
        }
        writer.text("This is version \(reference.version).")
    }

    private mutating func writeCommands() {
        writer.macro("Sh", ["COMMANDS"])
        for path in CommandSpec.paths(from: [root]) {
            guard let spec = path.last else { continue }
            writer.macro("Ss", words: path.name)
            writer.macro("Nm", words: root.name)
            writeUsage(path)
            writer.paragraph(spec.summary.asSentence)
            writeOptions(spec.options)
            for note in spec.notes { writer.paragraph(note) }
            writeReferences(to: spec.sections())
            // The examples of the program are in a section of their own.
            if path.count > 1 {
                writer.paragraph("Examples:")
                writeExamples(spec)
            }
        }
        writer.macro("Sh", ["OPTIONS"])
        writer.text("Every command accepts these options:")
        writeOptions(program.commonOptions())
    }

    /// Points to sections, such as `See KEYS and FILES.`.
    private mutating func writeReferences(to sections: [ManualSection]) {
        guard !sections.isEmpty else { return }
        writer.macro("Pp")
        for (index, section) in sections.enumerated() {
            writer.text(index == 0 ? "See" : "and")
            let end = index == sections.count - 1 ? ["."] : []
            writer.macro("Sx", MdocWriter.arguments(section.title) + end)
        }
    }

    private mutating func writeSection(_ section: ManualSection) {
        writer.macro("Sh", words: section.title)
        for (index, paragraph) in section.paragraphs.enumerated() {
            if index > 0 { writer.paragraph(paragraph) } else { writer.text(paragraph) }
        }
        for list in section.lists {
            if let title = list.title { writer.macro("Ss", words: title) }
            writeList(list.entries) { entry in
                (Self.tag(entry.name, list.kind), entry.meaning.asSentence)
            }
        }
    }

    private static func tag(_ name: String, _ kind: ManualList.Kind) -> [String] {
        switch kind {
        case .words: ["Ic"] + MdocWriter.arguments(name)
        case .files: ["Pa"] + MdocWriter.arguments(name)
        case .variables:
            Array(name.split(separator: ", ").map { ["Ev", "\($0)"] }.joined(separator: [","]))
        case .numbers: [name]
        }
    }

    private mutating func writeReference() {
        reference.sections.forEach { writeSection($0) }
        writer.macro("Sh", ["EXAMPLES"])
        writeExamples(root)
        writer.macro("Sh", ["CREDITS"])
        writer.text(reference.credits)
    }

    /// The words after the name of the program; subcommands are listed by themselves.
    private mutating func writeUsage(_ path: [CommandSpec]) {
        guard let spec = path.last else { return }
        if path.count > 1 { writer.macro("Cm", words: Array(path.dropFirst()).name) }
        let operands = MdocWriter.operands(spec.subcommands.isEmpty ? spec.operands : "")
        if let first = operands.first { writer.macro(first, Array(operands.dropFirst())) }
        writer.macro("Op", ["Ar", "options"])
    }

    private mutating func writeOptions(_ options: [OptionSpec]) {
        writeList(options) { option in
            let short = option.short.map { ["Fl"] + MdocWriter.arguments("\($0)") + [","] } ?? []
            let name = ["Fl", "Fl"] + MdocWriter.arguments(option.word)
            let value = option.value.map { value in
                [value.choices.isEmpty ? "Ar" : "Cm"] + MdocWriter.arguments(value.placeholder)
            }
            return (short + name + (value ?? []), option.summary.asSentence)
        }
    }

    private mutating func writeExamples(_ spec: CommandSpec) {
        writeList(spec.examples) { example in
            (["Ic"] + MdocWriter.arguments(example.name), example.meaning.asSentence)
        }
    }

    private mutating func writeList<Item>(
        _ items: [Item],
        _ entry: (Item) -> (tag: [String], text: String)
    ) {
        guard !items.isEmpty else { return }
        writer.macro("Bl", ["-tag", "-width", "Ds"])
        for item in items {
            let (tag, text) = entry(item)
            writer.macro("It", tag)
            writer.text(text)
        }
        writer.macro("El")
    }

    /// The day of the release as mdoc(7) wants it: `November 22, 2026`.
    private var date: String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        let parts = reference.releaseDate.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, months.indices.contains(parts[1] - 1) else {
            return reference.releaseDate
        }
        return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
    }
}

extension String {
    /// With an uppercase letter at the beginning, and a period at the end.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
