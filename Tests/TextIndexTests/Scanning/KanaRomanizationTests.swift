import Testing

@testable import TextIndex

struct KanaRomanizationTests {
    @Test(arguments: [
        ("となりのトトロ", "tonarinototoro"), ("もののけひめ", "mononokehime"), ("ふじさん", "fujisan"),
        ("つなみ", "tsunami"), ("ちち", "chichi"), ("ゔ", "vu"), ("を", "o"),
        // A small y is joined with the syllable before it.
        ("きゃ", "kya"), ("りょ", "ryo"), ("しゃ", "sha"), ("しゅ", "shu"), ("ちょ", "cho"), ("じゃ", "ja"),
        ("ぢゅ", "ju"), ("ひゃ", "hya"), ("ごひゃく", "gohyaku"), ("こうひょう", "kouhyou"), ("いしゃ", "isha"),
        ("ゃ", "ya"), ("かゃ", "kaya"),
        // The consonant after a small tsu is doubled.
        ("がっこう", "gakkou"), ("いっしょ", "issho"), ("ざっし", "zasshi"), ("っか", "kka"),
        // A small vowel replaces the one before it.
        ("ファ", "fa"), ("ティ", "ti"), ("シェ", "she"), ("チェ", "che"), ("ヴィ", "vi"),
        ("ぁ", "a"), ("ウィ", "wi"), ("ウォー", "wo"), ("スウェ", "suwe"),
        // The mark of a long vowel is omitted.
        ("ラーメン", "ramen"), ("スーパー", "supa"), ("ー", ""),
    ])
    func `writes kana in Latin letters`(kana: String, letters: String) {
        #expect(romanized(kana) == letters)
    }

    @Test func `writes hiragana and katakana alike`() {
        for value in UInt32(0x3041)...0x3096 {
            var (hiragana, katakana): ([UInt8], [UInt8]) = ([], [])
            #expect(KanaRomanization.append(value, to: &hiragana))
            #expect(KanaRomanization.append(value + 0x60, to: &katakana))
            #expect(hiragana == katakana)
        }
    }

    @Test(arguments: ["a", "千", "가", "\u{3040}", "\u{3097}", "\u{30A0}", "\u{30F7}"])
    func `has no letters for anything else`(text: String) {
        #expect(romanized(text) == nil)
    }

    private func romanized(_ kana: String) -> String? {
        var bytes: [UInt8] = []
        for scalar in kana.unicodeScalars {
            guard KanaRomanization.append(scalar.value, to: &bytes) else { return nil }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
