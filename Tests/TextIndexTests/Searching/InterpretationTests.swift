import Testing
import Text

@testable import TextIndex

struct InterpretationTests {
    @Test(arguments: [
        ("matrix", ["matrix*"]), ("the matrix", ["the·matrix*"]),
        ("terminator2", ["terminator2*", "terminator 2*"]),
        (
            "fahrenheit 451",
            [
                "fahrenheit 451*", "fahrenheit four hundred and fifty one*",
                "fahrenheit four hundred fifty one*",
            ]
        ),
        ("twenty fifth hour", ["twenty fifth hour*", "25th hour*"]), ("1917", ["1917*"]),
        ("", []), ("?!", []),
    ])
    func `reads numbers apart, in words and in digits`(query: String, meanings: [String]) {
        #expect(described(SearchRequest(query)) == meanings)
    }

    @Test(arguments: [
        ("matrix the", ["matrix the*", "the·matrix*"]), ("matrix, a", ["matrix a*", "a·matrix*"]),
        ("the", ["the*"]),
        ("lord of the rings the", ["lord of the·rings the*", "the·lord of the·rings*"]),
        ("matrix le", ["matrix le*"]),
    ])
    func `moves an article from the end to the start`(query: String, meanings: [String]) {
        #expect(described(SearchRequest(query)) == meanings)
    }

    @Test func `finds titles by an article at the end`() throws {
        let sample = SampleIndex(titles: ["The Godfather", "A Quiet Place", "Godfather"])

        #expect(try sample.titles("godfather, the") == ["The Godfather", "Godfather"])
        #expect(try sample.titles("quiet place a") == ["A Quiet Place"])
    }

    @Test func `has the tags and typos of each reading`() {
        let request = SearchRequest(readings: [
            .init("blade2"), .init("", tags: ["x"]),
            .init("dune", tags: ["1984", "2021"], typos: 1),
        ])
        let all = Interpretation.all(of: request)

        #expect(all.map(\.tags) == [[], [], ["1984", "2021"]])
        #expect(all.map(\.typos) == [0, 0, 1])
    }

    @Test(arguments: [
        ("matrix matrix", ["matrix matrix*", "matrix*"]),
        ("new york new york", ["new york new york*", "new york*"]),
        ("the good the bad", ["the·good the·bad*"]), ("matrix", ["matrix*"]),
    ])
    func `takes repeated words once, too`(query: String, meanings: [String]) {
        #expect(described(SearchRequest(query)) == meanings)
    }

    @Test func `leaves out readings that lack words`() {
        let readings = [
            SearchRequest.Reading("watch alien"), SearchRequest.Reading("alien", isPartial: true),
        ]

        #expect(described(SearchRequest(readings: readings)) == ["watch alien*"])
    }

    @Test func `truncates long queries`() {
        let query = (0..<50).map { "w\($0)x" }.joined(separator: " ")

        #expect(Interpretation.all(of: SearchRequest(query)).map(\.terms.count) == [32])
    }

    @Test func `every term can be a prefix`() {
        let all = Interpretation.all(of: SearchRequest("the lord of"))

        #expect(all.compactMap(\.withPrefixes).map(described) == ["the·lord* of*"])
        #expect(all.compactMap(\.withPrefixes?.withPrefixes).isEmpty)
    }

    private func described(_ request: SearchRequest) -> [String] {
        Interpretation.all(of: request).map(described)
    }

    /// Articles before `·`, prefixes with `*`.
    private func described(_ interpretation: Interpretation) -> String {
        interpretation.terms.map { term in
            (term.article == .none ? "" : "\(term.article)·")
                + String(decoding: term.term.utf8, as: UTF8.self) + (term.isPrefix ? "*" : "")
        }.joined(separator: " ")
    }
}
