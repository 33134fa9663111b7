package import Terminal

/// The form of a help text: its width, and whether headings are bold.
package struct HelpLayout: Sendable {
    /// The widths of lines on terminals; longer lines are hard to read.
    private static let columnsOfTerminals = 60...100

    /// The widest first column beside which the second one is aligned.
    static let nameColumns = 26

    /// The longest line, except for examples.
    let columns: Int
    let isStyled: Bool

    /// For a file or a pipe.
    package static let plain = HelpLayout(columns: TerminalSize.standard.columns, isStyled: false)

    /// Fits the output of a console, or the terminal's width.
    package init(_ console: Console, usesColor: Bool) {
        let range = Self.columnsOfTerminals
        let width = min(max(console.width, range.lowerBound), range.upperBound)
        self.init(
            columns: console.output.isTerminal ? width : Self.plain.columns,
            isStyled: usesColor
        )
    }

    init(columns: Int, isStyled: Bool) {
        self.columns = columns
        self.isStyled = isStyled
    }

    /// Sections of two columns, which begin at the same column in all of them; if a name is too long, its
    /// meaning starts on the next line.
    func sections(_ groups: [HelpOutline.Section<HelpEntry>]) -> [String] {
        let widths = groups.flatMap(\.items).map(\.name.displayWidth)
        let column = widths.filter { $0 <= Self.nameColumns }.max() ?? Self.nameColumns
        return groups.filter { !$0.items.isEmpty }.map { group in
            let lines = group.items.map { row($0, column: column) }
            return heading("\(group.title):") + "\n" + lines.joined(separator: "\n")
        }
    }

    private func row(_ entry: HelpEntry, column: Int) -> String {
        let isLong = entry.name.displayWidth > column
        let first =
            isLong ? entry.name + "\n  ".padded(to: column + 2) : entry.name.padded(to: column)
        return hanging("  \(first)  ", entry.meaning, indent: column + 4)
    }

    func paragraph(_ text: String) -> String { hanging("", text, indent: 0) }

    /// A heading with text beside it.
    func paragraph(_ title: String, _ text: String) -> String {
        hanging(heading(title) + " ", text, indent: title.displayWidth + 1)
    }

    /// Text after a prefix that ends in the column `indent`, where the other lines begin.
    private func hanging(_ prefix: String, _ text: String, indent: Int) -> String {
        let lines = text.wrapped(to: columns - indent)
        return prefix + lines.joined(separator: "\n\("".padded(to: indent))")
    }

    private func heading(_ title: String) -> String {
        StyledLine(title, .title).output(usesColor: isStyled)
    }
}
