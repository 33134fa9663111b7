import TestSupport
import Testing

@testable import TextIndex

struct ApproximatePatternTests {
    @Test(arguments: 0..<6 as Range<UInt64>)
    func `counts typos as the whole table of distances does`(seed: UInt64) {
        var random = SplitMix64(seed: 600 + seed)
        for _ in 0..<1_000 {
            let pattern = Self.word(&random, 1...(seed == 5 ? 64 : 12))
            let text =
                Bool.random(using: &random)
                ? Self.word(&random, 0...20) : Self.changed(pattern, &random)
            let limit = Int.random(in: 0...5, using: &random)
            let table = typoDistances(Self.letters(pattern), Self.letters(text))
            let found = distances(pattern, text, limit: limit)

            #expect(found.whole == Self.limited(table.last, limit), "\(pattern), \(text)")
            #expect(found.prefix == Self.limited(table.min(), limit), "\(pattern), \(text)")
        }
    }

    @Test func `stops where a long text can't come near anymore`() {
        let long = String(repeating: "z", count: 10_000)

        #expect(distances("matrix", "matrix" + long, limit: 2).whole == .max)
        #expect(distances("matrix", "matrix" + long, limit: 2).prefix == 0)
        #expect(distances("matrix", long + "matrix", limit: 2).prefix == .max)
    }

    @Test func `counts from a byte on`() {
        #expect(distances("matrix", "the matrix", limit: 2, start: 4).whole == 0)
        #expect(distances("matrix", "the matrix", limit: 2).whole == .max)
    }

    @Test func `compares no more than 64 letters`() {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let text = letters + letters + letters
        let pattern = ApproximatePattern(Array(text.utf8)) { $0 / 16 }

        #expect(pattern.count == 64)
        #expect(pattern.limit == 4)
        #expect(distances(text, text, limit: 4).prefix == 0)
        #expect(distances(text, String(text.prefix(64)), limit: 4).whole == 0)
        #expect(distances(text, text, limit: 14).whole == 14)
        #expect(distances(String(text.prefix(64)), String(text.prefix(62)), limit: 4).whole == 2)
    }

    /// Whatever `mayMatch` refuses must be too far.
    @Test func `skips only texts that are too far`() {
        var random = SplitMix64(seed: 77)
        var skippedCount = 0
        for _ in 0..<3_000 {
            let pattern = Self.word(&random, 3...12, "abcdefgh ")
            let text = Self.word(&random, 3...14, "abcdefgh 12")
            let limit = Int.random(in: 0...4, using: &random)
            if mayMatch(pattern, text, limit: limit) { continue }
            skippedCount += 1
            #expect(distances(pattern, text, limit: limit).prefix == .max, "\(pattern), \(text)")
        }
        #expect(skippedCount > 100)
    }

    @Test(arguments: [
        ("alien 3", "alien 3", true), ("alien 3", "alien z", false), ("alien 3", "alien 4", false),
        ("alien", "alien 4", true), ("11", "1", false),
    ])
    func `needs all digits`(pattern: String, text: String, isNear: Bool) {
        #expect(mayMatch(pattern, text, limit: 2) == isNear)
    }

    private func distances(
        _ pattern: String,
        _ text: String,
        limit: Int,
        start: Int = 0
    ) -> ApproximatePattern.Distances {
        let pattern = ApproximatePattern(Array(pattern.utf8)) { _ in limit }
        return Array(text.utf8).withUnsafeBufferPointer { pattern.distances(to: $0, from: start) }
    }

    private func mayMatch(_ pattern: String, _ text: String, limit: Int) -> Bool {
        let pattern = ApproximatePattern(Array(pattern.utf8)) { _ in limit }
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            pattern.mayMatch(
                .init(
                    document: 0,
                    number: 0,
                    signature: ScannedTitles.signature(of: Array(bytes)),
                    text: bytes
                )
            )
        }
    }

    /// The characters that are compared.
    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != " " }
    }

    private static func limited(_ distance: Int?, _ limit: Int) -> Int {
        distance.flatMap { $0 <= limit ? $0 : nil } ?? .max
    }

    /// Starts with a letter, so that there is one at least.
    private static func word(
        _ random: inout SplitMix64,
        _ counts: ClosedRange<Int>,
        _ alphabet: String = "aabc "
    ) -> String {
        let alphabet = Array(alphabet)
        let count = Int.random(in: counts, using: &random)
        let word = (0..<count).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
        return String(word.isEmpty ? [] : ["b"] + word.dropFirst())
    }

    /// A text with a few typos.
    private static func changed(_ text: String, _ random: inout SplitMix64) -> String {
        var letters = Array(text)
        for _ in 0..<Int.random(in: 0...4, using: &random) where !letters.isEmpty {
            let index = Int.random(in: 0..<letters.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: letters.remove(at: index)
            case 1: letters.insert("b", at: index)
            case 2: letters[index] = "c"
            default: letters.swapAt(index, max(0, index - 1))
            }
        }
        return String(letters)
    }
}
