/// The documents that a filter allows, cached by the tags of a reading.
struct DocumentFilters {
    private let index: TextIndex
    private let filter: DocumentFilter
    private var sets: [(tags: [String], documents: DocumentBitSet?)] = []

    init(_ index: TextIndex, _ filter: DocumentFilter) {
        self.index = index
        self.filter = filter
    }

    /// The documents that the filter allows and that have any of the tags.
    ///
    /// No tags allow any document; `nil` for all documents of the index.
    mutating func documents(tags: [String]) throws(TextIndexError) -> DocumentBitSet? {
        if let cached = sets.first(where: { $0.tags == tags }) { return cached.documents }
        let found =
            tags.isEmpty
            ? try allowedDocuments(among: nil)
            : try documents(tagged: tags, among: documents(tags: []))
        sets.append((tags, found))
        return found
    }

    /// The documents of a set that the filter allows.
    func documents(among candidates: DocumentBitSet) throws(TextIndexError) -> DocumentBitSet {
        try allowedDocuments(among: DocumentBitSet(candidates)) ?? candidates
    }

    /// Takes `nil` for all documents of the index.
    private func allowedDocuments(
        among candidates: DocumentBitSet?
    ) throws(TextIndexError) -> DocumentBitSet? {
        var allowed = candidates
        for numbers in filter.requiredDocuments {
            let documents = DocumentBitSet(documentCount: index.documentCount)
            for number in numbers where (0..<index.documentCount).contains(number) {
                if allowed?.contains(number) ?? true { documents.insert(number) }
            }
            allowed = documents
        }
        for tags in filter.requiredTags {
            allowed = try documents(tagged: tags, among: allowed)
        }
        for flag in filter.requiredFlags {
            allowed = allowed ?? all
            allowed?.formIntersection(try index.words(ofFlag: flag))
        }
        for flag in filter.excludedFlags {
            allowed = allowed ?? all
            allowed?.subtract(try index.words(ofFlag: flag))
        }
        for bounds in filter.bounds {
            let documents = allowed ?? all
            try index.retain(bounds, in: documents)
            allowed = documents
        }
        for tag in filter.hiddenTags + filter.excludedTags {
            let excluded = try documents(tagged: [tag])
            if !excluded.isEmpty { allowed = allowed ?? all }
            allowed?.subtract(excluded)
        }
        if !filter.excludedDocuments.isEmpty {
            let excluded = DocumentBitSet(documentCount: index.documentCount)
            filter.excludedDocuments.forEach(excluded.insert)
            allowed = allowed ?? all
            allowed?.subtract(excluded)
        }
        return allowed
    }

    private var all: DocumentBitSet { DocumentBitSet(allOf: index.documentCount) }

    /// The candidates with any of the tags; takes `nil` for all documents of the index.
    private func documents(
        tagged tags: [String],
        among candidates: DocumentBitSet? = nil
    ) throws(TextIndexError) -> DocumentBitSet {
        let documents = DocumentBitSet(documentCount: index.documentCount)
        for tag in tags {
            guard let span = try index.terms.span(of: IndexKey.tag(tag)) else { continue }
            try index.forEachPosting(in: span.full) {
                if candidates?.contains($0.document) ?? true { documents.insert($0.document) }
            }
        }
        return documents
    }
}
