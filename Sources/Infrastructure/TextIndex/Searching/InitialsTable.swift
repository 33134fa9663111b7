import Text

/// The titles of the most popular documents by the initials of their words: `lotr`, `tdk`, `mi2`.
///
/// A part of an index: records of the same size, sorted, so that a search reads a few pages. A
/// record is: up to eight initials, padded with zeros; the document's number; the title's number.
enum InitialsTable {
    static let keySize = 8
    static let recordSize = 12

    /// The records of some titles in the alphabet of `ScanAlphabet`.
    static func bytes(
        of titles: some Sequence<(document: Int, number: Int, text: [UInt8])>
    ) -> [UInt8] {
        // Records as numbers sort as their bytes do.
        var records: [UInt128] = []
        for title in titles {
            let number = UInt128(title.document) << 8 | UInt128(title.number)
            forEachKey(of: title.text) { records.append(UInt128($0) << 32 | number) }
        }
        records.sort()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(records.count * recordSize)
        for (index, record) in records.enumerated()
        where index == 0 || record != records[index - 1] {
            let padded = record.bigEndian
            withUnsafeBytes(of: padded) { bytes.append(contentsOf: $0.suffix(recordSize)) }
        }
        return bytes
    }

    /// Calls `body` with the keys of a title and of each of its parts, with and without an article
    /// before them; with some of them twice.
    private static func forEachKey(of title: [UInt8], _ body: (UInt64) -> Void) {
        var whole = Initials()
        var part = Initials()
        var start = 0
        for index in 0...title.count
        where index == title.count || title[index] <= ScanAlphabet.space {
            if start < index {
                whole.append(title[start..<index])
                part.append(title[start..<index])
            }
            start = index + 1
            if index == title.count || title[index] == ScanAlphabet.partSeparator {
                part.forEachKey(body)
                part = Initials()
            }
        }
        whole.forEachKey(body)
    }

    /// The initials of some words, the last in the lowest byte.
    ///
    /// A number is an initial, too: `Mission: Impossible II` is `mii` and `mi2`.
    private struct Initials {
        private var count = 0
        private var letters: UInt64 = 0
        private var digits: UInt64 = 0
        private var startsWithArticle = false

        mutating func append(_ word: ArraySlice<UInt8>) {
            if count == 0 { startsWithArticle = LeadingArticle(word) != .none }
            let letter = word[word.startIndex]
            letters = letters << 8 | UInt64(letter)
            digits = digits << 8 | UInt64(TermSynonyms.digit(word) ?? letter)
            count += 1
        }

        func forEachKey(_ body: (UInt64) -> Void) {
            forEachKey(ofLast: count, body)
            if startsWithArticle { forEachKey(ofLast: count - 1, body) }
        }

        private func forEachKey(ofLast count: Int, _ body: (UInt64) -> Void) {
            guard (SearchWeights.wordsOfInitials...keySize).contains(count) else { return }
            // Moves the first of them into the uppermost byte.
            let padding = UInt64(8 * (keySize - count))
            body(letters << padding)
            if digits != letters { body(digits << padding) }
        }
    }
}

extension TextIndex {
    /// The documents that have a title, or a part of one, with these initials, most popular first.
    func titles(
        withInitials initials: [UInt8]
    ) throws(TextIndexError) -> [(document: Int, title: Int)] {
        let keySize = InitialsTable.keySize
        guard (SearchWeights.wordsOfInitials...keySize).contains(initials.count) else { return [] }
        let key = initials + [UInt8](repeating: 0, count: keySize - initials.count)
        let records = SortedRecords(
            storage,
            header.initials,
            recordSize: InitialsTable.recordSize
        )
        var titles: [(document: Int, title: Int)] = []
        for number in try records.firstIndex(notBelow: key)..<records.count {
            let record = try records[number]
            guard record.starts(with: key), titles.count < TopHits.limit else { break }
            let document = record.dropLast()[keySize...].reduce(0) { $0 << 8 | Int($1) }
            guard document < documentCount else { throw .corrupt }
            titles.append((document, Int(record[record.count - 1])))
        }
        return titles
    }
}
