/// Puts characters together from the bytes of UTF-8, which may come one by one.
struct ScalarAssembler: Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    /// What the next byte must be; narrower after some, lest a character have two forms.
    private var range: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the last byte left a character unfinished.
    var isPending: Bool { missing > 0 }

    /// Forgets an unfinished character.
    mutating func drop() {
        missing = 0
    }

    /// Takes a byte that is not ASCII, and returns the scalar that it completes.
    ///
    /// What is not valid is dropped.
    mutating func scalar(completedBy byte: UInt8) -> Unicode.Scalar? {
        guard isPending, range.contains(byte) else {
            begin(with: byte)
            return nil
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        range = 0x80...0xBF
        return missing == 0 ? Unicode.Scalar(value) : nil
    }

    private mutating func begin(with byte: UInt8) {
        range = 0x80...0xBF
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: missing = 0
        }
        value = UInt32(byte & (0x3F >> UInt8(missing)))
        switch byte {
        case 0xE0: range = 0xA0...0xBF
        case 0xED: range = 0x80...0x9F
        case 0xF0: range = 0x90...0xBF
        case 0xF4: range = 0x80...0x8F
        default: break
        }
    }
}
