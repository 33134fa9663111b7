import Testing

@testable import TextIndex

/// What ranks first; see `Evidence`.
///
/// Only the order of popularity counts: thousands of documents are between famous and unknown ones.
struct OrderOfWorthTests {
    private static let famous = [
        TextDocument(titles: ["The Godfather: Part II"]),
        TextDocument(titles: ["The Matrix Reloaded"]),
        TextDocument(titles: ["Signs"]),
        TextDocument(titles: ["Fargo"], secondaryFields: ["Ann Frost"]),
        TextDocument(titles: ["Alien Covenant"]),
        TextDocument(titles: ["Signal Lost"]), TextDocument(titles: ["Signal"]),
        TextDocument(titles: ["Alien"]),
        TextDocument(titles: ["Silver Harbor"]),
        TextDocument(titles: ["Harbor of the Silver Moon"]),
        TextDocument(titles: ["Moby Dick"], secondaryFields: ["Orson Wells"]),
    ]

    private static let unknown = [
        TextDocument(titles: ["Godfather 2"]), TextDocument(titles: ["Matrix"]),
        TextDocument(titles: ["Sings Alone"]), TextDocument(titles: ["Frost Warning"]),
        TextDocument(titles: ["Alien"]), TextDocument(titles: ["Silver Harbor Lights"]),
        TextDocument(titles: ["Orson Among the Wells"]),
        TextDocument(titles: ["Silver Falcon Harbor"]),
        TextDocument(titles: ["Crimson Teapot Lullaby"]),
    ]

    private static let sample = SampleIndex(
        famous + (0..<12_000).map { TextDocument(titles: ["Filler \($0)"]) } + unknown
    )

    @Test func `a famous sequel ranks above an unknown movie that is titled as typed`() throws {
        #expect(try Self.sample.titles("godfather 2") == ["The Godfather: Part II", "Godfather 2"])
    }

    @Test func `with the same typo a famous longer title ranks above an unknown whole one`() throws
    {
        let hits = try Self.sample.hits("matirx")

        #expect(hits.map(\.title) == ["The Matrix Reloaded", "Matrix"])
        #expect(hits.map(\.typos) == [1, 1])
    }

    @Test func `of titles about as popular the whole one ranks first`() throws {
        #expect(try Self.sample.titles("alien") == ["Alien", "Alien Covenant", "Alien"])
        #expect(try Self.found("alien").map { $0 < Self.famous.count } == [true, true, false])
    }

    @Test func `typos outweigh popularity`() throws {
        let hits = try Self.sample.hits("sings")

        #expect(hits.map(\.title) == ["Sings Alone", "Signs"])
        #expect(hits.map(\.typos) == [0, 1])
    }

    @Test func `a famous movie of a person ranks above an unknown title with more words`() throws {
        #expect(try Self.sample.titles("frost") == ["Fargo", "Frost Warning"])
        #expect(try Self.sample.titles("orson wells") == ["Moby Dick", "Orson Among the Wells"])
    }

    @Test func `of documents about as popular a title ranks above a person`() throws {
        let sample = SampleIndex([
            TextDocument(titles: ["Fargo"], secondaryFields: ["Ann Frost"]),
            TextDocument(titles: ["Signs"]), TextDocument(titles: ["Frost Warning"]),
        ])

        #expect(try sample.titles("frost") == ["Frost Warning", "Fargo"])
        #expect(try sample.titles("ann frost") == ["Fargo"])
    }

    @Test func `missing words outweigh popularity`() throws {
        #expect(try Self.sample.titles("silver falcon harbor") == ["Silver Falcon Harbor"])
        #expect(try Self.sample.hits("crimson harbor").allSatisfy { $0.isPartial })
    }

    @Test func `popularity decides between titles that match equally well`() throws {
        let documents = try Self.found("filler")

        #expect(documents == documents.sorted())
        #expect(documents.count == 1_000)
    }

    @Test func `words in order rank above others about as popular`() throws {
        #expect(
            try Self.sample.titles("silver harbor").prefix(2) == [
                "Silver Harbor", "Harbor of the Silver Moon",
            ]
        )
        #expect(
            try Self.sample.titles("harbor silver").prefix(2) == [
                "Silver Harbor", "Harbor of the Silver Moon",
            ]
        )
    }

    private static func found(_ query: String) throws -> [Int] {
        try sample.index.search(SearchRequest(query, allowsPartialMatches: true)).map(\.document)
    }
}
