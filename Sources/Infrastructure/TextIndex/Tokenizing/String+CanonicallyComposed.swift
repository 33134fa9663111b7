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
        var result: [Unicode.Scalar] = []
        var marks: [Unicode.Scalar] = []
        for scalar in scalars {
            if scalar.properties.canonicalCombiningClass == .notReordered {
                result += sorted(marks) + [scalar]
                marks = []
            } else {
                marks.append(scalar)
            }
        }
        return result + sorted(marks)
    }

    private static func sorted(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard marks.count > 1 else { return marks }
        return marks.sorted {
            $0.properties.canonicalCombiningClass < $1.properties.canonicalCombiningClass
        }
    }
}
