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
    /// `nil` for the only list of a section.
    package let title: String?
    package let entries: [HelpEntry]

    package init(_ title: String?, _ entries: [HelpEntry]) {
        self.title = title
        self.entries = entries
    }
}
