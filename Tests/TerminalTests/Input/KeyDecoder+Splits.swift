@testable import Terminal

extension KeyDecoder {
    /// The keys of bytes that arrive together.
    static func atOnce(_ bytes: [UInt8]) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.decode(bytes)
    }

    /// The keys of bytes that arrive one by one, with adjacent texts joined.
    static func byteByByte(_ bytes: [UInt8]) -> [Key] { inPieces(bytes) { 1 } }

    /// The keys of bytes that arrive in pieces of these lengths, with adjacent texts joined.
    static func inPieces(_ bytes: [UInt8], length: () -> Int) -> [Key] {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(max(length(), 1))
            rest = rest.dropFirst(piece.count)
            for key in decoder.decode(piece) {
                if case .text(let text) = key, case .text(let before)? = keys.last {
                    keys[keys.count - 1] = .text(before + text)
                } else {
                    keys.append(key)
                }
            }
        }
        return keys
    }
}
