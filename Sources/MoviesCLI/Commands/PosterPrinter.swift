import Presentation
import Terminal

/// Prints the details of a movie with its poster at the left.
@MainActor
struct PosterPrinter {
    /// On a smaller terminal, the text needs all the room.
    private static let minimumTerminal = TerminalSize(columns: 64, rows: 12)
    private static let maximumPoster = TerminalSize(columns: 28, rows: 20)
    private static let gap = 2

    let renderer: PosterRenderer
    let terminal: TerminalSize

    /// Whether output that is longer than the terminal goes to a pager, which can't show posters.
    let hasPager: Bool

    /// The details with the sequences that draw the poster; `nil` if it can't be shown.
    func text(of item: MovieDetailsItemViewModel) async -> String? {
        guard let picture = item.poster, terminal.fits(Self.minimumTerminal) else { return nil }
        let cell = renderer.cell
        let box = TerminalSize(
            columns: min(terminal.columns / 3, Self.maximumPoster.columns),
            rows: min(terminal.rows - 2, Self.maximumPoster.rows)
        )
        guard let size = (cell ?? .assumed).fit(width: 2, height: 3, in: box) else { return nil }
        let margin = size.columns + Self.gap
        let lines = MovieDetailsLayout(item, width: terminal.columns - margin).lines
        guard !hasPager || lines.count < terminal.rows else { return nil }
        switch await renderer.render(picture, size, cell) {
        case nil: return nil
        case let image? where image.lines.isEmpty: return Self.text(lines, over: image, margin)
        case let image?:
            return image.drawing
                + StyledLine.beside(image.lines, margin: margin, lines).output(usesColor: true)
        }
    }

    /// Makes room for the image before it is drawn, since the screen may scroll, and then writes no
    /// blanks over it.
    private static func text(
        _ lines: [StyledLine],
        over image: TerminalImage,
        _ margin: Int
    ) -> String {
        let rows = image.size.rows
        let room = String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A"
        let missing = max(rows - lines.count, 0)
        let text = lines.map { line in
            line.text.isEmpty ? "\n" : "\u{1B}[\(margin)C" + [line].output(usesColor: true)
        }
        return room + image.drawing + text.joined() + String(repeating: "\n", count: missing)
    }
}

extension PosterPrinter {
    init(_ renderer: PosterRenderer, on console: Console) {
        let rows = console.output.height ?? TerminalSize.standard.rows
        self.init(
            renderer: renderer,
            terminal: TerminalSize(columns: console.width, rows: rows),
            hasPager: console.pagerCommand != nil
        )
    }
}
