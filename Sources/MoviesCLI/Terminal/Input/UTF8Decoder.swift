/// Decodes UTF-8 byte by byte.
struct UTF8Decoder: Sendable {
    /// The beginning of a character.
    private var bytes: [UInt8] = []

    /// Whether the last byte left a character incomplete.
    var isPending: Bool { !bytes.isEmpty }

    /// Drops an incomplete character.
    mutating func reset() { bytes = [] }

    /// Returns the scalar that a byte, not of ASCII, completes; invalid bytes are dropped.
    mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
        bytes.append(byte)
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded):
            bytes = []
            return UTF8.decode(encoded)
        case .error(let length) where length < bytes.count:
            // Only the new byte does not belong to the character, and may begin another one.
            bytes = []
            return decode(byte)
        case .error, .emptyInput:
            // Either more bytes are missing, or the first one begins no character.
            if !(0xC2...0xF4).contains(bytes[0]) { bytes = [] }
            return nil
        }
    }
}
