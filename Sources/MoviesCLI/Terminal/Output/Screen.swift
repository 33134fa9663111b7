/// Draws frames, and writes only the lines that have changed.
@MainActor
final class Screen {
    private let usesColor: Bool
    private let write: (String) -> Void
    private var shown: Frame?

    /// `write` sends text to the terminal.
    init(usesColor: Bool, write: @escaping (String) -> Void = TerminalSession.write) {
        self.usesColor = usesColor
        self.write = write
    }

    /// Makes the next frame be drawn completely.
    func invalidate() {
        shown = nil
    }

    func show(_ frame: Frame) {
        guard frame != shown else { return }
        write(changes(to: frame))
        shown = frame
    }

    /// The sequences that draw the changed lines, as one synchronized update (mode 2026).
    private func changes(to frame: Frame) -> String {
        var text = "\u{1B}[?2026h\u{1B}[?25l"
        let old = shown?.size == frame.size ? shown?.lines : nil
        if old == nil { text += "\u{1B}[0m\u{1B}[2J" }
        for (row, line) in frame.lines.enumerated() where old?[row] != line {
            text += "\u{1B}[\(row + 1);1H\u{1B}[K" + rendered(line)
        }
        if let cursor = frame.cursor {
            text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        return text + "\u{1B}[?2026l"
    }

    /// The line with its sequences.
    ///
    /// Terminals disagree on the width of characters of several scalars, so after such a character
    /// each piece is positioned explicitly.
    private func rendered(_ line: StyledLine) -> String {
        var text = ""
        var column = 0
        var isColumnCertain = true
        for piece in line.pieces where !piece.text.isEmpty {
            if !isColumnCertain { text += "\u{1B}[\(column + 1)G" }
            text += piece.rendered(usesColor: usesColor)
            column += piece.width
            isColumnCertain =
                isColumnCertain && !piece.isPreformatted
                && piece.text.allSatisfy { $0.unicodeScalars.count == 1 }
        }
        return text
    }
}
