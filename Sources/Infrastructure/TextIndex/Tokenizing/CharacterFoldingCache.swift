/// Remembers what each character is folded to: to work it out takes a thousand times as long.
struct CharacterFoldingCache {
    /// The scripts of the alphabets; nothing above them comes often and is not plain.
    private static let count: UInt32 = 0x3000

    private static let unknown: UInt32 = 0
    private static let several: UInt32 = 1
    private static let nothing: UInt32 = 2
    private static let space: UInt32 = 3
    private static let punctuation: UInt32 = 4
    private static let apostrophe: UInt32 = 5

    /// One of the numbers above, or the scalar of the one letter.
    private var codes: [UInt32] = []

    /// `nil` where it is more than one letter.
    subscript(value: UInt32) -> FoldedCharacter? {
        mutating get {
            guard value < Self.count else { return nil }
            if codes.isEmpty { codes = Array(repeating: Self.unknown, count: Int(Self.count)) }
            if codes[Int(value)] == Self.unknown { codes[Int(value)] = Self.code(of: value) }
            return Self.letter(of: codes[Int(value)])
        }
    }

    private static func code(of value: UInt32) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return nothing }
        let parts = FoldedCharacter.parts(of: scalar)
        let kept = parts.filter { $0 != .nothing }
        guard let only = kept.first else { return nothing }
        guard kept.count == 1 else { return several }
        return switch only {
        case .nothing: nothing
        case .space: space
        case .punctuation: punctuation
        case .apostrophe: apostrophe
        case .letter(let scalar): scalar.value
        }
    }

    private static func letter(of code: UInt32) -> FoldedCharacter? {
        switch code {
        case unknown, several: nil
        case nothing: .nothing
        case space: .space
        case punctuation: .punctuation
        case apostrophe: .apostrophe
        default: Unicode.Scalar(code).map(FoldedCharacter.letter)
        }
    }
}
