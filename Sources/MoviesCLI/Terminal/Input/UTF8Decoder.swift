/// Decodes UTF-8 byte by byte.
package struct UTF8Decoder: Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    /// The valid values of the next byte; narrower where overlong forms and surrogates start.
    private var range: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the last byte left a character incomplete.
    package var isPending: Bool { missing > 0 }

    /// Drops an incomplete character.
    package mutating func reset() {
        missing = 0
    }

    /// Decodes a byte that is not ASCII, and returns the scalar that it completes.
    ///
    /// Invalid bytes are dropped.
    package mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
        guard isPending, range.contains(byte) else {
            start(with: byte)
            return nil
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        range = 0x80...0xBF
        return missing == 0 ? Unicode.Scalar(value) : nil
    }

    private mutating func start(with byte: UInt8) {
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
