import Text
import TextIndex

/// A number that the spellings of a title have in common.
///
/// Case, accents, punctuation and spaces make no difference, and `&` is `and`. A title without letters
/// and digits has none.
package struct TitleKey: Hashable, Sendable {
    private let hash: FNV1a

    package init?(_ title: String) {
        var title = title
        guard let key = title.withUTF8({ TitleKey($0) }) else { return nil }
        self = key
    }

    package init?(_ title: UnsafeBufferPointer<UInt8>) {
        var hash = FNV1a()
        for byte in title {
            switch byte {
            case _ where byte.isASCIIWordCharacter: hash.add(byte.asciiLowercased)
            case UInt8(ascii: "&"): hash.add("and".utf8)
            case 0x80...:
                // The tokenizer of the index folds letters beyond ASCII.
                let words = NormalizedText(String(decoding: title, as: UTF8.self)).words
                hash = FNV1a()
                for word in words { hash.add(word) }
                guard hash != FNV1a() else { return nil }
                self.hash = hash
                return
            default: break
            }
        }
        guard hash != FNV1a() else { return nil }
        self.hash = hash
    }
}
