import TestSupport
import Testing

@testable import TextIndex

struct TermInternerTests {
    @Test func `finds each of many terms again`() {
        var interner = TermInterner()
        var random = SplitMix64(seed: 32)
        var known: [String: UInt32] = [:]

        for _ in 0..<12_000 {
            let term = String(Int.random(in: 0..<9000, using: &random), radix: 3)
            let id = id(term, &interner)
            #expect(id == known[term] ?? UInt32(known.count))
            known[term] = id
        }

        #expect(interner.terms.count == known.count)
        #expect(known.count > 4096)
        for (term, id) in known where !interner.terms[Int(id)].elementsEqual(term.utf8) {
            Issue.record("\(term)")
        }
    }

    @Test func `sorts terms by their bytes`() {
        var interner = TermInterner()
        var random = SplitMix64(seed: 33)
        let characters = Array("ab\u{1}zé千")
        var terms: Set<String> = ["", "abcdefgh", "abcdefghi", "abcdefgha", "abcdefg"]
        while terms.count < 500 {
            let count = Int.random(in: 0...12, using: &random)
            terms.insert(
                String(
                    (0..<count).map { _ in
                        characters[Int.random(in: 0..<characters.count, using: &random)]
                    }
                )
            )
        }
        for term in terms { _ = id(term, &interner) }

        let sorted = interner.terms.sortedNumbers().map { Array(interner.terms[Int($0)]) }

        #expect(sorted == terms.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    }

    private func id(_ term: String, _ interner: inout TermInterner) -> UInt32 {
        Array(term.utf8).withUnsafeBufferPointer { interner.id(of: $0) }
    }
}
