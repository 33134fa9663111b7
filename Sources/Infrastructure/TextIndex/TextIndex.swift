/// Finds documents by the words of their titles and credits: the last word may be unfinished, and
/// typos are forgiven.
///
/// **Layout.** An index serves a process that starts, asks one thing, and ends. So nothing is
/// loaded; a query reads some dozens of pages, most of them side by side. In the order of the file:
///
/// - the header (`TextIndexHeader`): what the index is about, and where its parts begin.
/// - the contents of the documents, which are numbered by their weight, the best known first.
/// - where the contents of each sixteenth document begin (`StoredFieldBlock`).
/// - the postings of each word (`PostingList`), by the words' alphabet: where the word stands, down
///   to its position. That tells order, closeness and whole titles without a look at the documents.
///   All words with one beginning are one stretch of bytes, read in one go. And since postings come
///   in the order of the documents, the best known come first.
/// - the head: the postings of the best known eighth of the documents once more. A beginning such
///   as `a` has more postings than can be read in time, and its best answers are all in here.
/// - the words with the sizes of their postings, in blocks, each of which can be read by itself; a
///   search for typos reads the blocks of all words with one first letter (`TermDictionaryWriter`).
/// - the list of the blocks.
///
/// Labels of documents and the insides of unspaced words are kept as words of their own kind
/// (`IndexKey`). A file is cut into pages that are checked whenever they are read (`IndexPage`); an
/// index in memory is the same bytes without pages.
public struct TextIndex: Sendable {
    /// What its owner wrote down when it was built.
    public var details: [UInt8] { header.details }
    public var documentCount: Int { header.documentCount }

    /// The version of the layout.
    public static let formatVersion = TextIndexHeader.version

    /// How many bytes its file has, or would have.
    public var fileSize: Int {
        (header.byteCount + IndexPage.capacity - 1) / IndexPage.capacity * IndexPage.size
    }

    let bytes: any IndexStorage
    let header: TextIndexHeader
    let words: TermDictionary

    /// Opens an index file.
    public init(path: String) throws(TextIndexError) {
        let file = try FileIndexStorage(path: path)
        try TextIndexHeader.check(beginning: file.beginning(TextIndexHeader.checkedSize))
        try self.init(file)
    }

    /// Builds an index in memory, which remembers `details`; of two documents with the same weight the earlier comes first.
    public init(_ documents: some Sequence<TextDocument>, details: [UInt8] = []) {
        do {
            var builder = try TextIndexBuilder(scratch: nil)
            for document in documents { try builder.add(document) }
            let output = MemoryIndexSink()
            try builder.write(to: output, details: details)
            try self.init(MemoryIndexStorage(bytes: output.bytes))
        } catch {
            preconditionFailure("an index in memory uses no file, and can be read as it was built")
        }
    }

    init(_ bytes: any IndexStorage) throws(TextIndexError) {
        let first = try bytes.read(0..<min(bytes.count, IndexPage.capacity))
        let header = try TextIndexHeader(page: first)
        let pageCount = (header.byteCount + IndexPage.capacity - 1) / IndexPage.capacity
        guard bytes.count == header.byteCount || bytes.count == pageCount * IndexPage.capacity
        else { throw .damaged }
        self.bytes = bytes
        self.header = header
        words = try TermDictionary(bytes, header: header)
    }

    /// Writes an index that was built in memory to a file, without a wait for the disk.
    ///
    /// A power cut may damage the file, which shows when it is read.
    public func write(to path: String) throws(StorageError) {
        let output = try FileIndexSink(path: path, waitsForDisk: false)
        guard let rest = try? bytes.read(IndexPage.capacity..<header.byteCount) else { return }
        try output.append(rest)
        try output.finish(header)
    }

    /// The documents that match, best first.
    public func search(_ request: SearchRequest) throws(TextIndexError) -> [SearchHit] {
        var search = SearchExecution(request, in: self)
        return try search.hits()
    }

    /// What the owner of some documents wants back, in their order.
    public func contents(of documents: [Int]) throws(TextIndexError) -> [[UInt8]] {
        guard documents.allSatisfy((0..<documentCount).contains) else { throw .damaged }
        return try StoredFieldReader(bytes, header).contents(of: documents)
    }

    /// The content of the first document of which `matches` says so; `nil` when it does of none.
    ///
    /// Reads the contents of all documents before it: that takes longer than any search.
    public func firstContent(
        where matches: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(TextIndexError) -> [UInt8]? {
        try StoredFieldReader(bytes, header).first(where: matches)
    }

    /// Reads all of it, to find what is damaged.
    public func check() throws(TextIndexError) {
        let step = IndexPage.capacity << 8
        for start in stride(from: 0, to: bytes.count, by: step) {
            _ = try bytes.read(start..<min(start + step, bytes.count))
        }
    }
}
