/// Composes characters from their canonical parts, by the algorithm of The Unicode Standard, 3.11.
package enum CanonicalComposition {
    /// Composes all scalars that can be composed; marks must be in canonical order.
    package static func compose(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var starter: Int?
        // The combining class of the last mark after the starter; 0 if there is none.
        var lastClass: UInt8 = 0
        for scalar in scalars {
            let markClass = scalar.properties.canonicalCombiningClass.rawValue
            let isBlocked = lastClass != 0 && lastClass >= markClass
            if let starter, !isBlocked, let composed = composition(result[starter], scalar) {
                result[starter] = composed
                continue
            }
            if markClass == 0 { starter = result.count }
            lastClass = markClass
            result.append(scalar)
        }
        return result
    }

    /// The composition of two scalars; `nil` if there is none.
    private static func composition(
        _ first: Unicode.Scalar,
        _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
        if second.isKanaVoicingMark { return voiced(first, second) }
        if second.isJamo { return syllable(first.value, second.value) }
        switch second.properties.generalCategory {
        case .nonspacingMark, .spacingMark:
            return Decompositions.composition(
                of: (Decompositions.canonicalParts(of: first) ?? [first]) + [second]
            )
        default: return nil
        }
    }

    private static func voiced(_ kana: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        // Voiced kana come right after the unvoiced ones, except in the rows of `wa` and `u`.
        [1, 2, 8, 0x4E].lazy.compactMap { Unicode.Scalar(kana.value + $0) }
            .first { Decompositions.canonicalParts(of: $0) == [kana, mark] }
    }

    /// By the algorithm for Hangul (The Unicode Standard, 3.12).
    private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
            return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
        }
        // A trailing consonant may follow a syllable that ends with its vowel.
        let isOpen = (0xAC00...0xD7A3).contains(first) && (first - 0xAC00).isMultiple(of: 28)
        guard isOpen, (0x11A8..<0x11C3).contains(second) else { return nil }
        return Unicode.Scalar(first + second - 0x11A7)
    }
}

extension String {
    /// The text in Normalization Form C, in which canonically equivalent texts are equal.
    package var canonicallyComposed: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        let parts = unicodeScalars.flatMap { Decompositions.canonicalParts(of: $0) ?? [$0] }
        let composed = CanonicalComposition.compose(Self.inCanonicalOrder(parts))
        return String(String.UnicodeScalarView(composed))
    }

    /// Sorts the marks after each character by their combining class; the sort is stable.
    private static func inCanonicalOrder(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        scalars.reduce(into: []) { result, scalar in
            let markClass = scalar.properties.canonicalCombiningClass
            let isInOrder = { (other: Unicode.Scalar) in
                markClass == .notReordered || other.properties.canonicalCombiningClass <= markClass
            }
            result.insert(scalar, at: (result.lastIndex(where: isInOrder) ?? -1) + 1)
        }
    }
}
