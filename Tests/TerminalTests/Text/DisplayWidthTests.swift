import Testing

@testable import Terminal

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Amélie", 6), ("Ame\u{301}lie", 6), ("기생충", 6),
        ("\u{1100}\u{1175}", 2), ("千と千尋", 8), ("ＡＢ", 4), ("ｱ", 1), ("·…–", 3), ("½", 1),
        ("👾", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("❤️", 2), ("👍🏽", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
        ("Z͑ͫ̓a̴l", 3), ("שלום", 4), ("हिन्दी", 5), ("a\u{200B}b", 2), ("\u{FE0F}", 0),
    ])
    func `measures the width of text in columns`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test(arguments: [
        ("Blade Runner", 12, "Blade Runner"), ("Blade Runner", 11, "Blade Runn…"),
        ("기생충", 6, "기생충"), ("기생충", 5, "기생…"), ("기생충", 4, "기…"), ("기생충", 1, "…"),
        ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("ab", 0, ""), ("", 0, ""),
    ])
    func `truncates text to a width, between characters`(text: String, width: Int, cut: String) {
        #expect(text.truncated(to: width) == cut)
        #expect(cut.displayWidth <= width)
    }

    @Test func `pads by columns, not by characters`() {
        #expect("기생".padded(to: 6) == "기생  ")
        #expect("too long".padded(to: 3) == "too long")
    }
}
