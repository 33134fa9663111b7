import SystemKit
import Text

/// Some documents, tokenized for an index.
///
/// Threads can make one each; `TextIndexBuilder` joins them. Terms and documents have numbers of the
/// segment.
package struct TextIndexSegment: Sendable {
    /// The maximum numbers of titles and of secondary fields of a document that are searched.
    static let fieldLimit = Posting.limit / 2

    /// A document before it has its place in an index.
    struct Document {
        var popularity: UInt32
        var storedFieldsSize: UInt32

        /// The size of the part of the stored fields that was added later.
        var suffixSize: UInt32 = 0
    }

    private(set) var documents: [Document] = []
    private(set) var columnCount: Int?
    private(set) var storedFields: [UInt8] = []
    private(set) var scannedTitles: [UInt8] = []
    private(set) var properties: [UInt8] = []
    private(set) var sortedTitles: [UInt8] = []
    var occurrences: [TokenOccurrence] = []
    var interner = TermInterner()

    /// The number of occurrences of each term, by the term's ID.
    var occurrenceCounts: [UInt32] = []

    /// The records of the documents' keys; see `KeyTable`.
    private(set) var keys: [UInt64] = []

    var tokenizer = Tokenizer()

    /// The stems of words of topics, by the IDs of their terms.
    var topicStems: [UInt32: EnglishStem] = [:]
    private var scannedTitle: [UInt8] = []

    package init() {}

    /// - Parameter columnCount: that of the documents before these; `nil` if these are the first.
    init(columnCount: Int?) { self.columnCount = columnCount }

    package var documentCount: Int { documents.count }

    var isEmpty: Bool { documents.isEmpty && occurrences.isEmpty && scannedTitles.isEmpty }

    /// Whether it is so large that it should be joined with the others.
    var isFull: Bool { occurrences.count >= 1 << 16 || storedFields.count >= 1 << 20 }

    package mutating func add(_ document: TextDocument) {
        for (number, title) in document.titles.prefix(Self.fieldLimit).enumerated() {
            addField(title, number, of: documents.count, isSecondary: false)
            addScannedTitle(number, of: documents.count)
            if number == 0 { addSortedTitle() }
        }
        if document.titles.isEmpty { sortedTitles.append(0) }
        addProperties(of: document)
        for (number, text) in document.secondaryFields.prefix(Self.fieldLimit).enumerated() {
            addField(text, number, of: documents.count, isSecondary: true)
        }
        addTopics(document.topics, of: documents.count)
        var key: [UInt8] = []
        for tag in document.tags where tag.utf8.count < Tokenizer.termSizeLimit {
            IndexKey.setTag(tag, to: &key)
            addOccurrence(of: key, documents.count, location: 0)
        }
        for key in document.keys where key < 1 << UInt64(KeyTable.keyBits) {
            keys.append(KeyTable.record(key, document: documents.count))
        }
        storedFields += document.storedFields
        documents.append(
            .init(
                popularity: document.popularity,
                storedFieldsSize: UInt32(document.storedFields.count)
            )
        )
    }

    /// Adds a title to a document of the index that the segment is for.
    ///
    /// `number` is the title's index among the document's titles. Such a segment has no documents.
    mutating func addTitle(_ title: String, number: Int, to document: Int) {
        guard number < Self.fieldLimit else { return }
        addField(title, number, of: document, isSecondary: false)
        addScannedTitle(number, of: document)
    }
}

/// The numbers that change when a segment is joined with the documents and the terms before it.
extension TextIndexSegment {
    /// The occurrences with other numbers of documents, and with the IDs `terms` of the terms.
    consuming func occurrences(firstDocument: Int, terms: [UInt32]) -> [TokenOccurrence] {
        var occurrences = self.occurrences
        for index in occurrences.indices {
            occurrences[index].document += UInt32(firstDocument)
            occurrences[index].term = terms[Int(occurrences[index].term)]
        }
        return occurrences
    }

    func keys(firstDocument: Int) -> some Sequence<UInt64> {
        keys.lazy.map { $0 + UInt64(firstDocument) }
    }
}

extension TextIndexSegment {
    private mutating func addProperties(of document: TextDocument) {
        let count = columnCount ?? min(document.numbers.count, ColumnLayout.countLimit - 1)
        columnCount = count
        ColumnsWriter.append(document, columnCount: count, to: &properties)
    }

    /// Adds the title that was tokenized last as the one by which documents are sorted.
    private mutating func addSortedTitle() {
        let start = sortedTitles.count
        sortedTitles.append(0)
        tokenizer.text.bytes.withUnsafeBufferPointer { utf8 in
            for token in tokenizer.text.tokens {
                if sortedTitles.count > start + 1 { sortedTitles.append(UInt8(ascii: " ")) }
                sortedTitles.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[token.bytes]))
            }
        }
        let size = min(sortedTitles.count - start - 1, SpooledTitles.titleSizeLimit)
        sortedTitles.removeLast(sortedTitles.count - start - 1 - size)
        sortedTitles[start] = UInt8(size)
    }

    /// Adds the title that was tokenized last, if it can be scanned.
    private mutating func addScannedTitle(_ number: Int, of document: Int) {
        scannedTitle.removeAll(keepingCapacity: true)
        guard ScanAlphabet.encode(tokenizer.text, to: &scannedTitle) else { return }
        ScannedTitlesWriter.spool(
            scannedTitle,
            number: number,
            document: document,
            to: &scannedTitles
        )
    }
}
