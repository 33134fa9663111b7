import Presentation

/// The poster beside the facts of a film, where there is room and a program to draw it.
@MainActor
final class PosterView {
    /// Draws a picture in so many columns and rows; `nil` where it can't.
    typealias Renderer = @Sendable (_ picture: [UInt8], TerminalSize) async -> String?

    /// Smaller, there is nothing to be made out.
    private static let leastSize = TerminalSize(columns: 64, rows: 10)
    private static let widest = 36
    private static let gap = 2

    private let render: Renderer?
    private let didChange: @MainActor () -> Void
    private var drawing: Task<Void, Never>?
    private var wanted: (picture: [UInt8], size: TerminalSize)?

    /// `nil` while the poster is drawn.
    private var lines: [StyledText]? = []

    /// `didChange` hears of it when the poster is drawn.
    init(render: Renderer?, didChange: @escaping @MainActor () -> Void) {
        self.render = render
        self.didChange = didChange
    }

    /// The poster for a screen of that size, and the columns that it takes from the text.
    ///
    /// The columns are kept free as soon as a poster is on its way: a text that moves is hard to read.
    func column(
        for item: MovieDetailsItemViewModel,
        on screen: TerminalSize
    ) -> (lines: [StyledText], width: Int) {
        guard
            let render, screen.columns >= Self.leastSize.columns,
            screen.rows >= Self.leastSize.rows
        else { return ([], 0) }
        let size = TerminalSize(columns: min(screen.columns / 3, Self.widest), rows: screen.rows)
        let width = size.columns + Self.gap
        guard let picture = item.poster else { return ([], item.isLoadingPoster ? width : 0) }
        if wanted?.size != size || wanted?.picture != picture { draw(picture, size, by: render) }
        return (lines ?? [], lines?.isEmpty == true ? 0 : width)
    }

    private func draw(_ picture: [UInt8], _ size: TerminalSize, by render: @escaping Renderer) {
        wanted = (picture, size)
        lines = nil
        drawing?.cancel()
        drawing = Task { [weak self] in
            let text = await render(picture, size)
            if !Task.isCancelled { self?.show(text ?? "", size) }
        }
    }

    /// Nobody wants a poster that nobody sees.
    deinit {
        drawing?.cancel()
    }

    private func show(_ text: String, _ size: TerminalSize) {
        lines = Array(ANSIImage.lines(of: text, columns: size.columns).prefix(size.rows))
        didChange()
    }
}
