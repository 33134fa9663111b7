import TestSupport
import Testing

@testable import TextIndex

struct DocumentBitSetTests {
    @Test func `behaves as a set of integers`() {
        var random = SplitMix64(seed: 41)
        for documentCount in [1, 63, 64, 65, 1000] {
            let bits = DocumentBitSet(documentCount: documentCount)
            let other = DocumentBitSet(documentCount: documentCount)
            var expected: Set<Int> = []
            var otherExpected: Set<Int> = []
            for _ in 0..<300 {
                let document = Int.random(in: 0..<documentCount, using: &random)
                switch Int.random(in: 0..<40, using: &random) {
                case 0:
                    bits.removeAll()
                    expected = []
                case 1:
                    bits.subtract(other)
                    expected.subtract(otherExpected)
                case 2:
                    let limit = Int.random(in: 0...expected.count + 1, using: &random)
                    bits.truncate(to: limit)
                    expected = Set(expected.sorted().prefix(limit))
                case 3..<12:
                    other.insert(document)
                    otherExpected.insert(document)
                default:
                    bits.insert(document)
                    expected.insert(document)
                }
                #expect(elements(bits) == expected.sorted())
                #expect(bits.count == expected.count)
                #expect(bits.isEmpty == expected.isEmpty)
                #expect(bits.contains(document) == expected.contains(document))
            }
            #expect(elements(other) == otherExpected.sorted())
        }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 128, 1000])
    func `has all documents of an index`(count: Int) {
        let bits = DocumentBitSet(allOf: count)

        #expect(elements(bits) == Array(0..<count))
        #expect(bits.count == count)
        #expect(bits.isEmpty == (count == 0))
    }

    private func elements(_ bits: DocumentBitSet) -> [Int] {
        var elements: [Int] = []
        bits.forEach { elements.append($0) }
        return elements
    }
}
