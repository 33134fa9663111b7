import Foundation
import Testing

@testable import Text

struct CanonicalCompositionTests {
    @Test func `composes every modern syllable from its jamo`() {
        for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
            let syllable = Unicode.Scalar(value).map { [$0] } ?? []
            let jamo = String(String.UnicodeScalarView(syllable))
                .decomposedStringWithCanonicalMapping.unicodeScalars
            if CanonicalComposition.compose(jamo) != syllable {
                Issue.record("\(syllable) of \(Array(jamo))")
            }
        }
    }

    @Test func `composes kana and voicing marks as Foundation does`() {
        var composed = 0
        for kana in 0x3041...0x30FF as ClosedRange<UInt32> {
            for mark in 0x3099...0x309A as ClosedRange<UInt32> {
                let scalars = [kana, mark].compactMap(Unicode.Scalar.init)
                let letters = CanonicalComposition.compose(scalars)
                #expect(letters == normalized(scalars))
                if letters.count == 1 { composed += 1 }
            }
        }

        #expect(composed == 58)
    }

    @Test(arguments: [
        "\u{1100}\u{1100}", "\u{1100}각", "가\u{1161}", "\u{1161}\u{11A8}", "\u{11A8}", "각각",
        "\u{A960}\u{1161}", "가\u{11A7}", "가\u{11C3}", "\u{3099}", "カ\u{3099}\u{3099}",
        "カ\u{309A}\u{3099}", "ハ\u{3099}\u{309A}", "ガ\u{3099}", "カ\u{3099}カ\u{3099}",
        "ー\u{3099}", "\u{1B000}\u{3099}",
    ])
    func `leaves uncomposed what Foundation leaves`(text: String) {
        let scalars = Array(text.unicodeScalars)

        #expect(CanonicalComposition.compose(scalars) == normalized(scalars))
    }

    /// Foundation on Linux composes wrong syllables from them, or drops them.
    @Test(arguments: ["\u{1100}\u{1176}", "\u{1113}\u{1161}", "각\u{11A8}"])
    func `leaves jamo for which Unicode has no syllable`(text: String) {
        let scalars = Array(text.unicodeScalars)

        #expect(CanonicalComposition.compose(scalars) == scalars)
    }

    private func normalized(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let text = String(String.UnicodeScalarView(scalars))
        return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    }
}
