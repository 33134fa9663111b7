/// Caches what each character is folded to, which takes a thousand times as long to determine.
struct CharacterFoldingCache {
    /// The scripts of the alphabets; above them, characters that folding changes are rare.
    private static let count: UInt32 = 0x3000

    private enum Folding {
        case unknown
        case single(FoldedCharacter)
        case several
    }

    /// By character.
    private var foldings: [Folding] = []

    /// What a character is folded to; `nil` if it is not cached or folded to several characters.
    subscript(value: UInt32) -> FoldedCharacter? {
        mutating get {
            guard value < Self.count, let scalar = Unicode.Scalar(value) else { return nil }
            if foldings.isEmpty { foldings = Array(repeating: .unknown, count: Int(Self.count)) }
            if case .unknown = foldings[Int(value)] {
                foldings[Int(value)] = Self.folding(of: scalar)
            }
            guard case .single(let character) = foldings[Int(value)] else { return nil }
            return character
        }
    }

    private static func folding(of scalar: Unicode.Scalar) -> Folding {
        let parts = FoldedCharacter.parts(of: scalar).filter { $0 != .nothing }
        return parts.count > 1 ? .several : .single(parts.first ?? .nothing)
    }
}
