import Synchronization
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

@MainActor
struct PosterViewTests {
    /// Draws a poster of one repeated character; the first drawing waits for a gate.
    private final class FakeRenderer: Sendable {
        let firstGate = Gate()
        let hasStarted = Gate()
        private let sizes = Mutex<[TerminalSize]>([])

        var drawn: [TerminalSize] { sizes.withLock(\.self) }

        func render(
            _ picture: [UInt8],
            _ size: TerminalSize,
            _: CellSize?
        ) async -> TerminalImage? {
            let isFirst = sizes.withLock { sizes in
                sizes.append(size)
                return sizes.count == 1
            }
            hasStarted.open()
            if isFirst { await firstGate.opened() }
            let line = String(repeating: picture == [2] ? "b" : "a", count: size.columns)
            return picture.isEmpty
                ? nil
                : TerminalImage(
                    text: Array(repeating: StyledText(line), count: size.rows),
                    size: size
                )
        }
    }

    private let renderer = FakeRenderer()
    private let changes: AsyncStream<Void>
    private let view: PosterView
    private let size = TerminalSize(columns: 30, rows: 20)

    init() {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        self.changes = changes
        view = PosterView(
            ScreenContext(renderPoster: renderer.render, didChange: { continuation.yield() })
        )
    }

    @Test func `a renderer uses chafa where the terminal shows no images`() async throws {
        let folder = try TemporaryDirectory()
        let command = "cat >/dev/null; printf 'ab\\ncd\\nef\\n'"
        let chafa = Chafa(path: try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "chafa"))
        let probe = TerminalProbe(environment: Environment([:]))
        probe.handle(.attributes([]))
        let renderer = PosterRenderer(probe: probe, chafa: chafa)
        let picture =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
            + Array("IHDR".utf8) + [0, 0, 0, 4, 0, 0, 0, 4]

        #expect(await renderer.canRender())
        #expect(!(await PosterRenderer(probe: probe, chafa: nil).canRender()))
        let drawing = await renderer.render(picture, TerminalSize(columns: 2, rows: 2), nil)
        #expect(drawing?.lines.map(\.text) == ["ab\u{1B}[0m", "cd\u{1B}[0m"])
    }

    @Test func `takes no columns if posters can't be shown`() {
        let view = PosterView(ScreenContext(didChange: {}))

        #expect(view.layOut(.sample(poster: [1]), in: size).width == 0)
    }

    @Test(arguments: [(11, 8, 0), (12, 7, 0), (12, 8, 14), (30, 20, 32)])
    func `reserves columns for a poster if there is room`(columns: Int, rows: Int, width: Int) {
        let size = TerminalSize(columns: columns, rows: rows)

        #expect(view.layOut(.sample(poster: [1]), in: size).width == width)
        #expect(view.layOut(.sample(isLoadingPoster: true), in: size).width == width)
        #expect(view.layOut(.sample(), in: size).width == 0)
    }

    @Test func `draws a poster once`() async {
        renderer.firstGate.open()
        let drawing = view.layOut(.sample(poster: [1]), in: size)
        #expect(drawing.lines.isEmpty)
        #expect(drawing.width == 32)

        await nextChange()
        let column = view.layOut(.sample(poster: [1]), in: size)

        #expect(column.width == 32)
        #expect(column.lines.count == 20)
        #expect(column.lines.allSatisfy { $0.width == 30 && $0.text.hasPrefix("aaa") })
        #expect(renderer.drawn == [TerminalSize(columns: 30, rows: 20)])
    }

    @Test func `redraws in a new size, and drops the drawing in the old one`() async {
        _ = view.layOut(.sample(poster: [1]), in: size)
        await renderer.hasStarted.opened()
        let small = TerminalSize(columns: 22, rows: 12)
        _ = view.layOut(.sample(poster: [2]), in: small)
        await nextChange()
        renderer.firstGate.open()
        await Task {}.value

        let column = view.layOut(.sample(poster: [2]), in: small)

        #expect(column.lines.count == 12)
        #expect(column.lines.allSatisfy { $0.width == 22 && $0.text.hasPrefix("bbb") })
        #expect(renderer.drawn.count == 2)
    }

    @Test(arguments: [
        (UInt8(2), 30, 20, 20), (1, 29, 20, 20), (1, 30, 19, 20), (1, 30, 20, 19),
    ])
    func `draws another poster again, and the same one in another size or font`(
        poster: UInt8,
        columns: Int,
        rows: Int,
        cellHeight: Int
    ) async {
        let font = Font()
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let view = PosterView(
            ScreenContext(
                renderPoster: renderer.render,
                cell: { font.cell },
                didChange: { continuation.yield() }
            )
        )
        renderer.firstGate.open()
        _ = view.layOut(.sample(poster: [1]), in: size)
        for await _ in changes { break }
        #expect(!view.layOut(.sample(poster: [1]), in: size).lines.isEmpty)

        font.cell = CellSize(width: 10, height: cellHeight)
        let other = TerminalSize(columns: columns, rows: rows)

        #expect(view.layOut(.sample(poster: [poster]), in: other).lines.isEmpty)
    }

    @MainActor
    private final class Font {
        var cell = CellSize(width: 10, height: 20)
    }

    @Test func `reserves the shape of a poster in the terminal's cells`() {
        let box = TerminalSize(columns: 52, rows: 14)
        let view = PosterView(
            ScreenContext(cell: { CellSize(width: 8, height: 19) }, didChange: {})
        )

        #expect(view.size(in: box) == TerminalSize(columns: 22, rows: 14))
        // Cells of an unknown size are half as wide as high.
        let unknown = PosterView(ScreenContext(didChange: {}))
        #expect(unknown.size(in: box) == TerminalSize(columns: 19, rows: 14))
        let none = TerminalSize(columns: 52, rows: 0)
        #expect(view.size(in: none) == TerminalSize(columns: 0, rows: 0))
    }

    @Test func `leaves blank cells for an image, or shows the lines that it is made of`() async {
        for lines in [[], [StyledText("xx"), StyledText("xx")]] {
            let image = TerminalImage(
                size: TerminalSize(columns: 2, rows: 2),
                drawing: "draw",
                removal: "remove",
                lines: lines
            )
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let view = PosterView(
                ScreenContext(
                    renderPoster: { _, _, _ in image },
                    didChange: { continuation.yield() }
                )
            )
            _ = view.layOut(.sample(poster: [1]), in: size)
            for await _ in changes { break }

            let column = view.layOut(.sample(poster: [1]), in: size)

            #expect(column.image == image)
            let text = lines.isEmpty ? "  " : "xx"
            #expect(column.lines == [StyledLine(text), StyledLine(text)])
            #expect(column.width == 32)
        }
    }

    @Test(arguments: [(19, 19), (20, 20), (21, 20)])
    func `takes the smaller one of two sizes of the cells`(driver: Int, height: Int) {
        let probe = TerminalProbe(environment: Environment([:]))
        probe.handle(.cellSize(width: 10, height: 20))
        let renderer = PosterRenderer(probe: probe, chafa: nil) {
            CellSize(width: 10, height: driver)
        }

        #expect(renderer.cell == CellSize(width: 10, height: height))
    }

    @Test func `takes no columns if the poster can't be drawn`() async {
        renderer.firstGate.open()
        _ = view.layOut(.sample(poster: []), in: size)
        await nextChange()

        #expect(view.layOut(.sample(poster: []), in: size).width == 0)
    }

    private func nextChange() async {
        for await _ in changes { return }
    }
}
