/// The cost in bits of a document that a text means: of what it explains of the text, and of what it does
/// not.
///
/// Cheaper documents are likelier: a cost is -log₂ of a probability.
package struct Cost: Hashable, Sendable {
    /// A weight, the number of times that it counts, and the words of the text that it is about.
    package struct Part: Hashable, Sendable {
        package let weight: Weight
        package let count: Double
        package let words: Range<Int>?

        package var bits: Double { count * weight.bits }
    }

    package private(set) var parts: [Part] = []
    package private(set) var bits = 0.0

    package init() {}

    package mutating func add(_ weight: Weight, _ count: Double = 1, words: Range<Int>? = nil) {
        guard count != 0 else { return }
        parts.append(Part(weight: weight, count: count, words: words))
        bits += count * weight.bits
    }

    package mutating func add(_ other: Cost) {
        parts += other.parts
        bits += other.bits
    }

    /// Adds another cost, or a single weight if that is less.
    package mutating func add(_ other: Cost, atMost most: Weight) {
        if most.bits < other.bits { add(most) } else { add(other) }
    }

    package mutating func addPopularity(of document: Int) {
        add(.popularity, Double(document + 1).binaryLogarithm)
    }

    package func has(_ weight: Weight) -> Bool { parts.contains { $0.weight == weight } }

    /// The probability, but for a factor that all costs have in common.
    package var probability: Double { Double.powerOfTwo(-bits) }
}

extension Double {
    /// The binary logarithm of a positive number, linear between powers of two.
    package var binaryLogarithm: Double { Double(exponent) + significand - 1 }

    /// The inverse of `binaryLogarithm`.
    static func powerOfTwo(_ exponent: Double) -> Double {
        let whole = exponent.rounded(.down)
        return Double(
            sign: .plus,
            exponent: Int(Swift.max(whole, -1_000)),
            significand: 1 + exponent - whole
        )
    }
}
