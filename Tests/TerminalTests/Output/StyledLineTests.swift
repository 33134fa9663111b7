import Testing

@testable import Terminal

struct StyledLineTests {
    private let line: StyledLine = [
        StyledText("Blade", .title), StyledText(" "), StyledText("기생충", .match),
    ]

    @Test(arguments: [
        (12, "Blade 기생충"), (11, "Blade 기생…"), (10, "Blade 기…"), (6, "Blade…"), (5, "Blad…"),
        (1, "…"), (0, ""), (80, "Blade 기생충"),
    ])
    func `is truncated with an ellipsis`(columns: Int, expected: String) {
        let cut = line.truncated(to: columns)

        #expect(cut.text == expected)
        #expect(cut.width <= columns)
    }

    @Test func `is padded by columns`() {
        #expect(line.padded(to: 15).text == "Blade 기생충   ")
        #expect(line.padded(to: 3).text == "Blade 기생충")
    }

    @Test func `has no attributes at all without colors`() {
        #expect(line.output(usesColor: true) == "\u{1B}[1mBlade\u{1B}[0m \u{1B}[4;36m기생충\u{1B}[0m")
        #expect(line.output(usesColor: false) == "Blade 기생충")
    }
}
