import Testing

@testable import TextIndex

struct HangulKeysTests {
    private static let syllables = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init)

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

    private func keys(typing letters: String) -> [UInt8] {
        letters.utf8.compactMap(HangulKeys.key(qwerty:))
    }

    private func keys(of text: String) -> [UInt8] {
        text.unicodeScalars.reduce(into: []) { _ = HangulKeys.append($1.value, to: &$0) }
    }
}
