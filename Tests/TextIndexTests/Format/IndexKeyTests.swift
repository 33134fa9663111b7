import Testing

@testable import TextIndex

struct IndexKeyTests {
    @Test(arguments: [
        ("千と千尋", ["と千尋", "千尋", "尋"]), ("ゴジラ", ["ジラ", "ラ"]), ("千", []),
        ("一二三四五", ["二三四", "三四五", "四五", "五"]),
    ])
    func `has n-grams from each character but the first`(term: String, ngrams: [String]) {
        #expect(
            IndexKey.ngrams(of: Array(term.utf8)[...]) == ngrams.map { IndexKey.ngram($0.utf8) }
        )
    }

    @Test func `never takes tags and n-grams for terms, or for each other`() {
        let keys = [Array("1999".utf8), IndexKey.tag("1999"), IndexKey.ngram("1999".utf8)]

        #expect(Set(keys).count == 3)
        // Terms have no control characters.
        #expect(keys.dropFirst().allSatisfy { ($0.first ?? 0xFF) < 0x20 })
    }

    @Test(arguments: ["a", "matrix", "é", "千", "\u{10FFFF}"])
    func `finds where keys with a prefix end`(prefix: String) {
        let key = Array(prefix.utf8)
        let end = IndexKey.end(ofPrefix: key)

        #expect(key.lexicographicallyPrecedes(end))
        for scalar in ["\u{1}", "a", "z", "\u{10FFFF}"] {
            let longer = key + Array(scalar.utf8)
            #expect(longer.lexicographicallyPrecedes(end))
            #expect(!longer.lexicographicallyPrecedes(IndexKey.successor(of: key)))
        }
        #expect(end.count == key.count)
        #expect(end.dropLast() == key.dropLast())
    }

    @Test func `has nothing above all keys`() {
        #expect(IndexKey.end(ofPrefix: []).isEmpty)
    }
}
