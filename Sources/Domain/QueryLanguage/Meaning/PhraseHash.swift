/// The hash of a phrase: of the keys of its words, with spaces between them.
///
/// Different phrases have different hashes, for all that matters: two of a million phrases have the
/// same one in one of thirty million cases.
struct PhraseHash: Hashable {
    /// FNV-1a.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}
