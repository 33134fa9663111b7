@testable import MoviesCLI

extension KeyDecoder {
    /// The keys of bytes that come in one piece.
    static func atOnce(_ bytes: [UInt8]) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.decode(bytes)
    }

    /// The keys of bytes that come one by one, texts put together again.
    static func byBytes(_ bytes: [UInt8]) -> [Key] {
        inPieces(bytes) { 1 }
    }

    /// The keys of bytes that come in pieces of these lengths, texts put together again.
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
