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
