import Presentation
import SystemKit
import Terminal

/// The poster beside the details of a movie, if there is room and a way to draw it.
@MainActor
final class PosterView {
    /// Draws a picture in at most a size, in cells of a size if known; `nil` if it can't.
    typealias Renderer =
        @MainActor (_ picture: [UInt8], TerminalSize, CellSize?) async -> TerminalImage?

    /// A smaller poster can't be recognized.
    private static let minimum = TerminalSize(columns: 12, rows: 8)
    private static let gap = 2

    /// The shown part of a poster, and the columns that it takes from the text.
    struct Column {
        var lines: [StyledLine] = []
        var width = 0

        /// Over the blank cells of the lines.
        var image: TerminalImage?
    }

    private let context: ScreenContext
    private var drawing: Task<Void, Never>?
    private var requested: (picture: [UInt8], size: TerminalSize, cell: CellSize?)?

    private var isDrawing = false

    /// `nil` if the poster can't be drawn.
    private var drawn: TerminalImage?

    /// The poster; while it loads, its columns are reserved, so that the text doesn't move later.
    private(set) var column = Column()

    init(_ context: ScreenContext) { self.context = context }

    /// The part of a box that a poster fills, two thirds as wide as high.
    func size(in box: TerminalSize) -> TerminalSize {
        let cell = context.cell() ?? .assumed
        return cell.fit(width: 2, height: 3, in: box) ?? TerminalSize(columns: 0, rows: 0)
    }

    /// Updates the column, and draws the poster if it is another one, or has another size.
    func layOut(_ item: MovieDetailsItemViewModel?, in size: TerminalSize) -> Column {
        column = item.map { drawnColumn(for: $0, in: size) } ?? Column()
        return column
    }

    private func drawnColumn(for item: MovieDetailsItemViewModel, in size: TerminalSize) -> Column {
        guard let render = context.renderPoster, size.fits(Self.minimum) else { return Column() }
        let reserved = Column(width: size.columns + Self.gap)
        guard let picture = item.poster else { return item.isLoadingPoster ? reserved : Column() }
        let cell = context.cell()
        if requested?.size != size || requested?.cell != cell || requested?.picture != picture {
            requested = (picture, size, cell)
            draw(picture, size, cell, by: render)
        }
        guard !isDrawing else { return reserved }
        guard let drawn else { return Column() }
        let blank = StyledLine("".padded(to: drawn.size.columns))
        return Column(
            lines: drawn.lines.isEmpty
                ? Array(repeating: blank, count: drawn.size.rows)
                : drawn.lines.map { StyledLine([$0]) },
            width: reserved.width,
            image: drawn.drawing.isEmpty ? nil : drawn
        )
    }

    private func draw(
        _ picture: [UInt8],
        _ size: TerminalSize,
        _ cell: CellSize?,
        by render: @escaping Renderer
    ) {
        isDrawing = true
        drawing?.cancel()
        drawing = Task { [weak self] in
            let drawing = await render(picture, size, cell)
            guard !Task.isCancelled, let self else { return }
            (drawn, isDrawing) = (drawing, false)
            context.didChange()
        }
    }

    deinit {
        drawing?.cancel()
    }
}

/// Draws posters in the best way that the terminal has.
@MainActor
final class PosterRenderer {
    /// The one id of all posters on a screen, since only one is shown.
    private nonisolated static let screenID: UInt32 = 71

    /// Ids of printed posters; a larger one would need 24-bit colors in tmux.
    nonisolated static let printedIDs = UInt32(72)...255

    let probe: TerminalProbe
    private let chafa: Chafa?
    private let imageID: UInt32
    private let driverCell: @MainActor () -> CellSize?

    /// `chafa` draws for terminals that can't show images, and is `nil` if it is not installed;
    /// `imageID` is `nil` for a screen; `driverCell` is the size of the terminal's cells by its driver.
    init(
        probe: TerminalProbe,
        chafa: Chafa?,
        imageID: UInt32? = nil,
        driverCell: @escaping @MainActor () -> CellSize? = { nil }
    ) {
        self.probe = probe
        self.chafa = chafa
        self.imageID = imageID ?? Self.screenID
        self.driverCell = driverCell
    }

    /// The size of the terminal's cells, as it reports or as its driver knows it.
    ///
    /// The smaller one if both do: the font may have changed, and the driver may count a border.
    var cell: CellSize? {
        [probe.cell, driverCell()].compactMap(\.self).min { $0.height < $1.height }
    }

    /// Whether posters can be drawn, once the terminal has replied.
    func canRender() async -> Bool {
        if chafa != nil { true } else { await probe.result() != nil }
    }

    /// Draws a picture in at most a size; returns `nil` if that is impossible.
    func render(_ picture: [UInt8], _ size: TerminalSize, _ cell: CellSize?) async -> TerminalImage?
    {
        if let graphics = await probe.result() {
            // Off the main actor, since decoding takes milliseconds, and waits for another program.
            return await BlockingWork.runToEnd { [imageID] _ in
                graphics.image(of: picture, id: imageID, fitting: size, cell: cell)
            }
        }
        let text = await chafa?.text(of: picture, columns: size.columns, rows: size.rows)
        let lines = ANSIImage.lines(of: text ?? "", columns: size.columns).prefix(size.rows)
        return lines.isEmpty ? nil : TerminalImage(text: Array(lines), size: size)
    }
}
