/// Counts the typos between a pattern and one text after another.
///
/// Computes the optimal string alignment distance of a whole column of the table of distances at
/// once, in the bits of one machine word (Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein
/// and Damerau Edit Distances, 2003). Spaces are ignored on both sides.
struct ApproximatePattern {
    /// A machine word has a bit for each character; longer patterns are truncated.
    static let sizeLimit = 64

    /// For each byte, the bits of its positions in the pattern.
    private let positions: [UInt64]
    let count: Int

    private let signature: UInt64

    private let digitSignature: UInt64

    /// The distance above which a text does not match.
    let limit: Int

    init(_ pattern: [UInt8], limit: (Int) -> Int) {
        var positions = [UInt64](repeating: 0, count: 256)
        var count = 0
        for byte in pattern where byte > ScanAlphabet.space && count < Self.sizeLimit {
            positions[Int(byte)] |= 1 << UInt64(count)
            count += 1
        }
        self.positions = positions
        self.count = count
        self.limit = limit(count)
        let scanned = pattern.prefix(Self.sizeLimit)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        signature = ScannedTitles.signature(of: Array(scanned))
        digitSignature = ScannedTitles.signature(of: scanned.filter(digits.contains))
    }

    /// Whether a title is long enough and has enough of the pattern's letters to be near.
    ///
    /// It has to have all digits: another number is hardly a typo.
    @inline(__always)
    func mayMatch(_ title: ScannedTitles.Title) -> Bool {
        let missing = signature & ~title.signature
        return title.text.count >= count - limit && missing & digitSignature == 0
            && !missing.hasMoreOnes(than: limit)
    }

    /// The typos between the pattern and a text.
    struct Distances {
        /// To the whole text; `Int.max` if above the limit.
        var whole: Int

        /// To the start of the text that is nearest; `Int.max` if above the limit.
        var prefix: Int
    }

    /// The number of letters that are read between two checks of whether the text may still match.
    private static let lettersBetweenChecks = 2

    /// The distances to a text, from its byte at `start` on.
    @inline(__always)
    func distances(to text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Distances {
        positions.withUnsafeBufferPointer { positions in
            let lastBit = UInt64(count - 1)
            let letters = UInt64.max >> (63 - lastBit)
            var (vp, vn, d0, previous) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
            var score = count
            var least = count
            var length = 0
            // Before, no text is far off.
            var nextCheck = limit + Self.lettersBetweenChecks
            for index in start..<text.count where text[index] > ScanAlphabet.space {
                if length >= nextCheck {
                    nextCheck += Self.lettersBetweenChecks
                    // The distances of a column go down from `length` by one for each bit of `vn`.
                    // Where all are above the limit, so are all of the next columns.
                    let isNear = (vn & letters).hasMoreOnes(than: length - limit - 1)
                    // A letter takes off one typo, and one of those that are too many adds one.
                    guard isNear, length + max(0, score - limit) <= count + limit else {
                        score = .max
                        break
                    }
                }
                length += 1
                let current = positions[Int(text[index])]
                let swapped = ((~d0 & current) << 1) & previous
                d0 = (((current & vp) &+ vp) ^ vp) | current | vn | swapped
                let hp = vn | ~(d0 | vp)
                let hn = vp & d0
                score += Int(truncatingIfNeeded: (hp >> lastBit) & 1)
                score -= Int(truncatingIfNeeded: (hn >> lastBit) & 1)
                let nextHP = hp << 1 | 1
                vp = hn << 1 | ~(d0 | nextHP)
                vn = nextHP & d0
                previous = current
                least = min(least, score)
            }
            return Distances(
                whole: score <= limit ? score : .max,
                prefix: least <= limit ? least : .max
            )
        }
    }
}

extension UInt64 {
    /// Whether more bits are set than a small number, from 0.
    ///
    /// Faster than counting them, for which the oldest processors have no instruction.
    @inline(__always)
    fileprivate func hasMoreOnes(than count: Int) -> Bool {
        var rest = self
        for _ in 0..<count { rest &= rest &- 1 }
        return rest != 0
    }
}
