import Presentation
import Terminal

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
    /// Draws a picture in at most a size, in cells of a size if that is known; returns `nil` if it
    /// can't.
    typealias Renderer =
        @MainActor (_ picture: [UInt8], TerminalSize, CellSize?) async -> PosterDrawing?

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

    private let context: ScreenContext
    private var drawing: Task<Void, Never>?
    private var requested: (picture: [UInt8], size: TerminalSize, cell: CellSize?)?

    /// `nil` while the poster is being drawn; a drawing that failed is empty.
    private var drawn: PosterDrawing?

    init(_ context: ScreenContext) {
        self.context = context
    }

    /// The part of a box that a poster fills, two thirds as wide as high.
    func size(in box: TerminalSize) -> TerminalSize {
        let cell = context.cell() ?? .assumed
        return cell.fit(width: 2, height: 3, in: box) ?? TerminalSize(columns: 0, rows: 0)
    }

    /// The poster in at most a size.
    ///
    /// The columns are reserved while the poster loads, so that the text doesn't move later.
    func column(for item: MovieDetailsItemViewModel, in size: TerminalSize) -> Column {
        guard
            let render = context.renderPoster, size.columns >= Self.minimum.columns,
            size.rows >= Self.minimum.rows
        else { return Column() }
        let reserved = Column(width: size.columns + Self.gap)
        guard let picture = item.poster else { return item.isLoadingPoster ? reserved : Column() }
        let cell = context.cell()
        if requested?.size != size || requested?.cell != cell || requested?.picture != picture {
            requested = (picture, size, cell)
            draw(picture, size, cell, by: render)
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

    private func draw(
        _ picture: [UInt8],
        _ size: TerminalSize,
        _ cell: CellSize?,
        by render: @escaping Renderer
    ) {
        drawn = nil
        drawing?.cancel()
        drawing = Task { [weak self] in
            let drawing = await render(picture, size, cell)
            guard !Task.isCancelled, let self else { return }
            drawn = drawing ?? .text([])
            context.didChange()
        }
    }

    deinit {
        drawing?.cancel()
    }
}
