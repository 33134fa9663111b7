import Testing
import Text

@testable import TextIndex

struct OtherTermsTests {
    private let index = TextIndex(
        ["Red Green Blue", "Green and Red", "Blue Black Red", "Black White"].map {
            TextDocument(titles: [$0])
        }
    )

    @Test(arguments: [
        ("red green blau", [2]), ("red rgeen blue", [1]), ("black green white", [1]),
        ("red black white", [0, 2]), ("pink white green", []), ("pink rose red", []),
        ("red green blue", [1, 2]), ("green blue black red", [0, 2]),
        ("green blue black white", []),
    ])
    func `one term is misspelled if a document has all others`(
        text: String,
        expected: [Int]
    ) throws {
        #expect(try places(text) == expected)
    }

    @Test func `any of frequent terms may be misspelled`() throws {
        let frequent = TextIndex(
            (0..<9000).map { TextDocument(titles: [$0 % 2 == 0 ? "red green" : "blue black"]) }
        )

        #expect(try places("red green blue", frequent) == [0, 1, 2])
        #expect(try places("red blue red", frequent) == [0, 1, 2])
    }

    private func places(_ text: String, _ other: TextIndex? = nil) throws -> [Int] {
        let index = other ?? index
        let lookup = TermLookup(index.terms)
        let terms = try QueryTerm.terms(Tokenizer.terms(in: text)).map { term in
            PostingsSources(queryTerm: term, sources: try lookup.exact(term))
        }
        let pool = DocumentBitSetPool(documentCount: index.documentCount)
        return try OtherTerms(terms: terms, index: index, pool: pool).places()
    }
}
