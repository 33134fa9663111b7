import Testing

@testable import TextIndex

struct HangulKeysTests {
    private static let syllables = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init)

    @Test(arguments: [
        ("가", "rk"), ("값", "rkqt"), ("꽃", "Rhc"), ("의", "dml"), ("왜", "dho"), ("닭", "ekfr"),
        ("쌍", "Tkd"), ("예", "dP"),
    ])
    func `knows the keys of a syllable`(syllable: String, letters: String) {
        #expect(keys(of: syllable) == keys(typing: letters))
    }

    @Test(arguments: [
        ("\u{1100}", "r"), ("\u{1112}", "g"), ("\u{1161}", "k"), ("\u{1175}", "l"),
        ("\u{11A8}", "r"), ("\u{11AA}", "rt"), ("\u{11C2}", "g"),
    ])
    func `knows the keys of the parts of a syllable`(part: String, letters: String) {
        #expect(keys(of: part) == keys(typing: letters))
    }

    @Test(arguments: ["a", "千", "ゴ", "\u{ABFF}", "\u{D7A4}", "\u{10FF}", "\u{1176}", "\u{11A7}"])
    func `has no keys for anything else`(text: String) {
        var bytes: [UInt8] = []

        for scalar in text.unicodeScalars {
            #expect(!HangulKeys.append(scalar.value, to: &bytes))
        }
        #expect(bytes.isEmpty)
    }

    @Test func `composes every syllable from its keys`() {
        #expect(Self.syllables.count == 11_172)
        for syllable in Self.syllables {
            var bytes: [UInt8] = []
            #expect(HangulKeys.append(syllable.value, to: &bytes))
            var rest = bytes[...]
            #expect(HangulKeys.takeSyllable(from: &rest) == syllable)
            #expect(rest.isEmpty)
        }
    }

    @Test func `starts the next syllable with the consonant before its vowel`() {
        for syllable in Self.syllables {
            var rest = keys(of: "\(syllable)사각")[...]
            let found = (0..<3).map { _ in HangulKeys.takeSyllable(from: &rest) }

            #expect(found == [syllable, "사", "각"])
            #expect(rest.isEmpty)
        }
    }

    @Test(arguments: ["", "r", "k", "kr", "rr"])
    func `composes nothing from keys that are not those of a syllable`(letters: String) {
        var rest = keys(typing: letters)[...]

        #expect(HangulKeys.takeSyllable(from: &rest) == nil)
    }

    @Test func `shift changes only some keys`() {
        #expect(HangulKeys.key(qwerty: UInt8(ascii: "R")) != keys(typing: "r").first)
        #expect(HangulKeys.key(qwerty: UInt8(ascii: "K")) == keys(typing: "k").first)
        #expect(HangulKeys.key(qwerty: UInt8(ascii: "1")) == nil)
    }

    @Test func `tells consonants from vowels`() {
        for letter in "rRseEfaqQtTdwWczxvg".utf8.compactMap(HangulKeys.key(qwerty:)) {
            #expect(HangulKeys.isConsonant(letter) && !HangulKeys.isVowel(letter))
        }
        for letter in "koiOjpuPhynbml".utf8.compactMap(HangulKeys.key(qwerty:)) {
            #expect(HangulKeys.isVowel(letter) && !HangulKeys.isConsonant(letter))
        }
        for byte in Array("az09 ".utf8) + [0x7F, 0xA1, 0xC0, 0xFF] {
            #expect(!HangulKeys.isVowel(byte) && !HangulKeys.isConsonant(byte))
        }
    }

    private func keys(typing letters: String) -> [UInt8] {
        letters.utf8.compactMap(HangulKeys.key(qwerty:))
    }

    private func keys(of text: String) -> [UInt8] {
        text.unicodeScalars.reduce(into: []) { _ = HangulKeys.append($1.value, to: &$0) }
    }
}
