import SystemKit
import Text

/// Some documents, tokenized for an index.
///
/// Threads can make one each; `TextIndexBuilder` joins them. Terms and documents have numbers of the
/// segment.
package struct TextIndexSegment: Sendable {
    /// The maximum numbers of titles with phrases, and of secondary fields, of a document that are searched.
    static let fieldLimit = Posting.limit / 2

    /// The size in bytes of the part of a title that decides its place among the sorted ones.
    private static let sortedTitleSizeLimit = 255

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
    private var occurrences: [TokenOccurrence] = []
    private(set) var interner = TermInterner()

    /// The number of occurrences of each term, by the term's ID.
    private(set) var occurrenceCounts: [UInt32] = []

    /// The records of the documents' keys; see `KeyTable`.
    private(set) var keys: [UInt64] = []

    private var tokenizer = Tokenizer()

    /// The stems of words of topics, by the IDs of their terms.
    private var topicStems: [UInt32: EnglishStem] = [:]
    private var scannedTitle: [UInt8] = []

    package init() {}

    /// - Parameter columnCount: that of the documents before these; `nil` if these are the first.
    init(columnCount: Int?) { self.columnCount = columnCount }

    package var documentCount: Int { documents.count }

    var isEmpty: Bool { documents.isEmpty && occurrences.isEmpty && scannedTitles.isEmpty }

    /// Whether it is so large that it should be joined with the others.
    var isFull: Bool { occurrences.count >= 1 << 16 || storedFields.count >= 1 << 20 }

    package mutating func add(_ document: TextDocument) {
        let titles = document.titles.prefix(TextDocument.firstPhrase)
        for (number, title) in titles.enumerated() {
            addTitle(title, number: number, to: documents.count)
            if number == 0 { addSortedTitle() }
        }
        for (place, phrase) in document.phrases.enumerated() {
            addSearched(phrase, TextDocument.firstPhrase + place, of: documents.count)
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
            addOccurrence(of: interner.id(of: key[...]), documents.count, 0)
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

    /// Adds a title to a document of the segment, or of the index that the segment is for.
    ///
    /// `number` is the title's index among the document's titles.
    mutating func addTitle(_ title: String, number: Int, to document: Int) {
        guard number < TextDocument.firstPhrase else { return }
        addSearched(title, number, of: document)
    }

    private mutating func addSearched(_ text: String, _ number: Int, of document: Int) {
        guard number < Self.fieldLimit else { return }
        addField(text, number, of: document, isSecondary: false)
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
    /// Adds the flags of a document, then its numbers plus one, or 0 for unknown ones.
    private mutating func addProperties(of document: TextDocument) {
        let count = columnCount ?? min(document.numbers.count, ColumnLayout.countLimit - 1)
        columnCount = count
        let flags = document.flags & (1 << UInt64(FlagLayout.limit) - 1)
        withUnsafeBytes(of: flags) { properties.append(contentsOf: $0) }
        for column in 0..<count {
            let number = column < document.numbers.count ? document.numbers[column] : nil
            let stored = number.map { $0 < .max ? $0 + 1 : $0 } ?? 0
            withUnsafeBytes(of: stored) { properties.append(contentsOf: $0) }
        }
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
        let size = min(sortedTitles.count - start - 1, Self.sortedTitleSizeLimit)
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

/// Adds the terms of titles and secondary fields.
extension TextIndexSegment {
    /// Adds the text of a title or secondary field.
    ///
    /// It takes two field numbers. In the second, words separated only by punctuation are
    /// compounds: `Spider-Man` is `spider man` and `spiderman`.
    mutating func addField(_ text: String, _ number: Int, of document: Int, isSecondary: Bool) {
        tokenizer.tokenize(text)
        let text = tokenizer.text
        addTokens(of: text, document, field: number * 2, isSecondary: isSecondary)
        guard text.tokens.contains(where: \.followsPunctuation) else { return }
        addTokens(of: text.withCompounds, document, field: number * 2 + 1, isSecondary: isSecondary)
    }

    private mutating func addTokens(
        of text: TokenizedText,
        _ document: Int,
        field: Int,
        isSecondary: Bool
    ) {
        let articleCount = text.tokens.indices.count { text.article(at: $0) != .none }
        let count = text.tokens.count - articleCount
        var position = 0
        var last = LeadingArticle.none
        for (index, token) in text.tokens.enumerated() {
            let article = articleCount == 0 ? .none : text.article(at: index)
            defer { last = article }
            let isCounted = article == .none
            let location = Posting.location(
                isSecondary: isSecondary,
                field: field,
                article: isCounted ? last : .none,
                position: position,
                // One more after an article, so that it is never a whole field by itself.
                following: count - position - (isCounted ? 1 : 0)
            )
            addOccurrences(of: token, in: text, document, location: location)
            if isCounted { position += 1 }
        }
    }

    private mutating func addOccurrences(
        of token: TokenizedText.Token,
        in text: TokenizedText,
        _ document: Int,
        location: UInt32
    ) {
        addOccurrence(of: interner.id(of: text.bytes[token.bytes]), document, location)
        guard token.script.isUnsegmented else { return }
        for ngram in IndexKey.ngrams(of: text.bytes[token.bytes]) {
            addOccurrence(of: interner.id(of: ngram[...]), document, location)
        }
    }

    /// Takes a term's ID.
    private mutating func addOccurrence(of term: UInt32, _ document: Int, _ location: UInt32) {
        while Int(term) >= occurrenceCounts.count { occurrenceCounts.append(0) }
        occurrenceCounts[Int(term)] += 1
        occurrences.append(
            TokenOccurrence(term: term, document: UInt32(document), location: location)
        )
    }
}

extension TextIndexSegment {
    /// Adds the words of texts about a document, each word once, and the phrases.
    mutating func addTopics(_ topics: [TopicText], of document: Int) {
        guard !topics.isEmpty else { return }
        var weights = [interner.id(of: IndexKey.topic([])[...]): TopicWeight(1)]
        for topic in topics { add(topic, to: &weights) }
        for (term, weight) in weights { addOccurrence(of: term, document, weight.location) }
    }

    /// Adds to the weights of terms by their IDs.
    private mutating func add(_ topic: TopicText, to weights: inout [UInt32: TopicWeight]) {
        tokenizer.tokenize(topic.text)
        var terms: [UInt32] = []
        var stems: [EnglishStem] = []
        let tokens = tokenizer.text.tokens
        for (place, token) in tokens.enumerated() {
            let word = tokenizer.text.bytes[token.bytes]
            let isNumeral = TopicText.isNumeral(word, at: place, of: tokens.count)
            guard !StopWords.contains(word) || isNumeral else { continue }
            let term = interner.id(of: IndexKey.topic(word)[...])
            if !terms.contains(term) { weights[term, default: TopicWeight(0)].add(topic.weight) }
            terms.append(term)
            if topic.kind != .words { stems.append(stem(of: term, word)) }
        }
        let isName = topic.kind == .name
        let limit = isName ? SearchWeights.nameWords : SearchWeights.phraseWords
        guard stems.count > (isName ? 0 : 1), stems.count <= limit else { return }
        let key = IndexKey.topicPhrase(stems)
        guard key.count <= Tokenizer.termSizeLimit else { return }
        let phrase = interner.id(of: key[...])
        weights[phrase] = max(weights[phrase] ?? .phrase, isName ? .name : .phrase)
    }

    /// The stem of a word, which is cached: keywords have the same words again and again.
    private mutating func stem(of term: UInt32, _ word: ArraySlice<UInt8>) -> EnglishStem {
        if let cached = topicStems[term] { return cached }
        let stem = EnglishStem(word)
        topicStems[term] = stem
        return stem
    }
}
