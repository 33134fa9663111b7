import Presentation

/// The poster beside the details of a movie, if there is room and a program to draw it.
@MainActor
final class PosterView {
    /// Draws a picture in a size; returns `nil` if it can't.
    typealias Renderer = @Sendable (_ picture: [UInt8], TerminalSize) async -> String?

    /// A smaller poster can't be recognized.
    private static let minimum = TerminalSize(columns: 12, rows: 8)
    private static let gap = 2

    private let render: Renderer?
    private let didChange: @MainActor () -> Void
    private var drawing: Task<Void, Never>?
    private var requested: (picture: [UInt8], size: TerminalSize)?

    /// `nil` while the poster is being drawn; empty if there is none.
    private var lines: [StyledText]? = []

    /// `didChange` is called when the poster has been drawn.
    init(render: Renderer?, didChange: @escaping @MainActor () -> Void) {
        self.render = render
        self.didChange = didChange
    }

    /// The poster in at most a size, and the columns that it takes from the text.
    ///
    /// The columns are reserved while the poster loads, so that the text doesn't move later.
    func column(
        for item: MovieDetailsItemViewModel,
        in size: TerminalSize
    ) -> (lines: [StyledText], width: Int) {
        guard
            let render, size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows
        else { return ([], 0) }
        let width = size.columns + Self.gap
        guard let picture = item.poster else { return ([], item.isLoadingPoster ? width : 0) }
        if requested?.size != size || requested?.picture != picture {
            draw(picture, size, by: render)
        }
        return (lines ?? [], lines?.isEmpty == true ? 0 : width)
    }

    private func draw(_ picture: [UInt8], _ size: TerminalSize, by render: @escaping Renderer) {
        requested = (picture, size)
        lines = nil
        drawing?.cancel()
        drawing = Task { [weak self] in
            let text = await render(picture, size)
            if !Task.isCancelled { self?.show(text ?? "", size) }
        }
    }

    deinit {
        drawing?.cancel()
    }

    private func show(_ text: String, _ size: TerminalSize) {
        lines = Array(ANSIImage.lines(of: text, columns: size.columns).prefix(size.rows))
        didChange()
    }
}
