/// Collects the bytes of a bracketed paste up to its end mark.
package struct BracketedPasteBuffer: Sendable {
    /// How many bytes of a paste are stored; the rest is dropped.
    package static let byteLimit = 64 * 1024

    private static let endMark = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// How many bytes of the end mark have arrived.
    private var matched = 0
    private var isTruncated = false

    /// Whether a part of the paste was returned before the end mark arrived.
    package private(set) var wasDrained = false

    /// The pasted text; bytes that are not UTF-8 become U+FFFD.
    package var text: String {
        String(decoding: bytes.dropLast(isTruncated ? incompleteLength : 0), as: UTF8.self)
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// Returns the text so far, and empties the buffer.
    package mutating func drain() -> String {
        defer {
            bytes = []
            wasDrained = true
        }
        return text
    }

    /// Appends a byte.
    ///
    /// - Returns: whether the byte completes the end mark.
    package mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.endMark[matched] {
            matched += 1
            return matched == Self.endMark.count
        }
        for missed in Self.endMark.prefix(matched) { store(missed) }
        matched = 0
        // ESC is only at the start of the mark, so no shorter prefix can match here.
        if byte == Self.endMark[0] {
            matched = 1
        } else {
            store(byte)
        }
        return false
    }

    private mutating func store(_ byte: UInt8) {
        if bytes.count < Self.byteLimit {
            bytes.append(byte)
        } else {
            isTruncated = true
        }
    }

    /// The length of a character at the end that the limit has cut.
    private var incompleteLength: Int {
        let continuations = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard let lead = bytes.dropLast(continuations).last, lead >= 0xC0 else { return 0 }
        let length = (~lead).leadingZeroBitCount
        return length > continuations + 1 ? continuations + 1 : 0
    }
}
