import SystemKit
import Text

/// Compares a query with the scanned titles by their letters, whatever the words are.
struct TitleScan {
    /// The titles that a scan finds.
    enum Selection {
        /// All that resemble the query.
        case resembling

        /// Only those of which at most one letter in six is wrong: they have all of the query.
        case nearlyWhole
    }

    private let selection: Selection
    private let pattern: ApproximatePattern

    /// Whether the query may start with an article joined to the next word.
    private let mayStartWithArticle: Bool
    private let syllables: SyllableInitials?

    /// `nil` if the query has characters that no scanned title has, or too few.
    init?(_ text: String, _ selection: Selection = .resembling) {
        self.selection = selection
        var tokenizer = Tokenizer()
        tokenizer.tokenize(text)
        var bytes: [UInt8] = []
        guard ScanAlphabet.encode(tokenizer.text, to: &bytes) else { return nil }
        // An article that is a word is left out on both sides.
        let start = bytes.withUnsafeBufferPointer(Self.articleSize)
        mayStartWithArticle =
            start == 0 && (bytes.starts(with: "the".utf8) || bytes.first == UInt8(ascii: "a"))
        pattern = ApproximatePattern(Array(bytes[start...])) { letters in
            let limit = SearchWeights.titleTypos(letters: letters)
            return selection == .nearlyWhole
                ? min(limit, letters / SearchWeights.lettersPerTypo) : limit
        }
        syllables = selection == .resembling ? SyllableInitials(bytes) : nil
        guard pattern.count > 2 || syllables != nil else { return nil }
    }

    /// Adds the documents in `filter`, if not `nil`, that resemble the query to the results.
    func run(
        over index: TextIndex,
        _ filter: DocumentBitSet?,
        into results: inout TopHits
    ) throws(TextIndexError) {
        var found = results
        let hasSyllables = syllables != nil
        try ScannedTitles.forEach(
            in: index.storage,
            index.header.scannedTitles,
            documentCount: index.documentCount
        ) { title in
            // False for nearly all titles, so nothing else is done for them.
            guard hasSyllables || pattern.mayMatch(title) else { return }
            if let filter, !filter.contains(title.document) { return }
            guard let rank = rank(of: title) else { return }
            found.insert(title.document, rank, title: title.number)
        }
        results = found
    }

    /// Not inlined, so that the loop over all titles is small.
    @inline(never)
    private func rank(of title: ScannedTitles.Title) -> Evidence? {
        if let syllables, let isWhole = syllables.match(title.text) {
            // Many titles start with the same few initials.
            var rank = Evidence(.title, hasExtraTerms: !isWhole, flags: .initials)
            rank.otherFormCount = isWhole ? 0 : 1
            return rank
        }
        return pattern.mayMatch(title) ? spellingRank(of: title.text) : nil
    }

    /// The rank of the title, or of the part of it that is nearest.
    private func spellingRank(of title: UnsafeBufferPointer<UInt8>) -> Evidence? {
        var best = wholeRank(of: title)
        var part = title
        while let offset = part.firstOffset(of: Unicode.Scalar(ScanAlphabet.partSeparator)) {
            part = UnsafeBufferPointer(rebasing: part[(offset + 1)...])
            guard part.count >= pattern.count - pattern.limit else { break }
            guard var rank = wholeRank(of: part) else { continue }
            rank.flags.insert(.extraTerms)
            best = min(best ?? rank, rank)
        }
        return best
    }

    private func wholeRank(of title: UnsafeBufferPointer<UInt8>) -> Evidence? {
        let start = Self.articleSize(title)
        let rank = rank(pattern.distances(to: title, from: start))
        guard start > 0, mayStartWithArticle else { return rank }
        let withArticle = self.rank(pattern.distances(to: title))
        guard let rank, let withArticle else { return rank ?? withArticle }
        return min(rank, withArticle)
    }

    private func rank(_ distances: ApproximatePattern.Distances) -> Evidence? {
        guard distances.prefix != .max else { return nil }
        if selection == .nearlyWhole {
            guard distances.whole != .max else { return nil }
            return Evidence(.title, typos: max(1, distances.whole), flags: .letters)
        }
        let isWhole = distances.whole <= distances.prefix + 1
        let distance = isWhole ? distances.whole : distances.prefix
        if distances.prefix == 0 {
            // Only the spaces differ, or the last syllable is unfinished.
            return Evidence(.title, typos: 1, hasExtraTerms: !isWhole, flags: .letters)
        }
        guard isWhole || pattern.count >= SearchWeights.startLetters else { return nil }
        let missing = max(1, distance * SearchWeights.wholeQuery / pattern.count)
        return Evidence(.title, hasExtraTerms: !isWhole, missing: missing, flags: .letters)
    }

    /// The size of an English article at the start of a title, with the space.
    private static func articleSize(_ title: UnsafeBufferPointer<UInt8>) -> Int {
        guard title.first == UInt8(ascii: "t") || title.first == UInt8(ascii: "a") else { return 0 }
        for size in 1...3 where title.count > size + 1 && title[size] <= ScanAlphabet.space {
            let word = UnsafeBufferPointer(rebasing: title[..<size])
            return LeadingArticle(word) == .none ? 0 : size + 1
        }
        return 0
    }
}

/// A query of the first consonants of syllables in Hangul: `ㄱㅅㅊ` for `기생충`.
struct SyllableInitials {
    private let letters: [UInt8]

    /// `nil` if the query, in the alphabet of `ScanAlphabet`, is none.
    init?(_ bytes: [UInt8]) {
        letters = bytes.filter { $0 > ScanAlphabet.space }
        guard letters.count > 1, letters.contains(where: HangulKeys.isConsonant),
            !letters.contains(where: HangulKeys.isVowel)
        else { return nil }
    }

    /// Whether they are those of the whole title; `nil` if they are not even those of its start.
    func match(_ title: UnsafeBufferPointer<UInt8>) -> Bool? {
        var count = 0
        for index in title.indices {
            let byte = title[index]
            guard byte > ScanAlphabet.space, !HangulKeys.isVowel(byte) else { continue }
            if HangulKeys.isConsonant(byte) {
                // The first consonant of a syllable is the one before its vowel.
                guard index + 1 < title.count, HangulKeys.isVowel(title[index + 1]) else {
                    continue
                }
            }
            guard count < letters.count else { return false }
            guard letters[count] == byte else { return nil }
            count += 1
        }
        return count == letters.count ? true : nil
    }
}
