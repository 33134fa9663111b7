import Testing

@testable import Text

struct TermTests {
    @Test(arguments: [
        ("ab", ["bb", "cb", "zb", "bab", "zab", "b", "ba"], ["ab", "aab", "Ab", "{b", "éb"]),
        ("яб", ["бб", "аяб", "бя", "б"], ["aб"]), ("千尋", ["尋", "尋千"], ["百尋"]),
    ])
    func `varies the first character within its alphabet`(
        text: String,
        included: [String],
        excluded: [String]
    ) {
        let variants = Term(utf8: Array(text.utf8)).firstCharacterVariants
            .map { String(decoding: $0.utf8, as: UTF8.self) }

        #expect(Set(variants).isSuperset(of: included))
        #expect(Set(variants).isDisjoint(with: excluded))
        #expect(variants.allSatisfy { $0.count <= 3 })
    }

    @Test func `has no variants of a single character`() {
        #expect(Term(utf8: [0x61]).firstCharacterVariants.isEmpty)
    }
}
