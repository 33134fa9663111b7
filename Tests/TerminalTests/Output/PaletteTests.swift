import Testing

@testable import Terminal

struct PaletteTests {
    @Test(
        arguments: [
            (["TERM": "xterm-256color"], .extended), (["TERM": "xterm-kitty"], .extended),
            (["TERM": "xterm-direct"], .extended), (["TERM": "xterm"], .basic),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .extended),
            (["TERM": "xterm", "COLORTERM": "24bit"], .extended),
            (["TERM": "xterm", "COLORTERM": "yes"], .basic), ([:], .basic),
        ] as [([String: String], Palette.Colors)]
    )
    func `has as many colors as the terminal says`(
        environment: [String: String],
        colors: Palette.Colors
    ) {
        let environment = Environment(environment)

        #expect(Palette(environment, usesColor: true).colors == colors)
        #expect(Palette(environment, usesColor: false).colors == .none)
    }

    @Test(arguments: [
        ("0;15", true), ("0;default;15", true), ("0;7", true), ("15;0", false), ("7;8", false),
        ("12;default", false), (nil, false),
    ])
    func `takes a light background from the environment`(value: String?, isLight: Bool) {
        let variables = value.map { ["COLORFGBG": $0] } ?? [:]

        #expect(Palette(Environment(variables), usesColor: true).isLight == isLight)
    }

    @Test(
        arguments: [
            (.basic, false, "36", "2", "7"), (.basic, true, "34", "", "7"),
            (.extended, false, "36", "2", "1;38;5;255;48;5;238"),
            (.extended, true, "34", "38;5;241", "1;38;5;16;48;5;253"),
            (.none, false, "", "2", "1"), (.none, true, "", "", "1"),
        ] as [(Palette.Colors, Bool, String, String, String)]
    )
    func `shows an accent, dim text and a selection by the colors and the background`(
        colors: Palette.Colors,
        isLight: Bool,
        accent: String,
        secondary: String,
        selection: String
    ) {
        let palette = Palette(colors: colors, isLight: isLight)

        let expected = [
            (TextStyle.accent, accent), (.secondary, secondary), (.selection, selection),
        ]
        for (style, parameters) in expected {
            let text = parameters.isEmpty ? "x" : "\u{1B}[\(parameters)mx\u{1B}[0m"
            #expect(palette.apply(style, to: "x") == text, "\(style)")
        }
    }

    @Test(arguments: [Palette.Colors.none, .basic, .extended], [false, true])
    func `has no color for a rating and a link that is unreadable on another background`(
        colors: Palette.Colors,
        isLight: Bool
    ) {
        let palette = Palette(colors: colors, isLight: isLight)

        let rating = colors == .none ? "1" : "35"
        #expect(palette.apply(.rating, to: "8.2") == "\u{1B}[\(rating)m8.2\u{1B}[0m")
        #expect(palette.apply(.link, to: "Ada") == "\u{1B}[4mAda\u{1B}[0m")
    }

    @Test func `marks have colors of their own, and none without colors`() {
        let marks: [(TextStyle, String)] = [(.success, "32"), (.caution, "33"), (.error, "31")]
        for (style, color) in marks {
            #expect(Palette.output.apply(style, to: "x") == "\u{1B}[\(color)mx\u{1B}[0m")
            #expect(Palette(colors: .none).apply(style, to: "x") == "x")
        }
    }

    @Test func `changes nothing between styles that look the same`() {
        let palette = Palette.output

        #expect(palette.sequence(from: .title, to: .warning) == "")
        #expect(palette.sequence(from: .title, to: .error) == "\u{1B}[0;31m")
        #expect(palette.sequence(from: .error, to: .plain) == "\u{1B}[m")
    }
}
