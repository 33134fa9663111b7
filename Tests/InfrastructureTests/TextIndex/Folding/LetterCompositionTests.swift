import Foundation
import Testing

@testable import Infrastructure

struct LetterCompositionTests {
    @Test func `composes every modern syllable of its jamo`() {
        for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
            let syllable = Unicode.Scalar(value).map { [$0] } ?? []
            let jamo = String(String.UnicodeScalarView(syllable))
                .decomposedStringWithCanonicalMapping.unicodeScalars
            if LetterComposition.compose(jamo) != syllable {
                Issue.record("\(syllable) of \(Array(jamo))")
            }
        }
    }

    @Test func `composes kana and voicing marks as Foundation does`() {
        var composed = 0
        for kana in 0x3041...0x30FF as ClosedRange<UInt32> {
            for mark in 0x3099...0x309A as ClosedRange<UInt32> {
                let scalars = [kana, mark].compactMap(Unicode.Scalar.init)
                let letters = LetterComposition.compose(scalars)
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
    func `leaves what Foundation leaves`(text: String) {
        let scalars = Array(text.unicodeScalars)

        #expect(LetterComposition.compose(scalars) == normalized(scalars))
    }

    /// Foundation on Linux makes other syllables of them, or no characters at all.
    @Test(arguments: ["\u{1100}\u{1176}", "\u{1113}\u{1161}", "각\u{11A8}"])
    func `leaves jamo of which Unicode has no syllable`(text: String) {
        let scalars = Array(text.unicodeScalars)

        #expect(LetterComposition.compose(scalars) == scalars)
    }

    @Test func `composes letters and accents as Foundation does`() {
        var composed = 0
        for value in 0xC0...0x1FFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let parts = text.decomposedStringWithCanonicalMapping
            // Where that is another scalar, Unicode excludes the letter from composition.
            let expected = parts.precomposedStringWithCanonicalMapping
            guard
                parts.unicodeScalars.count > 1, expected.unicodeScalars.count == 1,
                let base = parts.unicodeScalars.first, Decompositions.parts(of: base) == nil
            else { continue }
            composed += 1
            if Array(parts.composed.unicodeScalars) != Array(expected.unicodeScalars) {
                Issue.record("\(parts.composed) of \(Array(parts.unicodeScalars))")
            }
        }
        #expect(composed > 800)
    }

    @Test(arguments: [
        "Ame\u{301}lie", "Vie\u{323}\u{302}t", "Vie\u{302}\u{323}t", "e\u{301}\u{301}",
    ])
    func `composes accents in any order`(text: String) {
        let expected = text.precomposedStringWithCanonicalMapping

        #expect(Array(text.composed.unicodeScalars) == Array(expected.unicodeScalars))
    }

    private func normalized(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let text = String(String.UnicodeScalarView(scalars))
        return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    }
}
