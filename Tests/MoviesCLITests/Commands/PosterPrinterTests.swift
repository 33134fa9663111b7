import Domain
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct PosterPrinterTests {
    private let terminal = TerminalSize(columns: 80, rows: 24)

    /// The poster is square, in a box of 26 by 20 cells.
    @Test func `writes the details beside an image, and no blanks over it`() async throws {
        let text = try #require(await printed(by: makeRenderer(kitty)))

        let model = model(text)
        #expect(model.lines[0] == "Lantern".leftPadded(to: 28 + 7))
        #expect(model.lines[2] == "A light.".leftPadded(to: 28 + 8))
        #expect(
            model.strings.count { $0.hasPrefix("\u{1B}_Ga=T,f=24,s=8,v=8,i=71,q=2,c=26,r=13") } == 1
        )
        // The prompt comes below the image.
        #expect(model.cursor == (13, 0))
        #expect(model.unknownSequences.isEmpty)
    }

    @Test func `draws the image where the details are if the screen scrolls`() async throws {
        let text = try #require(await printed(by: makeRenderer(kitty)))

        // The terminal draws at the cursor, and scrolls the image with the text.
        let (before, after) = try #require(text.split(at: "\u{1B}_G"))
        var model = ScreenModel(columns: terminal.columns, rows: terminal.rows)
        model.feed("$ movies show 7\r\n".utf8)
        model.feed(String(repeating: "\r\n", count: 22).utf8)
        model.feed(before.replacing("\n", with: "\r\n").utf8)
        let row = model.cursor.row
        model.feed(after.replacing("\n", with: "\r\n").utf8)

        #expect(row == 10)
        #expect(model.lines[row].hasSuffix("Lantern"))
        #expect(model.cursor == (23, 0))
    }

    @Test func `writes lines of placeholders in tmux`() async throws {
        let tmux = makeRenderer([.attributes([]), .kittyGraphics(isSupported: true)], inTmux: true)

        let text = try #require(await printed(by: tmux))

        #expect(text.unicodeScalars.contains("\u{10EEEE}"))
        #expect(text.hasPrefix("\u{1B}Ptmux;"))
        #expect(text.contains("Lantern"))
    }

    @Test func `prints text alone without a poster, without graphics, and without room`() async {
        let renderer = makeRenderer(kitty)
        #expect(await printed(by: renderer, poster: nil) == nil)
        #expect(await printed(by: renderer, poster: [1, 2]) == nil)
        #expect(await printed(by: makeRenderer([.attributes([])])) == nil)
        for (columns, rows) in [(63, 24), (80, 11)] {
            let size = TerminalSize(columns: columns, rows: rows)
            #expect(await printed(by: renderer, on: size) == nil)
        }
    }

    @Test(arguments: [(true, 12, false), (true, 24, true), (false, 12, true)])
    func `leaves details that are longer than the terminal to a pager`(
        hasPager: Bool,
        rows: Int,
        hasPoster: Bool
    ) async {
        let overview = String(repeating: "A light in the dark. ", count: 28)
        let size = TerminalSize(columns: 80, rows: rows)

        let text = await printed(
            by: makeRenderer(kitty),
            overview: overview,
            on: size,
            hasPager: hasPager
        )

        #expect((text != nil) == hasPoster)
    }

    private let kitty: [TerminalReply] = [.kittyGraphics(isSupported: true), .attributes([])]

    private func makeRenderer(_ replies: [TerminalReply], inTmux: Bool = false) -> PosterRenderer {
        let probe = TerminalProbe(environment: Environment(inTmux ? ["TMUX": "x"] : [:]))
        for reply in replies { probe.handle(reply) }
        return PosterRenderer(probe: probe, chafa: nil)
    }

    private func printed(
        by renderer: PosterRenderer,
        overview: String = "A light.",
        poster: [UInt8]? = ImageSample.jpeg,
        on size: TerminalSize? = nil,
        hasPager: Bool = false
    ) async -> String? {
        await PosterPrinter(renderer: renderer, terminal: size ?? terminal, hasPager: hasPager)
            .text(of: .sample(overview: overview, poster: poster))
    }

    private func model(_ text: String) -> ScreenModel {
        var model = ScreenModel(columns: terminal.columns, rows: terminal.rows)
        model.feed(text.replacing("\n", with: "\r\n").utf8)
        return model
    }
}

extension String {
    /// The text before a part, and from it on; `nil` without the part.
    fileprivate func split(at part: String) -> (before: String, after: String)? {
        ranges(of: part).first.map {
            (String(self[..<$0.lowerBound]), String(self[$0.lowerBound...]))
        }
    }
}
