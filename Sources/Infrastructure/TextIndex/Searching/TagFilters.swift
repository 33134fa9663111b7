/// The documents that have some tags and lack an excluded one, cached by the tags.
struct TagFilters {
    private let index: TextIndex
    private let excludedTag: String?
    private var filters: [(tags: [String], filter: DocumentBitSet?)] = []

    init(_ index: TextIndex, excludedTag: String?) {
        self.index = index
        self.excludedTag = excludedTag
    }

    /// The documents with any of the tags and without the excluded one.
    ///
    /// No tags allow any document; `nil` for all documents of the index.
    mutating func filter(tags: [String]) throws(TextIndexError) -> DocumentBitSet? {
        if let cached = filters.first(where: { $0.tags == tags }) { return cached.filter }
        let filter = try makeFilter(tags: tags)
        filters.append((tags, filter))
        return filter
    }

    private func makeFilter(tags: [String]) throws(TextIndexError) -> DocumentBitSet? {
        var filter = tags.isEmpty ? nil : try documents(tagged: tags)
        if let excludedTag {
            let excluded = try documents(tagged: [excludedTag])
            if !excluded.isEmpty { filter = filter ?? all }
            filter?.subtract(excluded)
        }
        return filter
    }

    private var all: DocumentBitSet {
        let all = DocumentBitSet(documentCount: index.documentCount)
        for document in 0..<index.documentCount { all.insert(document) }
        return all
    }

    private func documents(tagged tags: [String]) throws(TextIndexError) -> DocumentBitSet {
        let documents = DocumentBitSet(documentCount: index.documentCount)
        for tag in tags {
            guard let span = try index.terms.span(of: IndexKey.tag(tag)) else { continue }
            let list = try index.storage.read(span.full)
            try PostingList.forEach(in: list, documentCount: index.documentCount) {
                documents.insert($0.document)
            }
        }
        return documents
    }
}
