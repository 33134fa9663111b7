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
                case 3:
                    bits.remove(document)
                    expected.remove(document)
                case 4:
                    bits.retain { $0 % 3 > 0 }
                    expected = expected.filter { $0 % 3 > 0 }
                case 5..<12:
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

    @Test func `truncates at any number`() {
        let documents = [0, 1, 62, 63, 64, 127, 128, 500, 501, 999]
        for limit in 0...documents.count + 1 {
            let bits = DocumentBitSet(documentCount: 1000)
            for document in documents.reversed() { bits.insert(document) }

            bits.truncate(to: limit)

            #expect(elements(bits) == Array(documents.prefix(limit)))
            #expect((0..<1000).filter(bits.contains) == Array(documents.prefix(limit)))
            #expect(bits.count == min(limit, documents.count))
            bits.insert(999)
            #expect(elements(bits).last == 999)
        }
    }

    @Test func `keeps the documents of a range`() {
        let bounds = [0, 1, 62, 63, 64, 65, 127, 128, 129, 500, 999, 1000]
        for first in bounds {
            for end in bounds where first <= end {
                let bits = DocumentBitSet(allOf: 1000)

                bits.formIntersection(first..<end)

                #expect(elements(bits) == Array(first..<end))
            }
        }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 128, 1000])
    func `has all documents of an index`(count: Int) {
        let bits = DocumentBitSet(allOf: count)

        #expect(elements(bits) == Array(0..<count))
        #expect(bits.count == count)
        #expect(bits.isEmpty == (count == 0))
    }

    @Test func `keeps and removes the documents of words`() {
        let words: [UInt64] = [0b101, 0, 1 << 63]
        let kept = DocumentBitSet(allOf: 192)
        let removed = DocumentBitSet(allOf: 192)

        kept.formIntersection(words)
        removed.subtract(words)

        #expect(elements(kept) == [0, 2, 191])
        #expect(elements(removed) == (0..<191).filter { ![0, 2].contains($0) })
    }

    @Test func `a copy changes by itself`() {
        let bits = DocumentBitSet(documentCount: 200)
        for document in [150, 70, 3] { bits.insert(document) }

        let copy = DocumentBitSet(bits)
        copy.insert(10)
        bits.remove(70)

        #expect(elements(copy) == [3, 10, 70, 150])
        #expect(elements(bits) == [3, 150])
    }

    @Test func `recycles sets empty`() {
        let pool = DocumentBitSetPool(documentCount: 100)
        let first = pool.take()
        first.insert(7)
        first.insert(99)

        pool.recycle(first)
        let second = pool.take()
        let third = pool.take()

        #expect(second === first)
        #expect(third !== first)
        #expect(second.isEmpty && third.isEmpty)
        #expect(!second.contains(7) && !second.contains(99))
    }

    private func elements(_ bits: DocumentBitSet) -> [Int] {
        var elements: [Int] = []
        bits.forEach { elements.append($0) }
        return elements
    }
}
