import Testing
import Text

@testable import TextIndex

struct TermLookupTests {
    private static let words = [
        "dog", "train", "phantom", "knight", "matrix", "greta", "volcano", "2049", "write", "ran",
    ]

    private let index = TextIndex(Self.words.map { TextDocument(titles: [$0]) })

    @Test(arguments: [
        ("dig", "dog", 1), ("tarni", "train", 2), ("trxxn", "train", 2), ("kreta", "greta", 1),
        ("volxxno", "volcano", 2),
    ])
    func `allows more typos where nothing else matches`(
        typed: String,
        word: String,
        typos: Int
    ) throws {
        #expect(try lenient(typed)[word] == typos)
    }

    @Test(arguments: [
        ("fantom", "phantom", 1), ("night", "knight", 1), ("fantum", "phantom", 2),
        ("rite", "write", 1),
    ])
    func `finds words that sound the same`(typed: String, word: String, typos: Int) throws {
        #expect(try lenient(typed)[word] == typos)
    }

    @Test(arguments: ["xyz", "do", "2048", "tuuuu", "can"]) func `finds no other words`(
        typed: String
    ) throws {
        #expect(try lenient(typed).isEmpty)
    }

    @Test(arguments: [
        ("dig", "dog"), ("tarni", "train"), ("fantom", "phantom"), ("kreta", "greta"),
    ])
    func `usually allows fewer`(typed: String, word: String) throws {
        let term = QueryTerm(term: Term(utf8: Array(typed.utf8)), isPrefix: false)
        let lookup = TermLookup(index.terms)
        let sources = try lookup.exact(term) + lookup.fuzzy(term) + lookup.firstCharacter(term)

        #expect(try typos(sources)[word] == nil)
    }

    @Test(arguments: [
        ("ab", 0), ("abc", 1), ("abcd", 1), ("abcde", 2), ("abcdef", 2), ("abcdefg", 2),
        ("2049", 0),
    ])
    func `a lenient term may have more typos`(term: String, limit: Int) {
        var term = QueryTerm(term: Term(utf8: Array(term.utf8)), isPrefix: false)
        term.isLenient = true

        #expect(term.typoLimit == limit)
    }

    /// People are not scanned, so only the terms can find them.
    @Test func `a search allows more typos if it finds nothing else`() throws {
        let sample = SampleIndex([
            TextDocument(titles: ["Barbie"], secondaryFields: ["Greta Gerwig"]),
            TextDocument(titles: ["Poor Things"], secondaryFields: ["Emma Stone"]),
        ])

        #expect(try sample.hits("kreta") == [.init(title: "Barbie", isPartial: true)])
        #expect(try sample.hits("kreta gxrwxg") == [.init(title: "Barbie", isPartial: true)])
        #expect(try sample.hits(SearchRequest("kreta")).isEmpty)
        #expect(try sample.hits("gretta") == [.init(title: "Barbie", typos: 1)])
    }

    /// The fewest typos with which each word of the index is found.
    private func lenient(_ typed: String) throws -> [String: Int] {
        let term = QueryTerm(term: Term(utf8: Array(typed.utf8)), isPrefix: false)
        return try typos(TermLookup(index.terms).lenient(term))
    }

    private func typos(_ sources: [PostingsSource]) throws -> [String: Int] {
        var found: [String: Int] = [:]
        for word in Self.words {
            let span = try #require(try index.terms.span(of: Array(word.utf8)))
            found[word] = sources.filter { $0.span.full.overlaps(span.full) }.map(\.typos).min()
        }
        return found
    }
}
