package import SystemKit

/// Builds an index of documents that are added one by one, or as segments.
///
/// Tokens and stored fields are spooled as they are added. Only some twenty bytes per document and
/// each distinct term stay in memory, so the caller need not keep a document.
package struct TextIndexBuilder {
    let storedFields: Spool

    /// The parts of the stored fields that were added later, in the same order of documents.
    let storedFieldSuffixes: Spool
    let occurrences: Spool
    let scannedTitles: Spool
    let properties: Spool

    /// `nil` if documents are never sorted by title.
    let sortedTitles: Spool?
    private(set) var columnCount: Int?
    var limits = Limits()
    var interner = TermInterner()

    /// The number of occurrences of each term, by the term's ID.
    private(set) var occurrenceCounts: [UInt32] = []
    private(set) var documents: [TextIndexSegment.Document] = []

    /// The records of the documents' keys; see `KeyTable`.
    var keys: [UInt64] = []

    /// The last result of `documentNumbers()`.
    private var numbers: [UInt32] = []

    /// Documents that were added one by one, and titles of earlier documents.
    private var pending = (documents: TextIndexSegment(), titles: TextIndexSegment())

    /// Spools to files in the directory `scratch`.
    ///
    /// `nil` spools to memory, which is faster for up to some thousand documents. Without
    /// `sortsTitles`, `DocumentOrder` can't sort by title. Champion lists take space, and only help
    /// where many documents have the same terms.
    package init(
        scratch: String?,
        sortsTitles: Bool = true,
        hasChampionLists: Bool = true
    ) throws(StorageError) {
        if !hasChampionLists { limits.leastForChampions = .max }
        storedFields = try Spool(directory: scratch)
        storedFieldSuffixes = try Spool(directory: scratch)
        occurrences = try Spool(directory: scratch)
        scannedTitles = try Spool(directory: scratch)
        properties = try Spool(directory: scratch)
        sortedTitles = sortsTitles ? try Spool(directory: scratch) : nil
    }

    package var documentCount: Int { documents.count + pending.documents.documentCount }

    /// The popularity of a document by its index in the order in which documents were added.
    package func popularity(of document: Int) -> UInt32 {
        document < documents.count
            ? documents[document].popularity
            : pending.documents.documents[document - documents.count].popularity
    }

    /// The number in the index of each document so far, in the order of adding; sorts them all if
    /// there are new ones.
    package mutating func documentNumbers() -> [UInt32] {
        if numbers.count == documentCount { return numbers }
        var keys = (0..<documentCount).map { UInt64(~popularity(of: $0)) << 32 | UInt64($0) }
        keys.sort()
        numbers = [UInt32](repeating: 0, count: keys.count)
        for (number, key) in keys.enumerated() { numbers[Int(key & 0xFFFF_FFFF)] = UInt32(number) }
        return numbers
    }

    /// Adds bytes to the ends of the stored fields of documents that were added before.
    ///
    /// `sizes` has how many of the bytes each document gets. It counts documents as they were added;
    /// name each once at most, and in order.
    package mutating func appendStoredFields(
        _ bytes: [UInt8],
        sizes: [(document: Int, size: Int)]
    ) throws(StorageError) {
        try flush()
        for (document, size) in sizes { documents[document].suffixSize = UInt32(size) }
        try storedFieldSuffixes.append(bytes)
    }

    /// Ignores the document if the index has as many as it can have.
    package mutating func add(_ document: TextDocument) throws(StorageError) {
        guard documentCount < TextIndexHeader.documentLimit else { return }
        pending.documents.add(document)
        if pending.documents.isFull { try flush() }
    }

    /// Adds a title to a document that was added before.
    ///
    /// `number` is the title's index among the document's titles, `document` the document's index
    /// in the order in which they were added. Ignores a document that the index does not have.
    package mutating func addTitle(
        _ title: String,
        number: Int,
        to document: Int
    ) throws(StorageError) {
        guard document < documentCount else { return }
        pending.titles.addTitle(title, number: number, to: document)
        if pending.titles.isFull { try flush() }
    }

    /// Adds the documents of a segment; ignores them if there are more than an index can have.
    package mutating func append(_ segment: TextIndexSegment) throws(StorageError) {
        try flush()
        try join(segment, firstDocument: documents.count)
    }

    /// Joins what was added piece by piece with the rest.
    mutating func flush() throws(StorageError) {
        guard !pending.documents.isEmpty || !pending.titles.isEmpty else { return }
        let (documents, titles) = pending
        pending = (TextIndexSegment(columnCount: columnCount), TextIndexSegment())
        try join(documents, firstDocument: self.documents.count)
        try join(titles, firstDocument: 0)
    }

    private mutating func join(
        _ segment: TextIndexSegment,
        firstDocument: Int
    ) throws(StorageError) {
        guard documents.count + segment.documentCount <= TextIndexHeader.documentLimit,
            !segment.isEmpty
        else { return }
        documents += segment.documents
        columnCount = columnCount ?? segment.columnCount
        keys += segment.keys(firstDocument: firstDocument)
        let terms = (0..<segment.interner.terms.count).map { term in
            interner.id(of: segment.interner.terms[term])
        }
        while interner.terms.count > occurrenceCounts.count { occurrenceCounts.append(0) }
        for (term, count) in zip(terms, segment.occurrenceCounts) {
            occurrenceCounts[Int(term)] += count
        }
        try occurrences.append(segment.occurrences(firstDocument: firstDocument, terms: terms))
        try storedFields.append(segment.storedFields)
        try properties.append(segment.properties)
        try sortedTitles?.append(segment.sortedTitles)
        try scannedTitles.append(
            ScannedTitlesWriter.moved(segment.scannedTitles, by: firstDocument)
        )
    }
}
