/// A screen as an SVG picture.
///
/// Each piece of text has its own position and length, so that columns are aligned in any font.
package struct ScreenSVG: Sendable {
    /// In pixels, as wide as the characters of most fonts.
    private static let cellWidth = 9
    private static let cellHeight = 20
    private static let fontSize = 15
    private static let baseline = 15
    private static let padding = 16
    private static let fonts =
        "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

    package let text: String

    /// - Parameters:
    ///   - screen: the screen to draw.
    ///   - title: what the picture shows, for people who can't see it.
    ///   - theme: its colors.
    package init(_ screen: ScreenModel, title: String, theme: ScreenTheme) {
        let width = screen.columns * Self.cellWidth + 2 * Self.padding
        let height = screen.rows * Self.cellHeight + 2 * Self.padding
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
            "<title>\(Self.escaped(title))</title>",
            "<rect x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"8\""
                + " fill=\"\(theme.background)\" stroke=\"\(theme.border)\"/>",
            "<g transform=\"translate(\(Self.padding) \(Self.padding))\""
                + " font-family=\"\(Self.fonts)\" font-size=\"\(Self.fontSize)\""
                + " fill=\"\(theme.foreground)\" xml:space=\"preserve\">",
        ]
        let rows = (0..<screen.rows).flatMap { row -> [String] in
            let runs = ScreenRun.runs(of: screen, row: row)
            // Text may reach out of its cells, so it comes after all backgrounds.
            return runs.compactMap { Self.background(of: $0, row, theme) }
                + runs.flatMap { run in
                    run.words.map { Self.text(of: $0, row, theme) }
                }
        }
        let cursor = screen.isCursorVisible ? [Self.cursor(screen.cursor)] : []
        text = (head + rows + cursor + ["</g>", "</svg>"]).map { $0 + "\n" }.joined()
    }

    private static func background(of run: ScreenRun, _ row: Int, _ theme: ScreenTheme) -> String? {
        theme.colors(of: run.style).background.map {
            rectangle(run.column * cellWidth, row * cellHeight, run.width * cellWidth, cellHeight)
                + " fill=\"\($0)\"/>"
        }
    }

    private static func text(of run: ScreenRun, _ row: Int, _ theme: ScreenTheme) -> String {
        let color = theme.colors(of: run.style).text
        let fill = color == theme.foreground ? "" : " fill=\"\(color)\""
        let (x, y) = (run.column * cellWidth, row * cellHeight)
        // Glyphs of several rows leave gaps between them.
        if run.text == "│" { return rectangle(x + cellWidth / 2, y, 1, cellHeight) + "\(fill)/>" }
        let length = run.text.count > 1 ? " textLength=\"\(run.width * cellWidth)\"" : ""
        let weight = run.style.isBold ? " font-weight=\"bold\"" : ""
        let line = run.style.isUnderlined ? " text-decoration=\"underline\"" : ""
        return "<text x=\"\(x)\" y=\"\(y + baseline)\"\(length)\(fill)\(weight)\(line)>"
            + "\(escaped(run.text))</text>"
    }

    private static func cursor(_ cursor: (row: Int, column: Int)) -> String {
        rectangle(cursor.column * cellWidth, cursor.row * cellHeight, 2, cellHeight) + "/>"
    }

    /// The start of an element.
    private static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }
        .joined()
    }
}

/// Cells of one row that have the same style.
private struct ScreenRun {
    let column: Int
    let style: ScreenStyle

    /// One per cell; empty in the right half of a wide character.
    var characters: [String]

    var width: Int { characters.count }
    var text: String { characters.joined() }

    static func runs(of screen: ScreenModel, row: Int) -> [ScreenRun] {
        var runs: [ScreenRun] = []
        for column in 0..<screen.columns {
            let style = screen.style(row: row, column: column)
            if runs.last?.style != style {
                runs.append(ScreenRun(column: column, style: style, characters: []))
            }
            runs[runs.count - 1].characters.append(screen.text(row: row, column: column))
        }
        return runs
    }

    /// The parts between two blanks or more, of which each has its own position.
    ///
    /// A wide character, whose width depends on the font, is a part of its own, and so is the rule
    /// beside a list.
    var words: [ScreenRun] {
        var words: [ScreenRun] = []
        var isOpen = false
        for (offset, character) in characters.enumerated() {
            let isWide = offset + 1 < width && characters[offset + 1].isEmpty
            let isBlank = character == " " && !style.isUnderlined
            if character.isEmpty {
                words[words.count - 1].characters.append("")
                isOpen = false
            } else if isBlank, !isOpen || offset + 1 < width && characters[offset + 1] == " " {
                isOpen = false
            } else if isOpen, !isWide, character != "│" {
                words[words.count - 1].characters.append(character)
            } else {
                words.append(
                    ScreenRun(column: column + offset, style: style, characters: [character])
                )
                isOpen = character != "│"
            }
        }
        return words.map(\.withoutTrailingBlanks)
    }

    private var withoutTrailingBlanks: ScreenRun {
        var run = self
        while !style.isUnderlined, run.characters.last == " " { run.characters.removeLast() }
        return run
    }
}
