/// Caches what each character is folded to, which takes a thousand times as long to determine.
struct CharacterFoldingCache {
    /// The scripts of the alphabets; above them, characters that folding changes are rare.
    private static let count: UInt32 = 0x3000

    private static let unknown: UInt32 = 0
    private static let several: UInt32 = 1
    private static let nothing: UInt32 = 2
    private static let space: UInt32 = 3
    private static let punctuation: UInt32 = 4
    private static let apostrophe: UInt32 = 5

    /// By character: one of the codes above, or the scalar of the folded character.
    private var codes: [UInt32] = []

    /// What a character is folded to; `nil` if it is not cached or folded to several characters.
    subscript(value: UInt32) -> FoldedCharacter? {
        mutating get {
            guard value < Self.count else { return nil }
            if codes.isEmpty { codes = Array(repeating: Self.unknown, count: Int(Self.count)) }
            if codes[Int(value)] == Self.unknown { codes[Int(value)] = Self.code(of: value) }
            return Self.character(of: codes[Int(value)])
        }
    }

    private static func code(of value: UInt32) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return nothing }
        let parts = FoldedCharacter.parts(of: scalar).filter { $0 != .nothing }
        guard let only = parts.first else { return nothing }
        guard parts.count == 1 else { return several }
        return switch only {
        case .nothing: nothing
        case .space: space
        case .punctuation: punctuation
        case .apostrophe: apostrophe
        case .character(let scalar): scalar.value
        }
    }

    private static func character(of code: UInt32) -> FoldedCharacter? {
        switch code {
        case unknown, several: nil
        case nothing: .nothing
        case space: .space
        case punctuation: .punctuation
        case apostrophe: .apostrophe
        default: Unicode.Scalar(code).map(FoldedCharacter.character)
        }
    }
}
