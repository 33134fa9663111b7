/// Collects the bytes of a bracketed paste up to its end mark.
struct BracketedPasteBuffer: Sendable {
    /// The number of bytes of a paste that are stored; the rest is dropped.
    static let byteLimit = 64 * 1024

    private static let endMark = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of the end mark that have arrived.
    private var matched = 0
    private var isTruncated = false

    /// Whether a part of the paste was returned before the end mark arrived.
    private(set) var wasDrained = false

    /// The pasted text; bytes that are not UTF-8 become U+FFFD.
    var text: String {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        // The limit may have cut the last character.
        return String(isTruncated && scalars.last == "\u{FFFD}" ? scalars.dropLast() : scalars[...])
    }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func drain() -> String {
        defer {
            bytes = []
            wasDrained = true
        }
        return text
    }

    /// Appends a byte; returns whether it completes the end mark.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.endMark[matched] {
            matched += 1
            return matched == Self.endMark.count
        }
        for missed in Self.endMark.prefix(matched) { store(missed) }
        matched = 0
        // ESC is only at the start of the mark, so no shorter prefix can match here.
        if byte == Self.endMark[0] { matched = 1 } else { store(byte) }
        return false
    }

    private mutating func store(_ byte: UInt8) {
        if bytes.count < Self.byteLimit {
            bytes.append(byte)
        } else {
            isTruncated = true
        }
    }
}
