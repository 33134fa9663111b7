/// Reads the bits of entropy-coded data in a JPEG file (ITU-T T.81, F.2.2.5).
///
/// Past the end of the data it reads zeros, and says so.
struct JPEGBitReader {
    private let bytes: [UInt8]

    /// The position of the next byte to fetch; never past a marker.
    private(set) var position: Int

    /// The fetched bits, the next one first, followed by zeros.
    private var bits: UInt64 = 0
    private var count = 0

    /// The number of the fetched bits that are not from the file.
    private var padding = 0
    private var hasInvalidCode = false

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Whether more was read than there is, or a code that does not exist.
    var isExhausted: Bool { hasInvalidCode || count < padding }

    /// Decodes a symbol (F.2.2.3); after it, 16 bits can be read.
    ///
    /// Returns 0, and is exhausted, if the table does not have the code.
    @inline(__always)
    mutating func symbol(_ table: HuffmanCode) -> Int {
        if count < 32 { fetch() }
        guard let code = table.code(Int(truncatingIfNeeded: bits >> 48)) else {
            hasInvalidCode = true
            return 0
        }
        skip(code.length)
        return code.symbol
    }

    /// Reads at most 16 bits.
    @inline(__always)
    mutating func read(_ length: Int) -> Int32 {
        guard length > 0 else { return 0 }
        if count < length { fetch() }
        let value = Int32(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 64 - length))
        skip(length)
        return value
    }

    /// Reads a number of a known size: of `n` bits, the lower half are negative (F.2.2.1, EXTEND).
    @inline(__always)
    mutating func readSigned(_ length: Int) -> Int32 {
        guard length > 0 else { return 0 }
        let value = read(length)
        let half = Int32(1) &<< Int32(truncatingIfNeeded: length - 1)
        return value < half ? value - 2 * half + 1 : value
    }

    @inline(__always)
    private mutating func skip(_ length: Int) {
        bits &<<= UInt64(truncatingIfNeeded: length)
        count -= length
    }

    private mutating func fetch() {
        while count <= 56 {
            if let byte = nextByte() {
                bits |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 56 - count)
            } else {
                padding += 8
            }
            count += 8
        }
    }

    /// A byte of data; a zero after `0xFF` is stuffed, and anything else there is a marker.
    @inline(__always)
    private mutating func nextByte() -> UInt8? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        guard byte == 0xFF else {
            position += 1
            return byte
        }
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return nil }
        position += 2
        return byte
    }

    /// Goes on after the next restart marker; `false` if another marker or the end comes first.
    mutating func restart() -> Bool {
        guard let marker = JPEGMarker.position(in: bytes, from: position),
            (0xD0...0xD7).contains(bytes[marker + 1])
        else { return false }
        self = JPEGBitReader(bytes, at: marker + 2)
        return true
    }
}

/// Markers of a JPEG file (ITU-T T.81, B.1.1.2).
enum JPEGMarker {
    /// The position of the next marker's `0xFF`; anything before it is skipped.
    static func position(in bytes: [UInt8], from start: Int) -> Int? {
        var position = start
        while position + 1 < bytes.count {
            // 0xFF before a marker is a fill byte; before a zero, it is data.
            if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
                return position
            }
            position += 1
        }
        return nil
    }
}
