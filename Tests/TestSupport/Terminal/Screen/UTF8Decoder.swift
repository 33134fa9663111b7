/// Decodes UTF-8 byte by byte; invalid bytes become `U+FFFD`.
struct UTF8Decoder: Equatable, Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    /// The valid values of the next byte of an incomplete scalar.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
        guard missing > 0 else { return start(with: byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return [Self.replacement] + start(with: byte)
        }
        value = value << 6 | UInt32(byte & 0x3F)
        allowed = 0x80...0xBF
        missing -= 1
        return missing == 0 ? [Unicode.Scalar(value) ?? Self.replacement] : []
    }

    private mutating func start(with byte: UInt8) -> [Unicode.Scalar] {
        switch byte {
        case 0x00...0x7F: return [Unicode.Scalar(byte)]
        case 0xC2...0xDF: expect(1, after: byte & 0x1F)
        // Excludes overlong forms, surrogates, and values above U+10FFFF.
        case 0xE0: expect(2, after: byte & 0x0F, within: 0xA0...0xBF)
        case 0xED: expect(2, after: byte & 0x0F, within: 0x80...0x9F)
        case 0xE1...0xEF: expect(2, after: byte & 0x0F)
        case 0xF0: expect(3, after: byte & 0x07, within: 0x90...0xBF)
        case 0xF4: expect(3, after: byte & 0x07, within: 0x80...0x8F)
        case 0xF1...0xF3: expect(3, after: byte & 0x07)
        default: return [Self.replacement]
        }
        return []
    }

    private mutating func expect(
        _ count: Int,
        after bits: UInt8,
        within range: ClosedRange<UInt8> = 0x80...0xBF
    ) {
        value = UInt32(bits)
        missing = count
        allowed = range
    }
}
