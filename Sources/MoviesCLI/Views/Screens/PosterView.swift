/// The poster beside the facts of a film, where there is room and a program to draw it.
@MainActor
final class PosterView {
    /// Draws a picture in so many columns and rows; `nil` where it can't.
    typealias Renderer = @Sendable (_ picture: [UInt8], TerminalSize) async -> String?

    /// Smaller, there is nothing to be made out.
    private static let leastSize = TerminalSize(columns: 64, rows: 10)
    private static let widest = 36
    static let gap = 2

    private let render: Renderer?
    private let didChange: @MainActor () -> Void
    private var drawing: Task<Void, Never>?
    private var wanted: (picture: [UInt8], size: TerminalSize)?
    private var lines: [StyledText] = []

    /// `didChange` hears of it when the poster is drawn.
    init(render: Renderer?, didChange: @escaping @MainActor () -> Void) {
        self.render = render
        self.didChange = didChange
    }

    /// The poster for a screen of that size; empty while it is drawn, and where there is none.
    func lines(_ picture: [UInt8]?, on screen: TerminalSize) -> [StyledText] {
        guard
            let render, let picture, screen.columns >= Self.leastSize.columns,
            screen.rows >= Self.leastSize.rows
        else { return [] }
        let size = TerminalSize(columns: min(screen.columns / 3, Self.widest), rows: screen.rows)
        if wanted?.size != size || wanted?.picture != picture {
            wanted = (picture, size)
            lines = []
            drawing?.cancel()
            drawing = Task { [weak self] in
                guard let text = await render(picture, size), !Task.isCancelled else { return }
                self?.show(text, size)
            }
        }
        return lines
    }

    /// Nobody wants a poster that nobody sees.
    deinit {
        drawing?.cancel()
    }

    private func show(_ text: String, _ size: TerminalSize) {
        lines = Array(PictureText.lines(of: text, columns: size.columns).prefix(size.rows))
        didChange()
    }
}
