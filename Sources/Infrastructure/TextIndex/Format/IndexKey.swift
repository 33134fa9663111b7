/// What postings are kept under: a word as it is folded, or something that no word can be.
enum IndexKey {
    /// How many characters of the inside of an unspaced word are kept.
    static let innerLength = 3

    private static let innerMark: UInt8 = 1
    private static let labelMark: UInt8 = 2

    /// A part of a word of Han or kana, from a character other than its first.
    static func inner(_ utf8: some Sequence<UInt8>) -> [UInt8] { [innerMark] + utf8 }

    static func label(_ text: String) -> [UInt8] { [labelMark] + text.utf8 }

    /// The least key above all that begin with this one.
    static func end(ofPrefix key: [UInt8]) -> [UInt8] {
        // UTF-8 has no byte 255.
        var end = key
        if let last = end.popLast() { end.append(last + 1) }
        return end
    }

    /// The least key above this one.
    static func after(_ key: [UInt8]) -> [UInt8] { key + [0] }

    /// The parts of an unspaced word that a search for the inside of it begins with.
    static func innerParts(of utf8: some Collection<UInt8>) -> [[UInt8]] {
        let scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
        return scalars.indices.dropFirst().map { start in
            let part = scalars[start...].prefix(innerLength)
            return inner(part.flatMap { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter })
        }
    }
}
