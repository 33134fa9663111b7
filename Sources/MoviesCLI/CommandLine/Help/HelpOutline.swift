/// The arrangement of the help of a program and of its commands.
package struct HelpOutline: Sendable {
    /// A heading, with the names of the commands or of the options below it, in their order; options
    /// without their dashes.
    package typealias Group = (title: String, names: [String])

    /// A heading, with what has a row below it.
    typealias Section<Item> = (title: String, items: [Item])

    package let commands: [Group]

    /// The options of commands, without the common ones.
    package let options: [Group]

    /// The options that the help of the program explains; the manual page has all.
    package let programOptions: [OptionSpec]

    /// Paragraphs at the end of the help of the program.
    package let notes: [String]

    package init(
        commands: [Group] = [],
        options: [Group] = [],
        programOptions: [OptionSpec] = [],
        notes: [String] = []
    ) {
        self.commands = commands
        self.options = options
        self.programOptions = programOptions
        self.notes = notes
    }

    /// Items below the headings of groups; those without one come last, below `other`.
    static func sections<Item>(
        of items: [Item],
        in groups: [Group],
        other: String,
        name: (Item) -> String
    ) -> [Section<Item>] {
        let names = Set(groups.flatMap(\.names))
        let grouped = groups.map { group in
            (group.title, group.names.flatMap { wanted in items.filter { name($0) == wanted } })
        }
        return grouped + [(other, items.filter { !names.contains(name($0)) })]
    }
}
