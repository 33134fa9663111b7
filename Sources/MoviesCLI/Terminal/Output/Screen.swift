/// Shows frames, and writes only the lines that differ from what is there.
@MainActor
final class Screen {
    private let usesColor: Bool
    private let write: (String) -> Void
    private var shown: Frame?

    /// Takes whether frames are shown in colour, and what writes to the terminal.
    init(usesColor: Bool, write: @escaping (String) -> Void = TerminalSession.write) {
        self.usesColor = usesColor
        self.write = write
    }

    /// Takes nothing for granted of what is there: the next frame is written as a whole.
    func invalidate() {
        shown = nil
    }

    func show(_ frame: Frame) {
        guard frame != shown else { return }
        write(changes(to: frame))
        shown = frame
    }

    /// In marks that let the terminal show all of it at once (synchronised output, mode 2026).
    private func changes(to frame: Frame) -> String {
        var text = "\u{1B}[?2026h\u{1B}[?25l"
        let old = shown?.size == frame.size ? shown?.lines : nil
        if old == nil { text += "\u{1B}[0m\u{1B}[2J" }
        for (row, line) in frame.lines.enumerated() where old?[row] != line {
            text += "\u{1B}[\(row + 1);1H\u{1B}[K" + placed(line)
        }
        if let cursor = frame.cursor {
            text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        return text + "\u{1B}[?2026l"
    }

    /// The line with its codes.
    ///
    /// Terminals do not agree on the width of letters that are made of several, so after such a one
    /// the next piece is told its column.
    private func placed(_ line: StyledLine) -> String {
        var text = ""
        var column = 0
        var isSure = true
        for piece in line.pieces where !piece.text.isEmpty {
            if !isSure { text += "\u{1B}[\(column + 1)G" }
            text += piece.rendered(usesColor: usesColor)
            column += piece.width
            isSure =
                isSure && !piece.isPreformatted
                && piece.text.allSatisfy { $0.unicodeScalars.count == 1 }
        }
        return text
    }
}

/// All that a screen shows at one moment.
struct Frame: Hashable, Sendable {
    /// A place on the screen, counted from 0.
    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    let size: TerminalSize

    /// From the top; what does not fit is cut off.
    private(set) var lines: [StyledLine]

    /// Where something is typed; `nil` hides the cursor.
    let cursor: Position?

    init(size: TerminalSize, lines: [StyledLine], cursor: Position? = nil) {
        self.size = size
        self.lines = lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
        self.lines += Array(repeating: [], count: size.rows - self.lines.count)
        self.cursor = cursor.flatMap { cursor in
            cursor.row < size.rows && cursor.column < size.columns ? cursor : nil
        }
    }
}
