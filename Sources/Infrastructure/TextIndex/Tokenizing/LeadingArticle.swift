/// An English article, which people omit or add freely.
///
/// Before another word it is not a term by itself, but a property of that word.
enum LeadingArticle: UInt8 {
    case none
    case the
    case a
    case an

    init(_ utf8: some Collection<UInt8>) {
        self =
            switch utf8.count {
            case 1 where utf8.elementsEqual("a".utf8): .a
            case 2 where utf8.elementsEqual("an".utf8): .an
            case 3 where utf8.elementsEqual("the".utf8): .the
            default: .none
            }
    }
}

/// A French or Italian article or pronoun that has lost its vowel: the `d` of `d'une`.
enum Elision {
    static let letters = Array("cdjlmnst".utf8)

    /// Whether a letter before a word may be one: only a vowel or an `h` follows.
    static func isPossible(
        _ letter: some Collection<UInt8>,
        before word: some Collection<UInt8>
    )
        -> Bool
    {
        guard letter.count == 1, let letter = letter.first, let next = word.first else {
            return false
        }
        return letters.contains(letter) && "aeiouyh".utf8.contains(next)
    }
}
