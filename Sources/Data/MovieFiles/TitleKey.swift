import SystemKit
import TextIndex

/// What the spellings of a title have in common, as a number.
///
/// Case, accents, punctuation and spaces make no difference, and `&` is `and`. A title without letters
/// and digits has none.
struct TitleKey: Hashable, Sendable {
    private let hash: UInt64

    init?(_ title: String) {
        var title = title
        guard let key = title.withUTF8({ TitleKey($0) }) else { return nil }
        self = key
    }

    init?(_ title: UnsafeBufferPointer<UInt8>) {
        var hash = Hash()
        for byte in title {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash.add(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                hash.add(byte)
            case UInt8(ascii: "&"): for letter in "and".utf8 { hash.add(letter) }
            case 0x80...:
                // The tokenizer of the index folds letters beyond ASCII.
                let words = NormalizedText(String(decoding: title, as: UTF8.self)).words
                hash = Hash()
                for word in words { for byte in word { hash.add(byte) } }
                guard !hash.isEmpty else { return nil }
                self.hash = hash.value
                return
            default: break
            }
        }
        guard !hash.isEmpty else { return nil }
        self.hash = hash.value
    }

    /// FNV-1a with 64 bits (Fowler, Noll and Vo, RFC 9923).
    private struct Hash {
        private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

        private(set) var value = start

        /// Whether nothing was added.
        var isEmpty: Bool { value == Self.start }

        mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
    }
}
