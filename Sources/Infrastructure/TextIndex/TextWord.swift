/// A word of a text after folding: what two spellings of it have in common.
struct TextWord: Hashable, Sendable {
    let scalars: [Unicode.Scalar]

    /// A bit for each scalar that occurs, by its value modulo 64.
    ///
    /// Two words that are d typos apart differ in at most 2 d bits, which rules out most pairs
    /// without a look at the letters.
    let signature: UInt64

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        signature = scalars.reduce(0) { $0 | Self.bit($1.value) }
    }

    static func bit(_ scalar: UInt32) -> UInt64 {
        1 << UInt64(scalar % 64)
    }

    /// Digits only: a number is meant as it is typed.
    var isNumber: Bool { scalars.allSatisfy { ("0"..."9").contains($0) } }

    /// Written without spaces between words, so that a part of it may be a word.
    var isUnspaced: Bool {
        guard let first = scalars.first else { return false }
        return switch TextScript(first) {
        case .han, .kana: true
        case .hangul, .other: false
        }
    }
}
