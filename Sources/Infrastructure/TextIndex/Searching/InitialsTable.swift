/// The titles of the most popular documents by the initials of their words: `lotr`, `tdk`, `mi2`.
///
/// A part of an index: records of the same size, sorted, so that a search reads a few pages. A
/// record is: up to eight initials, padded with zeros; the document's number; the title's number.
struct InitialsTable {
    /// Titles of fewer words are not known by their initials.
    static let leastWords = 3

    static let keySize = 8
    static let recordSize = 12

    private let records: SortedRecords
    private let documentCount: Int

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) {
        records = SortedRecords(storage, header.initials, recordSize: Self.recordSize)
        documentCount = header.documentCount
    }

    /// The documents that have a title, or a part of one, with these initials, most popular first.
    func titles(
        with initials: [UInt8]
    ) throws(TextIndexError) -> [(document: Int, title: Int)] {
        guard (Self.leastWords...Self.keySize).contains(initials.count) else { return [] }
        let key = Self.key(initials)
        var titles: [(document: Int, title: Int)] = []
        var number = try records.firstIndex(notBelow: key)
        while number < records.count, titles.count < TopHits.limit {
            let record = try records[number]
            guard record.starts(with: key) else { break }
            let document = record[Self.keySize..<Self.recordSize - 1].reduce(0) {
                $0 << 8 | Int($1)
            }
            guard document < documentCount else { throw .corrupt }
            titles.append((document, Int(record[Self.recordSize - 1])))
            number += 1
        }
        return titles
    }

    static func key(_ initials: [UInt8]) -> [UInt8] {
        initials + [UInt8](repeating: 0, count: keySize - initials.count)
    }
}

// MARK: - Building

extension InitialsTable {
    /// The records of some titles in the alphabet of `ScanAlphabet`.
    static func bytes(
        of titles: some Sequence<(document: Int, number: Int, text: [UInt8])>
    ) -> [UInt8] {
        var records: [[UInt8]] = []
        for title in titles {
            let document = [16, 8, 0].map { UInt8(truncatingIfNeeded: title.document >> $0) }
            for initials in Set(initials(of: title.text)) {
                records.append(key(initials) + document + [UInt8(title.number)])
            }
        }
        return records.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
    }

    /// The initials of a title and of each of its parts, with and without an article before them.
    ///
    /// A number is an initial, too: `Mission: Impossible II` is `mii` and `mi2`.
    private static func initials(of title: [UInt8]) -> [[UInt8]] {
        let parts = title.split(separator: ScanAlphabet.partSeparator)
        let texts = parts.count > 1 ? [title[...]] + parts : [title[...]]
        return texts.flatMap { text -> [[UInt8]] in
            let words = text.split { $0 <= ScanAlphabet.space }
            let isArticle = words.first.map { LeadingArticle($0) != .none } ?? false
            return (isArticle ? [words, Array(words.dropFirst())] : [words])
                .flatMap(initials(ofWords:))
        }
    }

    private static func initials(ofWords words: [ArraySlice<UInt8>]) -> [[UInt8]] {
        guard (leastWords...keySize).contains(words.count) else { return [] }
        let letters = words.compactMap(\.first)
        let digits = words.map { word -> UInt8 in
            TermSynonyms.digit(word) ?? word[word.startIndex]
        }
        return letters == digits ? [letters] : [letters, digits]
    }
}
