/// The bytes of a bracketed paste, up to the mark at its end.
struct BracketedPasteBuffer: Sendable {
    /// How many bytes are kept; the rest is dropped.
    static let limit = 64 * 1024

    private static let endMark = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// How many bytes of the mark the last ones are.
    private var matched = 0
    private var isCut = false

    /// Whether a part of it was taken before its end.
    private(set) var wasTaken = false

    /// What was pasted; bytes that are not UTF-8 are U+FFFD.
    var text: String {
        String(decoding: bytes.dropLast(isCut ? unfinishedLength : 0), as: UTF8.self)
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// What came so far, which is kept no longer.
    mutating func takeText() -> String {
        defer {
            bytes = []
            wasTaken = true
        }
        return text
    }

    /// Takes a byte, and returns whether it completes the mark.
    mutating func take(_ byte: UInt8) -> Bool {
        if byte == Self.endMark[matched] {
            matched += 1
            return matched == Self.endMark.count
        }
        for missed in Self.endMark.prefix(matched) { keep(missed) }
        matched = 0
        // ESC is nowhere in the mark but at its beginning: nothing else can begin it anew.
        if byte == Self.endMark[0] {
            matched = 1
        } else {
            keep(byte)
        }
        return false
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.limit {
            bytes.append(byte)
        } else {
            isCut = true
        }
    }

    /// The bytes at the end that are the beginning of a character which the limit cut.
    private var unfinishedLength: Int {
        let continuations = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
        guard let lead = bytes.dropLast(continuations).last, lead >= 0xC0 else { return 0 }
        let length = (~lead).leadingZeroBitCount
        return length > continuations + 1 ? continuations + 1 : 0
    }
}
