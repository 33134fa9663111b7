/// Builds an index of documents that come one after the other.
///
/// Their words and contents are put aside as they come. What stays in memory is some twenty bytes
/// a document and each different word once; a document may be let go of as soon as it was added.
public struct TextIndexBuilder {
    /// How many documents an index can have.
    public static let documentLimit = 1 << 24 - 1

    /// How many titles, and how many credits, of a document are searched.
    private static let textLimit = Posting.limit / 2

    private let contents: Spool
    private let tokens: Spool
    private var folder = Tokenizer()
    private var words = TermInterner()
    private var tokenCounts: [UInt32] = []
    private var documents: [TextIndexWriter.Document] = []
    private var record: [UInt8] = []

    /// Takes a folder for the bytes that are put aside; `nil` keeps them in memory, which is
    /// quicker for some thousand documents.
    public init(scratch: String?) throws(StorageError) {
        contents = try Spool(folder: scratch)
        tokens = try Spool(folder: scratch)
    }

    public var documentCount: Int { documents.count }

    /// Ignores what comes after the last document that an index can have.
    public mutating func add(_ document: TextDocument) throws(StorageError) {
        guard documents.count < Self.documentLimit else { return }
        record.removeAll(keepingCapacity: true)
        for (number, title) in document.titles.prefix(Self.textLimit).enumerated() {
            addText(title, number, of: documents.count, isCredit: false)
        }
        for (number, credit) in document.credits.prefix(Self.textLimit).enumerated() {
            addText(credit, number, of: documents.count, isCredit: true)
        }
        for label in document.labels where label.utf8.count < Tokenizer.longestWord {
            addToken(IndexKey.label(label), documents.count, place: 0)
        }
        try tokens.append(record)
        try contents.append(document.content)
        documents.append(
            .init(weight: document.weight, contentSize: UInt32(document.content.count))
        )
    }

    /// Adds a title to a document that was added before, by the number that it came as.
    ///
    /// The number of the title is its place among the document's titles.
    public mutating func addTitle(
        _ title: String,
        number: Int,
        to document: Int
    ) throws(StorageError) {
        guard number < Self.textLimit else { return }
        record.removeAll(keepingCapacity: true)
        addText(title, number, of: document, isCredit: false)
        try tokens.append(record)
    }

    /// Writes the index to a file, with whatever its owner wants to remember of it.
    ///
    /// Overwrites the file, and leaves it damaged where it fails.
    public func write(to path: String, details: [UInt8]) throws(StorageError) {
        try write(to: FileIndexSink(path: path), details: details)
    }

    func write(
        to output: some IndexSink,
        details: [UInt8]
    ) throws(StorageError) {
        let writer = TextIndexWriter(
            documents: documents,
            words: words,
            tokenCounts: tokenCounts,
            contents: contents,
            tokens: tokens
        )
        try writer.write(to: output, details: details)
    }

    /// Each text has two numbers, the second of which is for the words that punctuation parts,
    /// taken together: `Spider-Man` is `spider man` and `spiderman`, `M*A*S*H` is `mash`.
    private mutating func addText(
        _ text: String,
        _ number: Int,
        of document: Int,
        isCredit: Bool
    ) {
        folder.fold(text)
        let folded = folder.folded
        addWords(of: folded, document, text: number * 2, isCredit: isCredit)
        guard folded.words.contains(where: \.isJoined) else { return }
        addWords(of: folded.joined, document, text: number * 2 + 1, isCredit: isCredit)
    }

    private mutating func addWords(
        of folded: TokenizedText,
        _ document: Int,
        text: Int,
        isCredit: Bool
    ) {
        // The last word is no article, but something that is called so: `Plan A`.
        let articles = folded.words.enumerated().map { index, word in
            index == folded.words.count - 1 ? .none : LeadingArticle(folded.bytes[word.bytes])
        }
        let count = articles.count { $0 == .none }
        var position = 0
        for (index, word) in folded.words.enumerated() {
            let isCounted = articles[index] == .none
            let place = Posting.place(
                isCredit: isCredit,
                text: text,
                article: isCounted && index > 0 ? articles[index - 1] : .none,
                position: position,
                // One more after an article, so that it is never a whole text by itself.
                rest: count - position - (isCounted ? 1 : 0)
            )
            folded.bytes.withUnsafeBufferPointer {
                addToken(UnsafeBufferPointer(rebasing: $0[word.bytes]), document, place: place)
            }
            if word.script.isUnsegmented {
                for part in IndexKey.innerParts(of: folded.bytes[word.bytes]) {
                    addToken(part, document, place: place)
                }
            }
            if isCounted { position += 1 }
        }
    }

    private mutating func addToken(_ key: [UInt8], _ document: Int, place: UInt32) {
        key.withUnsafeBufferPointer { addToken($0, document, place: place) }
    }

    private mutating func addToken(
        _ key: UnsafeBufferPointer<UInt8>,
        _ document: Int,
        place: UInt32
    ) {
        let word = words.number(of: key)
        if Int(word) == tokenCounts.count { tokenCounts.append(0) }
        tokenCounts[Int(word)] += 1
        TokenOccurrence(word: word, document: UInt32(document), place: place)
            .append(to: &record)
    }
}
