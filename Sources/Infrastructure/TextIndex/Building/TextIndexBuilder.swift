package import SystemKit

/// Builds an index of documents that are added one by one.
///
/// Tokens and stored fields are spooled as they are added. Only some twenty bytes per document and
/// each distinct term stay in memory, so the caller need not keep a document.
package struct TextIndexBuilder {
    /// How many titles, and how many secondary fields, of a document are searched.
    private static let fieldLimit = Posting.limit / 2

    /// What is kept of a document in memory.
    struct Document {
        var popularity: UInt32
        var storedFieldsSize: UInt32

        /// The size of the part of the stored fields that was added later.
        var suffixSize: UInt32 = 0
    }

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
    var tokenizer = Tokenizer()
    var interner = TermInterner()

    /// The stems of words of topics, by the IDs of their terms.
    var topicStems: [UInt32: EnglishStem] = [:]

    /// The number of occurrences of each term, by the term's ID.
    var occurrenceCounts: [UInt32] = []
    private(set) var documents: [Document] = []

    /// The records of the documents' keys; see `KeyTable`.
    private(set) var keys: [UInt64] = []
    var record: [UInt8] = []
    private var scannedTitle: [UInt8] = []
    private var spooledTitle: [UInt8] = []

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

    package var documentCount: Int { documents.count }

    /// The popularity of a document by its index in the order in which documents were added.
    package func popularity(of document: Int) -> UInt32 { documents[document].popularity }

    /// The number in the index of each document so far, in the order of adding; sorts them all.
    package var documentNumbers: [UInt32] {
        var keys = documents.indices.map {
            UInt64(~documents[$0].popularity) << 32 | UInt64($0)
        }
        keys.sort()
        var numbers = [UInt32](repeating: 0, count: documents.count)
        for (number, key) in keys.enumerated() { numbers[Int(key & 0xFFFF_FFFF)] = UInt32(number) }
        return numbers
    }

    /// Adds bytes to the end of the stored fields of a document that was added before.
    ///
    /// `document` counts documents as they were added; call it once for each at most, and in order.
    package mutating func appendStoredFields(
        _ bytes: [UInt8],
        to document: Int
    ) throws(StorageError) {
        guard documents.indices.contains(document) else { return }
        documents[document].suffixSize = UInt32(bytes.count)
        try storedFieldSuffixes.append(bytes)
    }

    /// Ignores the document if the index has as many as it can have.
    package mutating func add(_ document: TextDocument) throws(StorageError) {
        guard documents.count < TextIndexHeader.documentLimit else { return }
        record.removeAll(keepingCapacity: true)
        for (number, title) in document.titles.prefix(Self.fieldLimit).enumerated() {
            addField(title, number, of: documents.count, isSecondary: false)
            try addScannedTitle(number, of: documents.count)
            if number == 0 { try addSortedTitle() }
        }
        if document.titles.isEmpty { try sortedTitles?.append([0]) }
        let count = columnCount ?? min(document.numbers.count, ColumnLayout.countLimit - 1)
        columnCount = count
        try properties.append(ColumnsWriter.record(of: document, columnCount: count))
        for (number, text) in document.secondaryFields.prefix(Self.fieldLimit).enumerated() {
            addField(text, number, of: documents.count, isSecondary: true)
        }
        addTopics(document.topics, of: documents.count)
        for tag in document.tags where tag.utf8.count < Tokenizer.termSizeLimit {
            addOccurrence(of: IndexKey.tag(tag), documents.count, location: 0)
        }
        for key in document.keys where key < 1 << UInt64(KeyTable.keyBits) {
            keys.append(KeyTable.record(key, document: documents.count))
        }
        try occurrences.append(record)
        try storedFields.append(document.storedFields)
        documents.append(
            .init(
                popularity: document.popularity,
                storedFieldsSize: UInt32(document.storedFields.count)
            )
        )
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
        guard number < Self.fieldLimit, document < documents.count else { return }
        record.removeAll(keepingCapacity: true)
        addField(title, number, of: document, isSecondary: false)
        try addScannedTitle(number, of: document)
        try occurrences.append(record)
    }
}

extension TextIndexBuilder {
    /// Spools the title that was tokenized last as the one by which documents are sorted.
    private func addSortedTitle() throws(StorageError) {
        guard let sortedTitles else { return }
        var record: [UInt8] = [0]
        for token in tokenizer.text.tokens {
            if record.count > 1 { record.append(UInt8(ascii: " ")) }
            record.append(contentsOf: tokenizer.text.bytes[token.bytes])
        }
        record.removeLast(max(0, record.count - 1 - ColumnsWriter.titleSizeLimit))
        record[0] = UInt8(record.count - 1)
        try sortedTitles.append(record)
    }

    /// Spools the title that was tokenized last, if it can be scanned.
    private mutating func addScannedTitle(_ number: Int, of document: Int) throws(StorageError) {
        scannedTitle.removeAll(keepingCapacity: true)
        guard ScanAlphabet.encode(tokenizer.text, to: &scannedTitle) else { return }
        ScannedTitlesWriter.spool(
            scannedTitle,
            number: number,
            document: document,
            to: &spooledTitle
        )
        try scannedTitles.append(spooledTitle)
        spooledTitle.removeAll(keepingCapacity: true)
    }
}
