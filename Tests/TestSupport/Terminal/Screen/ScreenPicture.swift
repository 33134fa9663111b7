/// A screen as readable text: its characters, the style of each cell as a letter, and the cursor.
///
///     --- characters
///     > bl
///     > Black Swan   2010
///     --- styles
///     cc
///     rrrrrrrrrrrrrrrrrrr
///     --- cursor in row 0, column 4
///
/// Both parts have all rows of the screen, without trailing blanks. A wide character takes two
/// cells, so it has two letters. A style without a letter of its own gets a capital letter, which
/// the first lines explain.
package struct ScreenPicture: Equatable, Sendable {
    package let text: String

    /// A stored picture.
    package init(text: String) { self.text = text }

    package init(_ screen: ScreenModel) {
        var letters = StyleLetters()
        let styles = (0..<screen.rows).map { row in
            let line = (0..<screen.columns).map {
                letters.letter(for: screen.style(row: row, column: $0))
            }
            return Self.withoutTrailingBlanks(String(line))
        }
        let (row, column) = screen.cursor
        let cursor =
            screen.isCursorVisible ? "--- cursor in row \(row), column \(column)" : "--- no cursor"
        let lines =
            letters.legend + ["--- characters"] + screen.lines + ["--- styles"] + styles + [cursor]
        text = lines.map { $0 + "\n" }.joined()
    }

    /// The lines that differ from those of a stored picture, with `-` before a stored line and `+`
    /// before one of this picture, below their place; `nil` if the pictures are equal.
    package func difference(from stored: ScreenPicture) -> String? {
        guard self != stored else { return nil }
        let (old, new) = (stored.places, places)
        let added = new.map(\.place)
        let all = added + old.map(\.place).filter { !added.contains($0) }
        let changes = all.flatMap { place -> [String] in
            let before = old.first { $0.place == place }?.line
            let after = new.first { $0.place == place }?.line
            guard before != after else { return [] }
            let lines = [before.map { "- \($0)" }, after.map { "+ \($0)" }]
            return ["\(place):"] + lines.compactMap(\.self)
        }
        return changes.joined(separator: "\n")
    }

    /// The lines, and where each of them is, such as `characters, row 3`.
    private var places: [(place: String, line: String)] {
        var section = "legend"
        var row = 0
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("--- ") else {
                defer { row += 1 }
                return ("\(section), row \(row)", String(line))
            }
            let heading = String(line.dropFirst(4))
            (section, row) = (heading.hasSuffix("s") ? heading : "cursor", 0)
            return (section, String(line))
        }
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}

/// A letter for each style.
private struct StyleLetters {
    private var letters: [(style: ScreenStyle, letter: Character)] = [
        (ScreenStyle(), " "), (style { $0.isBold = true }, "b"), (style { $0.isDim = true }, "d"),
        (style { $0.isUnderlined = true }, "u"), (style { $0.isReversed = true }, "r"),
        (style { $0.foreground = .indexed(1) }, "e"),
        (style { $0.foreground = .indexed(6) }, "c"),
        // The letters that match what was typed.
        (
            style {
                $0.foreground = .indexed(6)
                $0.isUnderlined = true
            }, "m"
        ),
    ]

    /// What the capital letters mean.
    private(set) var legend: [String] = []

    mutating func letter(for style: ScreenStyle) -> Character {
        if let known = letters.first(where: { $0.style == style }) { return known.letter }
        let unused = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".dropFirst(legend.count).first
        let letter = unused ?? "?"
        letters.append((style, letter))
        if unused != nil { legend.append("\(letter) = \(style)") }
        return letter
    }

    private static func style(_ change: (inout ScreenStyle) -> Void) -> ScreenStyle {
        var style = ScreenStyle()
        change(&style)
        return style
    }
}

extension ScreenStyle: CustomStringConvertible {
    package var description: String {
        let attributes = [
            (isBold, "bold"), (isDim, "dim"), (isUnderlined, "underlined"),
            (isReversed, "reversed"),
        ]
        let names =
            attributes.filter(\.0).map(\.1) + (foreground.map { ["\($0)"] } ?? [])
            + (background.map { ["on \($0)"] } ?? [])
        return names.isEmpty ? "plain" : names.joined(separator: ", ")
    }
}

extension ScreenColor: CustomStringConvertible {
    package var description: String {
        switch self {
        case .indexed(let index): "color \(index)"
        case .rgb(let red, let green, let blue): "color \(red)/\(green)/\(blue)"
        }
    }
}
