import Presentation

/// A poster in cells of the terminal.
enum PosterDrawing: Hashable, Sendable {
    /// Colored characters.
    case text([StyledText])

    /// Shown over blank cells, or, if it has lines, by these.
    case image(TerminalImage)
}

/// The poster beside the details of a movie, if there is room and a way to draw it.
@MainActor
final class PosterView {
    /// Draws a picture in at most a size; returns `nil` if it can't.
    typealias Renderer = @MainActor (_ picture: [UInt8], TerminalSize) async -> PosterDrawing?

    /// A smaller poster can't be recognized.
    private static let minimum = TerminalSize(columns: 12, rows: 8)
    private static let gap = 2

    /// What is shown of a poster, and the columns that it takes from the text.
    struct Column {
        var lines: [StyledText] = []
        var width = 0

        /// Over the blank cells of the lines.
        var image: TerminalImage?
    }

    private let render: Renderer?
    private let didChange: @MainActor () -> Void
    private var drawing: Task<Void, Never>?
    private var requested: (picture: [UInt8], size: TerminalSize)?

    /// `nil` while the poster is being drawn; a drawing that failed is empty.
    private var drawn: PosterDrawing?

    /// `didChange` is called when the poster has been drawn.
    init(render: Renderer?, didChange: @escaping @MainActor () -> Void) {
        self.render = render
        self.didChange = didChange
    }

    /// The poster in at most a size.
    ///
    /// The columns are reserved while the poster loads, so that the text doesn't move later.
    func column(for item: MovieDetailsItemViewModel, in size: TerminalSize) -> Column {
        guard
            let render, size.columns >= Self.minimum.columns, size.rows >= Self.minimum.rows
        else { return Column() }
        let reserved = Column(width: size.columns + Self.gap)
        guard let picture = item.poster else { return item.isLoadingPoster ? reserved : Column() }
        if requested?.size != size || requested?.picture != picture {
            draw(picture, size, by: render)
        }
        switch drawn {
        case nil: return reserved
        case .text(let lines):
            return lines.isEmpty ? Column() : Column(lines: lines, width: reserved.width)
        case .image(let image):
            let blank = StyledText(String(repeating: " ", count: image.size.columns))
            let blanks = Array(repeating: blank, count: image.size.rows)
            return Column(
                lines: image.lines.isEmpty ? blanks : image.lines,
                width: reserved.width,
                image: image
            )
        }
    }

    private func draw(_ picture: [UInt8], _ size: TerminalSize, by render: @escaping Renderer) {
        requested = (picture, size)
        drawn = nil
        drawing?.cancel()
        drawing = Task { [weak self] in
            let drawing = await render(picture, size)
            if !Task.isCancelled { self?.show(drawing ?? .text([])) }
        }
    }

    deinit {
        drawing?.cancel()
    }

    private func show(_ drawing: PosterDrawing) {
        drawn = drawing
        didChange()
    }
}
