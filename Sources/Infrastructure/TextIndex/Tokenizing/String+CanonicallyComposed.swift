extension String {
    /// The same text in the one composition that what looks the same has in common (NFC).
    public var canonicallyComposed: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        let parts = unicodeScalars.flatMap { Decompositions.canonicalParts(of: $0) ?? [$0] }
        let letters = CanonicalComposition.compose(Self.inCanonicalOrder(parts))
        return String(String.UnicodeScalarView(letters))
    }

    /// Sorts the marks after each letter by their class; those of one class stay in their order.
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
