import TextIndex

/// An index of made-up documents, the most popular first, that answers with their first titles.
struct SampleIndex {
    let documents: [TextDocument]
    let index: TextIndex

    init(_ documents: [TextDocument]) {
        self.documents = documents
        index = TextIndex(documents)
    }

    init(titles: [String]) { self.init(titles.map { TextDocument(titles: [$0]) }) }

    /// A hit in words.
    struct Hit: Hashable {
        var title: String
        var typos = 0
        var isPartial = false
    }

    func hits(_ query: String, tag: String? = nil, hiddenTag: String? = nil) throws -> [Hit] {
        try hits(SearchRequest(query, tag: tag, hiddenTag: hiddenTag, allowsPartialMatches: true))
    }

    func hits(_ request: SearchRequest) throws -> [Hit] {
        try index.search(request).map {
            Hit(title: documents[$0.document].titles[0], typos: $0.typos, isPartial: $0.isPartial)
        }
    }

    /// The first titles of what is found for a query.
    func titles(_ query: String) throws -> [String] { try hits(query).map(\.title) }
}
