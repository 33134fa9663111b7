import Terminal

/// Draws posters in the best way that the terminal has.
@MainActor
final class PosterRenderer {
    /// The one id of all posters, since only one is on the screen.
    private nonisolated static let imageID: UInt32 = 71

    let probe: GraphicsProbe
    private let chafa: Chafa?
    private let driverCell: @MainActor () -> CellSize?

    /// - Parameters:
    ///   - probe: asks the terminal.
    ///   - chafa: draws for terminals that can't show images; `nil` if it is not installed.
    ///   - driverCell: the size of the terminal's cells by its driver; `nil` if that is unknown.
    init(
        probe: GraphicsProbe,
        chafa: Chafa?,
        driverCell: @escaping @MainActor () -> CellSize? = { nil }
    ) {
        self.probe = probe
        self.chafa = chafa
        self.driverCell = driverCell
    }

    /// The size of the terminal's cells, as it reports or as its driver knows it; `nil` if neither
    /// does.
    ///
    /// The smaller one if both do: the font may have changed since the reply, and the driver may count
    /// a border.
    var cell: CellSize? {
        [probe.cell, driverCell()].compactMap(\.self).min { $0.height < $1.height }
    }

    /// Whether posters can be drawn, once the terminal has replied.
    func canRender() async -> Bool {
        if chafa != nil { return true }
        return await probe.result() != nil
    }

    /// Draws a picture in at most a size; returns `nil` if that is impossible.
    func render(
        _ picture: [UInt8],
        _ size: TerminalSize,
        _ cell: CellSize?
    ) async -> PosterDrawing? {
        if let graphics = await probe.result() {
            return await Self.image(picture, size, graphics, cell).map(PosterDrawing.image)
        }
        let text = await chafa?.text(of: picture, columns: size.columns, rows: size.rows)
        let lines = text.map { ANSIImage.lines(of: $0, columns: size.columns).prefix(size.rows) }
        return lines.map { .text(Array($0)) }
    }

    /// Off the main actor, since decoding takes milliseconds.
    @concurrent
    private static func image(
        _ picture: [UInt8],
        _ size: TerminalSize,
        _ graphics: TerminalGraphics,
        _ cell: CellSize?
    ) async -> TerminalImage? {
        graphics.image(of: picture, id: imageID, fitting: size, cell: cell)
    }
}
