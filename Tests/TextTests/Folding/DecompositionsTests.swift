import Foundation
import Testing

@testable import Text

struct DecompositionsTests {
    /// Foundation may know a newer Unicode than the table, which never changes older scalars.
    @Test func `decomposes each scalar of Unicode 15 as Foundation does`() {
        let scalars = (0...0x2FA1F as ClosedRange<UInt32>).lazy
            .compactMap(Unicode.Scalar.init)
            .filter { $0.properties.age.map { $0 <= (15, 0) } ?? false && !Self.isUndivided($0) }

        var count = 0
        for scalar in scalars {
            let text = String(scalar)
            let parts = Decompositions.compatibilityParts(of: scalar) ?? [scalar]
            let canonicalParts = Decompositions.canonicalParts(of: scalar) ?? [scalar]
            if !parts.elementsEqual(text.decomposedStringWithCompatibilityMapping.unicodeScalars)
                || !canonicalParts.elementsEqual(
                    text.decomposedStringWithCanonicalMapping.unicodeScalars
                )
            {
                Issue.record("\(scalar.debugDescription): \(parts), \(canonicalParts)")
            }
            count += 1
        }

        #expect(count > 40_000)
    }

    @Test(
        arguments: ["a", "\u{0}", "\u{9F}", "\u{2FA1E}", "\u{10FFFF}", "각", "龍"] as [Unicode.Scalar]
    )
    func `has no parts of other scalars`(scalar: Unicode.Scalar) {
        #expect(Decompositions.compatibilityParts(of: scalar) == nil)
        #expect(Decompositions.canonicalParts(of: scalar) == nil)
    }

    /// Whether it is a unified ideograph, a syllable, or of private use, of which the table has none.
    private static func isUndivided(_ scalar: Unicode.Scalar) -> Bool {
        [0x3400...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xF8FF, 0x20000...0x2F7FF]
            .contains { $0.contains(Int(scalar.value)) }
    }
}
