import Testing

@testable import TextIndex

/// Which of a few documents a query finds, in which order, and what differs.
struct TextIndexAnswersTests {
    @Test(arguments: [
        ("blade runner", "Blade Runner", "whole"),
        ("blade runner", "Blade Runner 2049", "title extra"),
        ("runner blade", "Blade Runner", "title order 1"),
        ("blade runner", "Blade of Runner", "title extra order 1"),
        ("blade run", "Blade Runner", "title extra"), ("blade blade", "Blade Runner", nil),
        ("blade blade", "Blade Runner Blade", "title extra order 1"),
        ("ten", "10", "title order 1"), ("ten men", "Men 10", "title order 2"),
        // A title that begins with the start of a word is better.
        ("bl", "Blade Runner", "title extra"), ("ru", "Blade Runner", "title extra order 2"),
        ("bl", "The Blade", "title extra"), ("blade ru", "The Blade Runner", "title extra"),
        ("runner 20", "Blade Runner 2049", "title extra order 2"),
        // Articles.
        ("the matrix", "Matrix", "title order 2"), ("the matrix", "The Matrix", "whole"),
        ("matrix", "The Matrix", "whole"), ("matrix", "A Matrix Reloaded", "title extra"),
        // The best title is the first of equal ones.
        ("blade runner", "Runner Blade/Blade Runner 2049/Blade Runner/Blade Runner", "whole 2"),
        // People.
        ("ann runner", "X|Ann Runner/Blade", "secondaryField"),
        ("ann blade", "X|Ann Runner/Blade", "scattered extra"),
        ("x blade", "X|Ann Runner/Blade", "scattered extra"), ("x y", "X/Y|Ann", nil),
        ("ann", "To Ann Z|Ann", "title extra"), ("black bird", "Black|Bird", "scattered extra"),
    ])
    func `a title is better the less differs, and better than a person`(
        query: String,
        document: String,
        expected: String?
    ) throws {
        #expect(try answer(SearchRequest(query, allowsTypos: false), document) == expected)
    }

    /// Small words that are missing are neither extra nor out of order.
    @Test(arguments: [
        (
            "school on rock",
            [
                "School of Rock: title missing 8", "Rock School: title order 1 missing 8",
                "School of Hard Rock: title extra order 1 missing 8",
            ]
        ),
        (
            "school punk rock",
            [
                "Rock School: title order 1 missing 26",
                "School of Hard Rock: title extra order 1 missing 26",
                "School of Rock: title extra order 1 missing 26",
            ]
        ),
    ])
    func `a title may lack a word, and is better in order and without others`(
        query: String,
        expected: [String]
    ) throws {
        let titles = ["School of Hard Rock", "Rock School", "School of Rock"]
        let sample = SampleIndex(titles: titles + (0..<200).map { "Walk On \($0)" })
        var request = SearchRequest(query, allowsPartialMatches: true)
        request.allowsManyTypos = false

        let hits = try sample.index.search(request)

        #expect(hits.map { "\(titles[$0.document]): \($0.differences)" } == expected)
    }

    @Test func `a frequent word of many is missing, too`() throws {
        let words = (1...31).map { "word\($0)x" }.joined(separator: " ")
        let sample = SampleIndex(titles: [words] + (0..<128).map { _ in "Common" })
        let request = SearchRequest(words + " common", allowsPartialMatches: true)

        #expect(try sample.index.search(request).map(\.differences) == ["title missing 1"])
    }

    /// What differs between a query and the only document; `nil` if that is not found.
    private func answer(_ request: SearchRequest, _ document: String) throws -> String? {
        try TextIndex([TextDocument(document)]).search(request).first?.differences
    }
}

extension TextDocument {
    /// Titles, and people after `|`, with `/` between them.
    fileprivate init(_ text: String) {
        let fields = text.split(separator: "|").map { $0.split(separator: "/").map(String.init) }
        self.init(titles: fields[0], secondaryFields: fields.count > 1 ? fields[1] : [])
    }
}

extension SearchHit {
    /// Where the words are, in which title but the first, and what differs or is missing.
    fileprivate var differences: String {
        let place = isWholeTitle ? "whole" : "\(evidence.place)"
        let counts = [
            ("", title ?? 0), (" typos", evidence.typos),
            (" order", evidence.outOfOrderCount), (" missing", evidence.missing),
        ].map { $1 > 0 ? "\($0) \($1)" : "" }
        let extra = evidence.hasExtraTerms ? " extra" : ""
        return place + counts[..<2].joined() + extra + counts[2...].joined()
    }
}
