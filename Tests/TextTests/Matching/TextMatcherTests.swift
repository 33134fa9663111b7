import Testing
import Text

struct TextMatcherTests {
    @Test(arguments: [
        ("bl", "Blade Runner", "[Bl]ade Runner"), ("run", "Blade Runner", "Blade [Run]ner"),
        ("blade r", "Blade Runner", "[Blade R]unner"),
        ("blade r", "The Blade Runner", "The [Blade R]unner"),
        ("BLADE", "blade runner", "[blade] runner"),
        ("  blade   run", "Blade Runner", "[Blade Run]ner"),
        ("amel", "Amélie", "[Amél]ie"), ("amel", "Ame\u{301}lie", "[Ame\u{301}l]ie"),
        ("Ame\u{301}", "amelie", "[ame]lie"), ("ａｍ", "Amélie", "[Am]élie"),
        ("e\u{301}", "Été", "[É]té"), ("spider man", "Spider-Man", "[Spider-Man]"),
        ("wall-e", "WALL·E", "[WALL·E]"), ("dont", "Don't Look Now", "[Don't] Look Now"),
        ("fast and f", "Fast & Furious", "[Fast & F]urious"), ("ama", "d'Amalie", "d'[Ama]lie"),
        ("fi", "ﬁlm", "[ﬁ]lm"), ("f", "ﬁlm", "[ﬁ]lm"), ("film", "ﬁlm", "[ﬁlm]"),
        ("stras", "Straße", "[Straß]e"), ("8 1", "8½", "[8½]"),
        ("기생", "기생충", "[기생]충"), ("\u{1100}\u{1175}\u{1109}\u{1162}\u{11BC}", "기생충", "[기생]충"),
        (
            "기생", "\u{1100}\u{1175}\u{1109}\u{1162}\u{11BC}\u{110E}\u{116E}\u{11BC}",
            "[\u{1100}\u{1175}\u{1109}\u{1162}\u{11BC}]\u{110E}\u{116E}\u{11BC}"
        ),
        ("ゴジ", "ｺﾞｼﾞﾗ", "[ｺﾞｼﾞ]ﾗ"), ("コ\u{3099}", "シン・ゴジラ", "シン・[ゴ]ジラ"),
        ("千と", "千と千尋の神隠し", "[千と]千尋の神隠し"), ("神", "千と千尋の神隠し", "千と千尋の[神]隠し"),
        ("годз", "Годзилла", "[Годз]илла"), ("lady", "🦇 Lady", "🦇 [Lady]"),
        ("the the", "The The Band", "[The The] Band"), ("the b", "The The Band", "The [The B]and"),
        ("a\r\nb", "A\r\nB", "[A\r\nB]"),
    ])
    func `finds the whole query`(typed: String, text: String, expected: String) {
        #expect(marked(typed, text) == expected)
    }

    @Test(arguments: [
        ("runner bl", "Blade Runner", "[Bl]ade [Runner]"),
        ("blade ruiner", "Blade Runner", "[Blade] Runner"),
        ("blade blad", "Blade Runner", "[Blade] Runner"),
        ("blade lady blad", "Lady Blade", "[Lady] [Blade]"),
        ("b bl", "Blade Runner", "[Bl]ade Runner"),
        ("ade", "Blade Runner", nil), ("blade runner 2", "Blade Runner", "[Blade] [Runner]"),
        ("", "Alien", nil), ("?!", "Alien?!", nil), ("alien", "", nil), ("alien", "?!", nil),
    ])
    func `finds each word of the query if they are not consecutive`(
        typed: String,
        text: String,
        expected: String?
    ) {
        #expect(marked(typed, text) == expected)
    }

    /// The dot, which no word starts with, is the difference.
    @Test(arguments: ["bl", "RUN", "r b", "lade", "2049", "20", "runner 2049 x", "b 2", "ü", ""])
    func `matches a plain text like one with punctuation`(typed: String) {
        var matcher = TextMatcher(typed)

        let plain = matcher.match(in: "Blade Runner 2049")

        #expect(plain == matcher.match(in: "Blade Runner 2049."))
    }

    @Test(arguments: [("runner bl", true), ("blade blad", true), ("blade x", false)])
    func `distinguishes a match of all words`(typed: String, hasAllWords: Bool) {
        var matcher = TextMatcher(typed)

        let match = matcher.match(in: "Blade Runner")
        #expect(match?.quality == (hasAllWords ? .prefix : .someWords))
    }

    private func marked(_ typed: String, _ text: String) -> String? {
        var matcher = TextMatcher(typed)
        guard let ranges = matcher.match(in: text)?.ranges else { return nil }
        return text.enumerated().map { offset, character in
            let before = ranges.contains { $0.lowerBound == offset } ? "[" : ""
            let after = ranges.contains { $0.upperBound == offset + 1 } ? "]" : ""
            return before + String(character) + after
        }.joined()
    }
}
