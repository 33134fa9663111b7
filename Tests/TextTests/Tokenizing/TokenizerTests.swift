import TestSupport
import Testing

@testable import Text

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
        ("千と千尋の神隠し", "千 と 千寻 の 神隐 し"), ("千ト千尋ノ神隱シ", "千 と 千寻 の 神隐 し"),
        ("霸王別姬", "霸王别姬"), ("覇王別姫", "霸王别姬"), ("\u{F914}園", "乐园"),
        ("ゴジラ", "ごじら"),
        ("コ\u{3099}シ\u{3099}ラ", "ごじら"),
        ("ｺﾞｼﾞﾗ", "ごじら"),
        ("ヴィヵヽヾ", "ゔぃゕゝゞ"), ("ヷ", "わ\u{3099}"), ("ワ\u{3099}", "わ\u{3099}"),
        ("?!…", ""), ("", ""), ("a'b", "a b"), ("ab'c", "abc"), ("'abc'", "abc"),
        ("A&B", "a and b"),
        ("R&", "r and"), ("x\u{0}y\u{7F}z\tq", "x y z q"), ("@[`{~^_|", ""), ("@A[Z`z{", "a z z"),
        ("0/9:", "0 9"), ("ゴジラvsコング3", "ごじら vs こんぐ 3"), ("各々", "各々"), ("ーネ", "ーね"),
        ("\u{AC00}\u{11A8}", "각"), ("é́", "e"), ("ΑΣ", "ασ"),
    ])
    func `reduces texts to what their spellings have in common`(text: String, folded: String) {
        let terms = Tokenizer.terms(in: text).map { word in
            String(decoding: word.utf8, as: UTF8.self)
        }

        #expect(terms.joined(separator: " ") == folded)
    }

    @Test(arguments: [
        ("Spider-Man", [false, true]), ("Spider Man", [false, false]),
        ("Spider - Man", [false, false]), ("-Man", [false]),
        ("a-b c-d", [false, true, false, true]),
        ("d'Art", [false, false]), ("O'Art", [false, true]), ("R&B", [false, false, false]),
        ("千-尋", [false, false]),
        ("기-a", [false, true]), ("a基", [false, false]),
    ])
    func `knows which words only punctuation separates`(text: String, flags: [Bool]) {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(text)

        #expect(tokenizer.text.tokens.map(\.followsPunctuation) == flags)
    }

    @Test(arguments: [
        ("Spider-Man", ["spiderman"]), ("M*A*S*H of", ["mash", "of"]), ("a b", ["a", "b"]),
        ("기-a", ["기", "a"]), ("a-b c-d", ["ab", "cd"]), ("千 x-y", ["千", "xy"]), ("", []),
    ])
    func `joins what only punctuation separates into compounds`(text: String, terms: [String]) {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(text)
        let compounds = tokenizer.text.withCompounds

        let found = compounds.tokens.map { String(decoding: compounds.utf8(of: $0), as: UTF8.self) }

        #expect(found == terms)
    }

    @Test(arguments: [("x", 200), ("é", 200), ("ж", 196), ("千", 198), ("\u{20000}", 196)])
    func `truncates long words between characters`(character: String, size: Int) throws {
        let word = String(repeating: character, count: 300)
        let terms = Tokenizer.terms(in: "start \(word) end")

        #expect(terms.map(\.utf8.count) == [5, size, 3])
        #expect(terms[1].scalars.allSatisfy { $0 != "\u{FFFD}" })
    }

    @Test func `tokenizes one text after another as each by itself`() {
        var tokenizer = Tokenizer()
        for text in ["Spider-", "Man", "ゴシ\u{3099}", "ラ", "the", "", "a'", "b", "千", "x"] {
            #expect(tokenizer.terms(in: text) == Tokenizer.terms(in: text), "\(text)")
        }
    }

    @Test(arguments: [
        ("Amélie", [1, 2, 3, 4, 5, 6]), ("a & b", [1, 1, 4, 4, 5]), ("ﬁx", [2, 3]),
        ("-a-", [0, 1, 1]),
        ("ｺﾞ", [3]), ("千x", [3, 4]), ("", []),
    ])
    func `counts the bytes after each character`(text: String, counts: [Int]) {
        var tokenizer = Tokenizer()

        #expect(tokenizer.tokenizeCounting(text) == counts)
        #expect(tokenizer.text.bytes == Tokenizer.terms(in: text).flatMap(\.utf8))
    }

    @Test func `normalizes texts one by one as all at once`() {
        let texts = ["The Matrix", "THE MÁTRIX!", "Matrix", "?!", ""]
        let all = NormalizedText.all(texts)

        #expect(all == texts.map { NormalizedText($0) })
        #expect(all[0] == all[1])
        #expect(all[0] != all[2])
        #expect(all.map(\.isEmpty) == [false, false, false, true, true])
    }

    @Test(arguments: [("2049", true), ("20a", false), ("٣", false), ("0", true), ("/", false)])
    func `takes terms of digits for numbers`(term: String, isNumber: Bool) {
        #expect(Term(utf8: Array(term.utf8)).isNumber == isNumber)
    }

    @Test(arguments: [("千尋", true), ("ゴ", true), ("기", false), ("a", false)])
    func `takes scripts without spaces for unsegmented`(term: String, isUnsegmented: Bool) {
        #expect(Term(utf8: Array(term.utf8)).isUnsegmented == isUnsegmented)
    }
}
