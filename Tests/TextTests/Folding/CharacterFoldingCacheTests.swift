import Testing

@testable import Text

struct CharacterFoldingCacheTests {
    @Test func `has what each character is folded to, at any time`() {
        var cache = CharacterFoldingCache()
        for value in 0..<0x3200 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let parts = FoldedCharacter.parts(of: scalar).filter { $0 != .nothing }
            let expected: FoldedCharacter? =
                switch parts.count {
                case _ where value >= 0x3000: nil
                case 0: .nothing
                case 1: parts[0]
                default: nil
                }
            let (first, second) = (cache[value], cache[value])
            if first != expected || second != expected {
                Issue.record("\(scalar.debugDescription): \(String(describing: first))")
            }
        }
    }

    @Test(
        arguments: [
            ("é", [.character("e"), .nothing]), ("ﬁ", [.character("f"), .character("i")]),
            ("½", [.space, .character("1"), .punctuation, .character("2")]),
            ("↉", [.space, .character("0"), .punctuation, .character("3")]),
            ("Æ", [.character("a"), .character("e")]), ("Þ", [.character("t"), .character("h")]),
            ("İ", [.character("i"), .nothing]), ("\u{2019}", [.apostrophe]), ("ʼ", [.apostrophe]),
            ("\u{301}", [.nothing]), ("\u{200D}", [.nothing]),
            ("\u{3099}", [.character("\u{3099}")]),
            ("\u{20DD}", [.nothing]), ("\u{A0}", [.space]), ("\u{2028}", [.space]),
            ("\t", [.space]),
            ("–", [.punctuation]), ("€", [.punctuation]),
            ("Ⅻ", ["x", "i", "i"].map { .character($0) }),
            ("ǅ", [.character("d"), .character("z"), .nothing]), ("ª", [.character("a")]),
            ("٣", [.character("٣")]), ("\u{903}", [.character("\u{903}")]),
        ] as [(Unicode.Scalar, [FoldedCharacter])]
    )
    func `folds a character to its parts`(scalar: Unicode.Scalar, parts: [FoldedCharacter]) {
        #expect(FoldedCharacter.parts(of: scalar) == parts)
    }

    @Test func `folds kana, Han and Hangul without their parts as with them`() {
        var count = 0
        for value in 0x80...0xFFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value),
                let folded = FoldedCharacter.eastAsian(value).flatMap(Unicode.Scalar.init)
            else { continue }
            count += 1
            // Voiced kana and Hangul syllables are decomposed and composed again.
            let parts = FoldedCharacter.parts(of: scalar).map { part in
                if case .character(let scalar) = part { scalar } else { " " as Unicode.Scalar }
            }
            if CanonicalComposition.compose(parts) != [folded] { Issue.record("\(scalar)") }
        }
        #expect(count == 86 + 86 + 2 + 2 + 1 + 20_992 + 11_172)
    }

    @Test(
        arguments: [
            (0x3040, .kana), (0x30FF, .kana), (0x303F, .other), (0x3100, .other), (0x31F0, .kana),
            (0x3005, .han), (0x3008, .other), (0x3400, .han), (0x4DC0, .other), (0x4E00, .han),
            (0x9FFF, .han), (0xA000, .other), (0xF900, .han), (0xFB00, .other), (0x20000, .han),
            (0x3FFFF, .han), (0x40000, .other), (0x1100, .hangul), (0x1200, .other),
            (0x3130, .hangul), (0x3190, .other), (0xA960, .hangul), (0xA980, .other),
            (0xAC00, .hangul), (0xD7A3, .hangul), (0xABFF, .other), (0x1B000, .kana),
            (0x1B170, .other), (0x61, .other), (0x416, .other),
        ] as [(UInt32, Script)]
    )
    func `knows the script of a character`(value: UInt32, script: Script) throws {
        let scalar = try #require(Unicode.Scalar(value))

        #expect(Script(scalar) == script)
    }

    @Test(arguments: [
        ("the", LeadingArticle.the), ("a", .a), ("an", .an), ("", .none), ("b", .none),
        ("on", .none), ("tho", .none), ("thea", .none),
    ])
    func `knows the articles`(term: String, article: LeadingArticle) {
        #expect(LeadingArticle(Array(term.utf8)[...]) == article)
    }
}
