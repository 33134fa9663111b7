import Testing

@testable import Infrastructure

struct TokenizerTests {
    @Test(arguments: [
        ("The MATRIX", "the matrix"),
        ("Amélie", "amelie"),
        ("Ame\u{301}lie", "amelie"),
        ("WALL·E", "wall e"),
        ("Spider-Man: No Way Home", "spider man no way home"),
        ("Ocean's Eleven", "oceans eleven"),
        ("Le Fabuleux Destin d'Amélie", "le fabuleux destin d amelie"),
        ("L’Avventura", "l avventura"),
        ("Ocean’s Eleven", "oceans eleven"),
        ("Fast & Furious", "fast and furious"),
        ("M*A*S*H", "m a s h"),
        ("8½", "8 1 2"),
        ("８½", "8 1 2"),
        ("8 1/2", "8 1 2"),
        ("ＡＢ ﬁlm", "ab film"),
        ("Straße Æon Łódź Øre", "strasse aeon lodz ore"),
        ("İstanbul", "istanbul"),
        ("Война и мир", "воина и мир"),
        ("기생충", "기생충"),
        ("\u{1100}\u{1175}\u{1109}\u{1162}\u{11BC}\u{110E}\u{116E}\u{11BC}", "기생충"),
        ("1987년", "1987 년"),
        ("千と千尋の神隠し", "千 と 千尋 の 神隠 し"),
        ("ゴジラ", "ゴジラ"),
        ("コ\u{3099}シ\u{3099}ラ", "ゴジラ"),
        ("ｺﾞｼﾞﾗ", "ゴジラ"),
        ("?!…", ""),
    ])
    func `reduces texts to what their spellings have in common`(text: String, folded: String) {
        let terms = Tokenizer.terms(in: text).map { word in
            String(decoding: word.utf8, as: UTF8.self)
        }

        #expect(terms.joined(separator: " ") == folded)
    }
}
