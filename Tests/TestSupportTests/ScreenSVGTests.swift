import Foundation
import TestSupport
import Testing

struct ScreenSVGTests {
    @Test func `draws each piece of text at its column`() throws {
        let texts = try texts("ab  c d\r\n\u{1B}[1m한기 x\u{1B}[0m y")

        #expect(texts.map(\.text) == ["ab", "c d", "한", "기", "x", "y"])
        #expect(texts.map { $0.attributes["x"] } == ["0", "36", "0", "18", "45", "63"])
        #expect(Set(texts.prefix(2).map { $0.attributes["y"] }) == ["15"])
        #expect(Set(texts.dropFirst(2).map { $0.attributes["y"] }) == ["35"])
        #expect(texts.map { $0.attributes["textLength"] } == ["18", "27", nil, nil, nil, nil])
        #expect(
            texts.map { $0.attributes["font-weight"] != nil }.suffix(4) == [
                true, true, true, false,
            ]
        )
    }

    @Test func `animates screens, and defines what several of them show once`() throws {
        func screen(_ text: String) -> ScreenModel {
            ScreenModel(columns: 9, rows: 2, showing: text + "\u{1B}[?25l")
        }
        let svg = ScreenSVG(
            animating: [(screen("a\r\nb"), 1000), (screen("a\r\nc"), 2000), (screen("b"), 1000)],
            title: "t",
            theme: .dark
        )
        let elements = try XMLElementText.elements(of: svg.text)

        #expect(elements.filter { $0.name == "text" }.map(\.text) == ["a", "b", "c"])
        let uses = elements.filter { $0.name == "use" }.map(\.attributes)
        #expect(uses.map { $0["href"] } == ["#r0", "#r1", "#r1", "#r2"])
        #expect(uses.map { $0["y"] } == [nil, nil, "20", "20"])
        #expect(uses.map { $0["class"] } == ["s0-1", "s2-2", "s0-0", "s1-1"])
        let style = try #require(elements.first { $0.name == "style" }?.text)
        #expect(style.contains("animation:4000ms step-end infinite"))
        #expect(
            style.contains(
                "@keyframes s1-1{0%{visibility:hidden}25.000%{visibility:visible}"
                    + "75.000%{visibility:hidden}}"
            )
        )
        #expect(style.contains("{use{animation:none}.s2-2{visibility:visible}}"))
    }

    @Test func `draws an image until it is removed, and not on the other screen`() throws {
        func rectangles(_ text: String) throws -> [[String?]] {
            let screen = ScreenModel(columns: 9, rows: 4, showing: text + "\u{1B}[?25l")
            let svg = ScreenSVG(animating: [(screen, 1000)], title: "t", theme: .dark)
            return try XMLElementText.elements(of: svg.text).filter { $0.name == "rect" }
                .dropFirst().map { rect in
                    ["x", "y", "width", "height", "fill"].map { rect.attributes[$0] }
                }
        }
        // Two rows of two pixels, and in the first row both of the same color.
        let pixels = Data([255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]).base64EncodedString()
        let image = "\u{1B}[2;3H\u{1B}_Ga=T,f=24,s=2,v=2,i=7,c=4,r=2;\(pixels)\u{1B}\\"

        #expect(
            try rectangles(image) == [
                ["18", "20", "36", "20", "#ff0000"], ["18", "40", "18", "20", "#00ff00"],
                ["36", "40", "18", "20", "#0000ff"],
            ]
        )
        #expect(try rectangles(image + "\u{1B}_Ga=d,d=I,i=7\u{1B}\\").isEmpty)
        #expect(try rectangles("\u{1B}[?1049h\(image)\u{1B}[?1049l").isEmpty)
    }

    @Test func `escapes text`() throws {
        let svg = ScreenSVG(
            ScreenModel(columns: 9, rows: 1, showing: "a<&>\"b"),
            title: "<Tom> & Jerry",
            theme: .dark
        )
        let elements = try XMLElementText.elements(of: svg.text)

        #expect(elements.map(\.name).prefix(2) == ["svg", "title"])
        #expect(elements.first { $0.name == "title" }?.text == "<Tom> & Jerry")
        #expect(elements.first { $0.name == "text" }?.text == "a<&>\"b")
    }

    @Test(arguments: [
        ("", ScreenTheme.dark, nil, nil), ("31", .dark, "#f4747c", nil),
        ("31", .light, "#c0272d", nil), ("2", .light, "#6e6f72", nil),
        ("7", .light, "#ffffff", "#202226"), ("7", .dark, "#16181d", "#e4e6ea"),
        ("7;36", .dark, "#16181d", "#4cc9d6"), ("38;5;208", .dark, "#ff8700", nil),
        ("38;5;244;48;5;16", .dark, "#808080", "#000000"), ("38;2;1;2;3", .light, "#010203", nil),
        ("41", .dark, nil, "#f4747c"), ("91", .light, "#90262b", nil),
    ])
    func `has the colors of a theme`(
        codes: String,
        theme: ScreenTheme,
        color: String?,
        background: String?
    ) throws {
        let elements = try elements("\u{1B}[\(codes)mabc\u{1B}[0m", theme)

        #expect(elements.first { $0.name == "text" }?.attributes["fill"] == color)
        let behind = elements.first { $0.attributes["width"] == "27" }
        #expect(behind?.attributes["fill"] == background)
        #expect(behind?.attributes["height"] == (background == nil ? nil : "20"))
    }

    @Test func `underlines, and draws the cursor`() throws {
        let elements = try elements("a\u{1B}[4mb c\u{1B}[0m\u{1B}[2;3H", .dark)

        let underlined = elements.filter { $0.attributes["text-decoration"] == "underline" }
        #expect(underlined.map(\.text) == ["b c"])
        let cursor = elements.last { $0.name == "rect" }?.attributes
        #expect(cursor?["x"] == "18" && cursor?["y"] == "20" && cursor?["width"] == "2")
        #expect(try self.elements("a\u{1B}[?25l", .dark).filter { $0.name == "rect" }.count == 1)
    }

    @Test func `draws a rule without gaps between rows`() throws {
        let elements = try elements("a │ b\r\n  │\u{1B}[?25l", .dark)

        #expect(elements.filter { $0.name == "text" }.map(\.text) == ["a", "b"])
        let rules = elements.filter { $0.attributes["width"] == "1" }.map(\.attributes)
        #expect(rules.map { $0["x"] } == ["22", "22"])
        #expect(rules.map { $0["y"] } == ["0", "20"])
        #expect(rules.map { $0["height"] } == ["20", "20"])
    }

    private func texts(_ output: String) throws -> [XMLElementText] {
        try elements(output, .dark).filter { $0.name == "text" }
    }

    private func elements(_ output: String, _ theme: ScreenTheme) throws -> [XMLElementText] {
        let screen = ScreenModel(columns: 10, rows: 2, showing: output)
        return try XMLElementText.elements(of: ScreenSVG(screen, title: "", theme: theme).text)
    }
}
