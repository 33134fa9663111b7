import Testing

@testable import TextIndex

struct DocumentFiltersTests {
    private let index = TextIndex(
        [["1999"], ["2003", "adult"], [], ["1999", "adult"], ["2003"]].map {
            TextDocument(titles: ["x"], tags: $0)
        }
    )

    @Test(arguments: [
        (["1999"], [0, 3]), (["2003"], [1, 4]), (["1999", "2003"], [0, 1, 3, 4]), (["2010"], []),
        (["2010", "1999"], [0, 3]), (["19"], []),
    ])
    func `allow documents with any of the tags`(tags: [String], documents: [Int]) throws {
        #expect(try allowed(tags) == documents)
    }

    @Test func `allow every document if there are no tags`() throws {
        #expect(try allowed([]) == nil)
        #expect(try allowed([], hiddenTag: "2010") == nil)
    }

    @Test(arguments: [([], [0, 2, 4]), (["1999"], [0]), (["2003"], [4]), (["adult"], [])])
    func `leave out documents with the hidden tag`(tags: [String], documents: [Int]) throws {
        #expect(try allowed(tags, hiddenTag: "adult") == documents)
    }

    @Test func `answer for the same tags as before, whatever was asked between`() throws {
        var filters = DocumentFilters(index, DocumentFilter())

        for _ in 0..<2 {
            #expect(try filters.documents(tags: []) == nil)
            #expect(try filters.documents(tags: ["1999"]).map(documents) == [0, 3])
            #expect(try filters.documents(tags: ["2003"]).map(documents) == [1, 4])
        }
    }

    private func allowed(_ tags: [String], hiddenTag: String? = nil) throws -> [Int]? {
        var filters = DocumentFilters(
            index,
            DocumentFilter(hiddenTags: hiddenTag.map { [$0] } ?? [])
        )
        return try filters.documents(tags: tags).map(documents)
    }

    private func documents(_ filter: DocumentBitSet) -> [Int] {
        var documents: [Int] = []
        filter.forEach { documents.append($0) }
        return documents
    }
}
