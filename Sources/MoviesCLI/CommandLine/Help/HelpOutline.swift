/// How the help of a program and of its commands is arranged.
package struct HelpOutline: Sendable {
    /// The commands of the program.
    package let commands: [HelpGroup]

    /// The options of commands, without the common ones.
    package let options: [HelpGroup]

    /// The options that the help of the program explains; the manual page has all.
    package let programOptions: [OptionName]

    /// Paragraphs at the end of the help of the program.
    package let notes: [String]

    package init(
        commands: [HelpGroup] = [],
        options: [HelpGroup] = [],
        programOptions: [OptionName] = [],
        notes: [String] = []
    ) {
        self.commands = commands
        self.options = options
        self.programOptions = programOptions
        self.notes = notes
    }
}

/// A heading of the help, with the names of the commands or of the options below it, in their order.
package struct HelpGroup: Sendable {
    package let title: String

    /// The names of commands, or of options without their dashes.
    package let names: [String]

    package init(_ title: String, _ names: [String]) {
        self.title = title
        self.names = names
    }
}

extension [HelpGroup] {
    /// Items below the headings; those without one come last, below `other`.
    func grouped<Item>(
        _ items: [Item],
        other: String,
        name: (Item) -> String
    ) -> [HelpSection<Item>] {
        let names = Set(flatMap(\.names))
        let groups = map { group in
            HelpSection(
                title: group.title,
                items: group.names.flatMap { wanted in items.filter { name($0) == wanted } }
            )
        }
        let others = HelpSection(title: other, items: items.filter { !names.contains(name($0)) })
        return (groups + [others]).filter { !$0.items.isEmpty }
    }
}

/// A heading of the help, with what has a row below it.
struct HelpSection<Item> {
    let title: String
    let items: [Item]
}

extension HelpSection {
    func map<Other>(_ transform: (Item) -> Other) -> HelpSection<Other> {
        HelpSection<Other>(title: title, items: items.map(transform))
    }
}
