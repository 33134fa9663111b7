/// Valid inputs, of which others are made.
package struct FuzzCorpus: Sendable {
    package let entries: [[UInt8]]

    /// Pieces that mean something in the format, which are inserted more often than other bytes.
    package let tokens: [[UInt8]]

    /// No input is longer.
    private let sizeLimit: Int

    /// The most changes of an input.
    private static let changeLimit = 6

    package init(_ entries: [[UInt8]], tokens: [[UInt8]] = []) {
        precondition(!entries.isEmpty)
        self.entries = entries
        self.tokens = tokens
        sizeLimit = 2 * (entries.map(\.count).max() ?? 0) + 1024
    }

    package init(_ entries: [String], tokens: [String] = []) {
        self.init(entries.map { Array($0.utf8) }, tokens: tokens.map { Array($0.utf8) })
    }

    /// An entry with a few changes, or sometimes without any.
    package func input(_ random: inout SplitMix64) -> [UInt8] {
        var bytes = entries[Int.random(in: 0..<entries.count, using: &random)]
        // Half of the inputs have no more than one.
        let count = Bool.random(using: &random) ? 0...1 : 1...Self.changeLimit
        for _ in 0..<Int.random(in: count, using: &random) {
            guard let mutation = FuzzMutation.allCases.randomElement(using: &random) else { break }
            mutation.change(&bytes, self, &random)
        }
        return bytes.count > sizeLimit ? Array(bytes.prefix(sizeLimit)) : bytes
    }
}

/// A change of an input.
enum FuzzMutation: CaseIterable {
    case flipBit, setByte, addToByte, setNumber
    case insertBytes, insertToken, replaceWithToken, repeatByte
    case duplicate, copy, remove, truncate, splice

    func change(_ bytes: inout [UInt8], _ corpus: FuzzCorpus, _ random: inout SplitMix64) {
        let range = Self.range(in: bytes, &random)
        let place = range.lowerBound
        switch self {
        case .flipBit where !range.isEmpty:
            bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case .setByte where !range.isEmpty: bytes[place] = Self.byte(&random)
        case .addToByte where !range.isEmpty:
            bytes[place] &+= UInt8(bitPattern: Int8.random(in: -4...4, using: &random))
        case .flipBit, .setByte, .addToByte: break
        case .setNumber:
            let number = Self.number(&random)
            bytes.replaceSubrange(place..<min(place + number.count, bytes.count), with: number)
        case .insertBytes:
            bytes.insert(contentsOf: range.map { _ in Self.byte(&random) }, at: place)
        case .insertToken:
            bytes.insert(contentsOf: corpus.tokens.randomElement(using: &random) ?? [], at: place)
        case .replaceWithToken:
            bytes.replaceSubrange(range, with: corpus.tokens.randomElement(using: &random) ?? [])
        case .repeatByte:
            let byte = Self.byte(&random)
            bytes.replaceSubrange(range, with: [UInt8](repeating: byte, count: range.count))
        case .duplicate: bytes.insert(contentsOf: bytes[range], at: place)
        case .copy:
            let piece = bytes[range]
            bytes.insert(contentsOf: piece, at: Self.range(in: bytes, &random).lowerBound)
        case .remove: bytes.removeSubrange(range)
        case .truncate: bytes.removeSubrange(place...)
        case .splice:
            let other = corpus.entries.randomElement(using: &random) ?? []
            let start = Self.range(in: other, &random).lowerBound
            bytes.replaceSubrange(place..., with: other[start...])
        }
    }

    /// Mostly a short range; empty only at the end.
    private static func range(in bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let limit = [4, 4, 16, 64, bytes.count].randomElement(using: &random) ?? 1
        let count = Int.random(in: 1...max(1, limit), using: &random)
        return start..<min(start + count, bytes.count)
    }

    private static func byte(_ random: inout SplitMix64) -> UInt8 {
        let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
        return Bool.random(using: &random)
            ? UInt8.random(in: 0...255, using: &random)
            : extremes.randomElement(using: &random) ?? 0
    }

    /// A number at the limit of 16 or 32 bits, in either byte order.
    private static func number(_ random: inout SplitMix64) -> [UInt8] {
        let numbers: [UInt32] = [
            0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF,
            0x8000_0000, 0xFFFF_FFFF,
        ]
        let number = numbers.randomElement(using: &random) ?? 0
        let size = Bool.random(using: &random) ? 2 : 4
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
        return Bool.random(using: &random) ? bytes : bytes.reversed()
    }
}
