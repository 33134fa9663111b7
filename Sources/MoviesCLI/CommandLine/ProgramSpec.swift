/// A program: its commands, and what its help and its manual page say besides their usage.
package struct ProgramSpec: Sendable {
    /// The program without a command; the commands are below it.
    package let root: CommandSpec

    /// Options of every command; made for each call.
    package let commonOptions: @Sendable () -> [OptionSpec]

    /// Made only for the help.
    package let outline: @Sendable () -> HelpOutline

    /// Made only for the help of the program and for the manual page.
    package let reference: @Sendable () -> ProgramReference

    package init(
        root: CommandSpec,
        commonOptions: @escaping @autoclosure @Sendable () -> [OptionSpec],
        outline: @escaping @Sendable () -> HelpOutline = { HelpOutline() },
        reference: @escaping @Sendable () -> ProgramReference
    ) {
        self.root = root
        self.commonOptions = commonOptions
        self.outline = outline
        self.reference = reference
    }

    /// The common options that have an effect on a command.
    package func commonOptions(of command: CommandSpec) -> [OptionSpec] {
        commonOptions().filter { !command.ignoredOptions.contains($0) }
    }
}

/// A row of the help or of the manual page: a command, an option, an example or a key, or a variable, a
/// file or a status by its name; several variables are separated by commas.
package struct HelpEntry: Hashable, Sendable {
    package let name: String
    package let meaning: String

    package init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }
}

/// The part of a program's manual page besides its commands; sentences are whole, other texts begin
/// in lower case and end without a period.
package struct ProgramReference: Sendable {
    package let version: String

    /// The day of the release: year, month and day, separated by dashes.
    package let releaseDate: String

    /// Paragraphs; the first begins with a verb, for it follows the name of the program.
    package let description: [String]

    /// The part that the commands share, and what the program has besides them.
    package let sections: [ManualSection]
    package let credits: String

    package init(
        version: String,
        releaseDate: String,
        description: [String],
        sections: [ManualSection],
        credits: String
    ) {
        self.version = version
        self.releaseDate = releaseDate
        self.description = description
        self.sections = sections
        self.credits = credits
    }
}

/// A section of the manual page about what several commands or screens share.
package struct ManualSection: Sendable {
    /// In uppercase, such as `KEYS`.
    package let title: String

    /// The help of a command that has the section shows them, too.
    package let paragraphs: [String]
    package let lists: [ManualList]

    package init(_ title: String, _ paragraphs: [String] = [], lists: [ManualList] = []) {
        self.title = title
        self.paragraphs = paragraphs
        self.lists = lists
    }
}

/// Entries of a section, such as the keys of a screen.
package struct ManualList: Sendable {
    /// The kind of names that the entries have.
    package enum Kind: Sendable { case words, variables, files, numbers }

    /// `nil` for the only list of a section.
    package let title: String?
    package let kind: Kind
    package let entries: [HelpEntry]

    package init(_ title: String?, of kind: Kind = .words, _ entries: [HelpEntry]) {
        self.title = title
        self.kind = kind
        self.entries = entries
    }
}
