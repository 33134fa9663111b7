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

    /// The signature of the digits alone.
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
            && missing.nonzeroBitCount <= limit
    }

    /// The typos between the pattern and a text.
    struct Distances {
        /// To the whole text; `Int.max` if above the limit.
        var whole: Int

        /// To the start of the text that is nearest; `Int.max` if above the limit.
        var prefix: Int
    }

    /// The distances to a text, from its byte at `start` on.
    @inline(__always)
    func distances(to text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Distances {
        positions.withUnsafeBufferPointer { positions in
            let last: UInt64 = 1 << UInt64(count - 1)
            var (vp, vn, d0, previous) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
            var score = count
            var least = count
            var length = 0
            for byte in text[start...] where byte > ScanAlphabet.space {
                length += 1
                // A text that is longer or so far off can't match: each letter takes off a typo.
                guard length + max(0, score - limit) <= count + limit + 1 else {
                    score = .max
                    break
                }
                let current = positions[Int(byte)]
                let swapped = ((~d0 & current) << 1) & previous
                d0 = (((current & vp) &+ vp) ^ vp) | current | vn | swapped
                var hp = vn | ~(d0 | vp)
                var hn = vp & d0
                if hp & last != 0 { score += 1 }
                if hn & last != 0 { score -= 1 }
                hp = hp << 1 | 1
                hn <<= 1
                vp = hn | ~(d0 | hp)
                vn = hp & d0
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
