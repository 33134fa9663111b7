import Testing
import Text

@testable import TextIndex

struct QueryTermTests {
    @Test(arguments: [
        ("the matrix", "the·matrix*"), ("the the", "the·the*"), ("a", "a*"), ("plan a", "plan a*"),
        ("lord of a the ring", "lord of the·ring*"), ("an apple and a", "an·apple and a*"),
        ("matrix", "matrix*"), ("", ""),
    ])
    func `attaches articles to the terms after them`(query: String, expected: String) {
        #expect(described(QueryTerm.terms(Tokenizer.terms(in: query))) == expected)
    }

    @Test(arguments: [
        ("abc", 0), ("abcd", 1), ("abcdef", 1), ("abcdefg", 2), ("бвгд", 1), ("бвгдежз", 2),
        ("2049", 0), ("12345678", 0), ("204a", 1),
    ])
    func `allows typos by the number of characters`(term: String, limit: Int) {
        #expect(QueryTerm(term: Term(utf8: Array(term.utf8)), isPrefix: true).typoLimit == limit)
    }

    @Test(arguments: [("abcde", true, false), ("abcdef", true, true), ("abcdef", false, false)])
    func `allows typos in prefixes from six characters`(
        term: String,
        isPrefix: Bool,
        isAllowed: Bool
    ) {
        let term = QueryTerm(term: Term(utf8: Array(term.utf8)), isPrefix: isPrefix)

        #expect(term.allowsFuzzyPrefix == isAllowed)
    }

    @Test(arguments: [
        ("terminator2", "terminator 2*!"), ("blade2 the runner49", "blade 2! the·runner 49*!"),
        ("terminator", nil), ("2049", nil), ("x2", nil), ("xx2", "xx 2*!"), ("2fast", nil),
    ])
    func `separates numbers from the words before them`(query: String, expected: String?) {
        let terms = QueryTerm.terms(Tokenizer.terms(in: query))

        #expect(WordBreakVariants.separatingNumbers(terms).map(described) == expected)
    }

    @Test func `joins neighbours and splits terms`() {
        let terms = QueryTerm.terms(Tokenizer.terms(in: "the iron man2"))

        #expect(
            WordBreakVariants.all(of: terms).map(described) == [
                "the·ironman2*", "the·i ron! man2*", "the·ir on! man2*", "the·iro n! man2*",
                "the·iron ma n2*!", "the·iron man 2*!",
            ]
        )
    }

    @Test(arguments: ["ab", "xy", "千と", ""]) func `never splits short and unsegmented terms`(
        query: String
    ) {
        let variants = WordBreakVariants.all(of: QueryTerm.terms(Tokenizer.terms(in: query)))

        #expect(variants.allSatisfy { $0.count == 1 })
    }

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

    /// Articles before `·`, prefixes with `*`, terms that must follow the previous one with `!`.
    private func described(_ terms: [QueryTerm]) -> String {
        terms.map { term in
            (term.article == .none ? "" : "\(term.article)·")
                + String(decoding: term.term.utf8, as: UTF8.self) + (term.isPrefix ? "*" : "")
                + (term.mustFollowPrevious ? "!" : "")
        }.joined(separator: " ")
    }
}
