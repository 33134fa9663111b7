package import SystemKit

/// Finds documents by the terms of their titles and secondary fields.
///
/// The last word of a query may be a prefix, and a few typos are allowed.
///
/// **What to use.** `TextIndexBuilder` makes an index of `TextDocument`s, `SearchRequest` searches it,
/// and `RecordWriter` and `RecordReader` encode stored fields. `KeyboardLayout` makes a query what it would be
/// on another keyboard. `Text` has the words of texts, as all of these compare them.
///
/// **Layout.** An index serves a process that starts, runs one query and exits. So nothing is
/// loaded: most queries read a few dozen pages, most of them concurrently. The parts, in file
/// order:
///
/// - The header (`TextIndexHeader`): the metadata, and where the other parts are.
/// - The flags and the numbers of the documents, and the order of their titles (`FlagLayout`,
///   `ColumnLayout`): read as a whole, and only by a search that filters or sorts.
/// - The stored fields of the documents. Documents are numbered by popularity, the most popular
///   first.
/// - The offset of each block of 16 stored fields (`StoredFieldBlock`).
/// - The postings of each term (`PostingList`), in the order of the terms. A posting has the field
///   and the position of the term, so order, proximity and whole titles are known without reading
///   the documents. All terms with a common prefix are one range of bytes, read at once. Postings
///   are in the order of the documents, so the most popular ones come first.
/// - The champion lists: a second copy of the postings of the most popular eighth of the
///   documents. A prefix such as `a` has more postings than can be read in time, and its best hits
///   are all in here. (Manning et al., Introduction to Information Retrieval, 7.1.3)
/// - The terms with the sizes of their postings, in blocks that can be read one by one. A fuzzy
///   search reads the blocks of all terms with one first character (`TermDictionaryWriter`).
/// - The list of these blocks, and that of their groups, the only one that is read as a whole.
/// - The titles of the most popular documents, which a search reads from start to end where the
///   terms are of no use (`ScannedTitles`), and their initials (`InitialsTable`).
/// - The documents by their keys (`KeyTable`).
///
/// Tags, and n-grams of words in scripts without spaces, are terms of their own kind (`IndexKey`).
/// A file consists of pages, each verified whenever it is read (`IndexPage`). An index in memory is
/// the same bytes without pages.
package struct TextIndex: Sendable {
    /// The metadata that the caller stored with the index.
    package var metadata: [UInt8] { header.metadata }
    package var documentCount: Int { header.documentCount }
    var hasChampionLists: Bool { header.topDocumentCount > 0 }

    package static let formatVersion = TextIndexHeader.version

    /// The most hits that a search returns.
    package static let hitLimit = TopHits.limit

    /// The size in bytes that the index has in a file, or would have.
    package var fileSize: Int { pageCount * IndexPage.size }

    private var pageCount: Int { (header.byteCount + IndexPage.capacity - 1) / IndexPage.capacity }

    let storage: any IndexStorage
    let header: TextIndexHeader
    let terms: TermDictionary
    let recentTopics = RecentTopics()

    package init(path: String) throws(TextIndexError) {
        let file = try FileIndexStorage(path: path)
        try TextIndexHeader.check(prefix: file.prefix(TextIndexHeader.checkedPrefixSize))
        try self.init(file)
    }

    /// Builds an index in memory; of two documents with equal popularity the earlier ranks first.
    package init(_ documents: some Sequence<TextDocument>, metadata: [UInt8] = []) {
        self.init(metadata: metadata) { builder throws(StorageError) in
            for document in documents { try builder.add(document) }
        }
    }

    /// Builds an index in memory of the documents that `add` adds.
    package init(metadata: [UInt8], _ add: (inout TextIndexBuilder) throws(StorageError) -> Void) {
        do {
            var builder = try TextIndexBuilder(scratch: nil)
            try add(&builder)
            let sink = MemoryIndexSink()
            try builder.write(to: sink, metadata: metadata)
            try self.init(MemoryIndexStorage(bytes: sink.bytes))
        } catch {
            preconditionFailure("an index in memory uses no file and is valid as built")
        }
    }

    init(_ storage: any IndexStorage) throws(TextIndexError) {
        let first = try storage.read(0..<min(storage.count, IndexPage.capacity))
        let header = try TextIndexHeader(page: first)
        guard storage.count >= header.byteCount else { throw .corrupt }
        try self.init(storage, header)
    }

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) throws(TextIndexError) {
        (self.storage, self.header) = (storage, header)
        terms = try TermDictionary(storage, header: header)
    }

    /// Opens the index that follows this one in its file; `nil` if there is none.
    package func next() throws(TextIndexError) -> TextIndex? {
        try storage.following(after: pageCount).map { storage throws(TextIndexError) in
            try TextIndex(storage)
        }
    }

    /// Writes an index from memory to a file, or adds it to a file, without waiting for the disk.
    ///
    /// A power failure may corrupt the file, which reading it detects.
    package func write(to path: String, isAppending: Bool = false) throws(StorageError) {
        guard let rest = try? storage.read(IndexPage.capacity..<header.byteCount) else {
            throw .cannotWrite(path: path, reason: "the index can't be read")
        }
        let sink = try FileIndexSink(path: path, isAppending: isAppending, waitsForDisk: false)
        try sink.append(rest)
        sink.header = header
        try sink.finish()
    }

    /// The documents that match, best first.
    package func search(_ request: SearchRequest) throws(TextIndexError) -> [SearchHit] {
        var search = SearchExecution(request, in: self)
        try search.run()
        guard let order = request.order else { return search.results.best() }
        return try search.results.best(sortedBy: DocumentSorter(order, self))
    }

    /// A search by stages, whose filter must only hide documents.
    package func execution(of request: SearchRequest) -> SearchExecution {
        SearchExecution(request, in: self)
    }

    /// The first documents, in an order, of all that a filter allows, and how many it allows.
    package func documents(
        _ filter: DocumentFilter,
        in order: DocumentOrder,
        limit: Int
    ) throws(TextIndexError) -> (first: [Int], count: Int) {
        var filters = DocumentFilters(self, filter)
        let documents = try filters.documents(tags: []) ?? DocumentBitSet(allOf: documentCount)
        var sorter = try DocumentSorter(order, self)
        return (try sorter.first(limit, of: documents), documents.count)
    }

    /// The number of documents with a number in a column.
    package func knownCount(ofColumn column: Int) -> Int {
        header.layout(ofColumn: column)?.knownCount ?? 0
    }

    package var flaggedCount: Int { header.flags.flaggedCount }

    package func documentCount(withTag tag: String) throws(TextIndexError) -> Int {
        var filters = DocumentFilters(self, DocumentFilter(requiredTags: [[tag]]))
        return try filters.documents(tags: [])?.count ?? 0
    }

    /// Reads the whole index, and those that follow it in its file; throws if a page is corrupt.
    package func check() throws(TextIndexError) {
        let step = IndexPage.capacity << 8
        for start in stride(from: 0, to: storage.count, by: step) {
            _ = try storage.read(start..<min(start + step, storage.count))
        }
    }
}
