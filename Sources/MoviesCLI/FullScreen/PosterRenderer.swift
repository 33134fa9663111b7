import Infrastructure

/// Draws posters in the best way that the terminal has.
@MainActor
final class PosterRenderer {
    /// Of all posters, since only one is on the screen.
    private nonisolated static let imageID: UInt32 = 71

    let probe: GraphicsProbe
    private let chafa: Chafa?

    /// `chafa` draws for terminals that can't show images; `nil` if it is not installed.
    init(probe: GraphicsProbe, chafa: Chafa?) {
        self.probe = probe
        self.chafa = chafa
    }

    /// Whether posters can be drawn, once the terminal has answered.
    func canRender() async -> Bool {
        if chafa != nil { return true }
        return await probe.result() != nil
    }

    /// Draws a picture in at most a size; returns `nil` if that is impossible.
    func render(_ picture: [UInt8], _ size: TerminalSize) async -> PosterDrawing? {
        if let graphics = await probe.result() {
            let cell = probe.cell
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
