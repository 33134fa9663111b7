/// Finds the best-known documents by the letters of their titles, whatever the words are.
struct TitleScan {
    struct Match {
        var document: Int
        var title: Int
        var rank: TextRank
    }

    private let pattern: ApproximatePattern
    private let startsWithArticle: Bool
    private let initials: SyllableInitials?

    /// `nil` if the query has characters that no scanned title has, or too few.
    init?(_ text: String) {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(text)
        var bytes: [UInt8] = []
        guard ScanAlphabet.encode(tokenizer.text, to: &bytes) else { return nil }
        // An article that is a word is left out on both sides; a glued one may be a coincidence.
        let start = bytes.withUnsafeBufferPointer(Self.articleSize)
        startsWithArticle =
            start == 0 && bytes.starts(with: "the".utf8) || bytes.first == UInt8(ascii: "a")
        pattern = ApproximatePattern(Array(bytes[start...])) { Self.typoLimit(letters: $0) }
        initials = SyllableInitials(bytes)
        guard pattern.count > 2 || initials != nil else { return nil }
    }

    /// How many typos so many letters may have.
    private static func typoLimit(letters: Int) -> Int {
        switch letters {
        case ..<4: 0
        case 4: 1
        default: max(2, letters * 3 / 10)
        }
    }

    /// Calls `body` with each document that resembles the query.
    func forEach(
        in bytes: [UInt8],
        documentCount: Int,
        _ body: (Match) -> Void
    )
        throws(TextIndexError)
    {
        try ScannedTitles.forEach(in: bytes, documentCount: documentCount) { title in
            if let rank = rank(of: title) {
                body(Match(document: title.document, title: title.number, rank: rank))
            }
        }
    }

    @inline(__always)
    private func rank(of title: ScannedTitles.Title) -> TextRank? {
        if initials != nil, let rank = initialsRank(of: title.text) { return rank }
        guard pattern.mayMatch(title) else { return nil }
        return spellingRank(of: title.text)
    }

    private func initialsRank(of title: UnsafeBufferPointer<UInt8>) -> TextRank? {
        initials?.match(title).map { isWhole in
            TextRank(placement: .title, typos: 0, hasExtraTerms: !isWhole, outOfOrderCount: 0)
        }
    }

    private func spellingRank(of title: UnsafeBufferPointer<UInt8>) -> TextRank? {
        let start = Self.articleSize(title)
        let distances = pattern.distances(to: title, from: start)
        let rank = rank(distances)
        guard start > 0, startsWithArticle else { return rank }
        let withArticle = self.rank(pattern.distances(to: title))
        guard let rank, let withArticle else { return rank ?? withArticle }
        return min(rank, withArticle)
    }

    private func rank(_ distances: ApproximatePattern.Distances) -> TextRank? {
        let isWhole = distances.whole <= distances.prefix &+ 1
        let distance = isWhole ? distances.whole : distances.prefix
        guard distance != .max else { return nil }
        if distance > 0, !isWhole, pattern.count < 5 { return nil }
        return TextRank(
            placement: .title,
            typos: distance == 0 ? 1 : 0,
            hasExtraTerms: !isWhole,
            outOfOrderCount: 0,
            missing: distance * 64 / max(pattern.count, 1)
        )
    }

    /// The size of an English article at the start of a title, with the space.
    private static func articleSize(_ title: UnsafeBufferPointer<UInt8>) -> Int {
        for size in 1...3 where title.count > size + 1 && title[size] <= ScanAlphabet.space {
            return LeadingArticle(title[..<size]) == .none ? 0 : size + 1
        }
        return 0
    }
}
