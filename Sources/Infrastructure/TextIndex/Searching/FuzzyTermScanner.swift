/// Finds the words of an index that a typed word may have been meant for.
///
/// Goes over all words with the same first letter in their order. The typos are those of
/// Damerau–Levenshtein distance in its optimal string alignment form: an insertion, a deletion, a
/// substitution and a transposition of neighbours count one each. A row of the table of distances
/// belongs to each letter of a word; words that begin alike share these rows, and where a row is
/// above the limit all words that begin so are passed over.
struct FuzzyTermScanner {
    /// How many words, or stretches of them, are taken; those with fewer typos and more postings.
    private static let sourceLimit = 64

    /// A value that no letter has.
    private static let noLetter = UInt32.max

    private let typed: [UInt32]
    private let limit: Int
    private let takesBeginnings: Bool

    /// The row for each letter of the present word, one after the other, the first for no letter.
    ///
    /// A word that is longer than the typed one by more than the limit has no room in it, nor needs
    /// any.
    private var rows: [Int]

    /// The letters of the present word whose rows are filled in, and how many they are.
    private var letters: [UInt32]
    private var count = 0

    /// The offset in the word's UTF-8 at which the first letters end, by how many they are.
    private var ends: [Int]

    /// The fewest typos of any prefix of the first letters, by how many they are.
    private var beginnings: [Int]

    /// The number of letters whose row is above the limit, and the words that begin so with it.
    private var deadCount: Int?
    private var sources: [PostingsSource] = []

    private init(_ term: QueryTerm) {
        typed = term.word.scalars.map(\.value)
        limit = term.typoLimit
        takesBeginnings = term.mayBeUnfinishedWithTypos
        // One letter more than a match can have: its row shows that the word is too long.
        let longest = typed.count + limit + 1
        rows = Array(0...typed.count)
        rows += [Int](repeating: 0, count: longest * (typed.count + 1))
        letters = [UInt32](repeating: 0, count: longest)
        ends = [Int](repeating: 0, count: longest + 1)
        beginnings = [Int](repeating: typed.count, count: longest + 1)
    }

    /// The words within the limit that are not the typed word, nor begin with it.
    static func sources(
        for term: QueryTerm,
        in words: TermDictionary
    ) throws(TextIndexError)
        -> [PostingsSource]
    {
        guard term.typoLimit > 0, let first = term.word.scalars.first else { return [] }
        let letter = Term([first]).utf8
        var cursor = try words.cursor(from: letter, to: IndexKey.end(ofPrefix: letter))
        var scanner = FuzzyTermScanner(term)
        while try cursor.next(sharingFewerThan: scanner.prunedPrefix) {
            // Other first letters count two, and a block may begin or end with some.
            guard cursor.word.first == letter.first, cursor.word.starts(with: letter) else {
                continue
            }
            scanner.look(at: cursor.word, shared: cursor.sharedCount, cursor.span)
        }
        return scanner.best()
    }

    /// How many bytes of the present word are such that no word that begins with them is near.
    private var prunedPrefix: Int {
        guard let deadCount, !takesBeginnings || beginnings[deadCount] > limit else { return .max }
        return ends[deadCount]
    }

    private func best() -> [PostingsSource] {
        let sorted = sources.sorted {
            ($0.typos, -$0.span.full.count) < ($1.typos, -$1.span.full.count)
        }
        return Array(sorted.prefix(Self.sourceLimit))
    }

    private mutating func look(at word: ArraySlice<UInt8>, shared: Int, _ span: TermDictionary.Span)
    {
        let kept = keptCount(shared: shared)
        if let deadCount, kept >= deadCount {
            return take(span, whole: nil, beginning: beginnings[deadCount])
        }
        deadCount = nil
        count = kept
        var index = word.startIndex + ends[kept]
        while index < word.endIndex {
            let letter = Self.letter(of: word, at: &index)
            let isNear = append(letter)
            ends[count] = index - word.startIndex
            guard isNear else {
                deadCount = count
                return take(span, whole: nil, beginning: beginnings[count])
            }
        }
        take(
            span,
            whole: rows[(count + 1) * (typed.count + 1) - 1],
            beginning: beginnings[count]
        )
    }

    /// Reads a letter of UTF-8 and moves past it; any other bytes are some letter as well.
    private static func letter(of word: ArraySlice<UInt8>, at index: inout Int) -> UInt32 {
        let first = UInt32(word[index])
        index += 1
        guard first >= 0xC0 else { return first }
        var value = first & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
        for _ in 0..<(first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3) where index < word.endIndex {
            value = value << 6 | UInt32(word[index] & 0x3F)
            index += 1
        }
        return value
    }

    /// How many letters of the last word the present one begins with.
    private func keptCount(shared: Int) -> Int {
        var kept = count
        while ends[kept] > shared { kept -= 1 }
        return kept
    }

    /// Fills in the row of a letter; `false` where all of it is above the limit.
    private mutating func append(_ letter: UInt32) -> Bool {
        let width = typed.count + 1
        let row = (count + 1) * width
        let before = count > 0 ? letters[count - 1] : Self.noLetter
        // Further from the diagonal than the limit, every distance is above it (Ukkonen, 1985). What is
        // left out of a row for that is marked where it is looked at later.
        let above = limit + 1
        let first = max(1, count + 1 - limit)
        let end = min(width, count + 2 + limit)
        let least = typed.withUnsafeBufferPointer { typed in
            rows.withUnsafeMutableBufferPointer { rows in
                let last = row - width
                rows[row] = rows[last] + 1
                rows[row + width - 1] = above
                var cost = first == 1 ? rows[row] : above
                if end < width { rows[row + end] = above }
                var least = cost
                var column = first
                while column < end {
                    let isSame = typed[column - 1] == letter
                    cost = min(
                        rows[last + column - 1] + (isSame ? 0 : 1),
                        rows[last + column] + 1,
                        cost + 1
                    )
                    if typed[column - 1] == before, column > 1, typed[column - 2] == letter {
                        cost = min(cost, rows[last - width + column - 2] + 1)
                    }
                    rows[row + column] = cost
                    least = min(least, cost)
                    column += 1
                }
                return least
            }
        }
        letters[count] = letter
        count += 1
        beginnings[count] = min(beginnings[count - 1], rows[row + width - 1])
        return least <= limit
    }

    private mutating func take(_ span: TermDictionary.Span, whole: Int?, beginning: Int) {
        let beginning = takesBeginnings ? beginning : Int.max
        let typos = min(whole ?? Int.max, beginning)
        guard (1...limit).contains(typos) else { return }
        let isWhole = whole == typos
        if let last = sources.last, last.typos == typos, last.isWhole == isWhole,
            last.span.full.upperBound == span.full.lowerBound,
            last.span.head.upperBound == span.head.lowerBound
        {
            sources[sources.count - 1] = PostingsSource(
                span: .init(
                    full: last.span.full.lowerBound..<span.full.upperBound,
                    head: last.span.head.lowerBound..<span.head.upperBound
                ),
                typos: typos,
                isWhole: isWhole,
                isSingleWord: false
            )
        } else {
            sources.append(PostingsSource(span: span, typos: typos, isWhole: isWhole))
        }
    }
}
