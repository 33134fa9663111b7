/// A text as far as a search tells it from others: without case, accents, punctuation and the like.
public struct NormalizedText: Hashable, Sendable {
    private let words: [Term]

    public init(_ text: String) {
        words = Tokenizer.words(in: text)
    }

    private init(words: [Term]) {
        self.words = words
    }

    /// Folds several texts, which takes half the time of folding each by itself.
    public static func all(_ texts: [String]) -> [NormalizedText] {
        var folder = Tokenizer()
        return texts.map { text in
            folder.fold(text)
            let folded = folder.folded
            return NormalizedText(words: folded.words.map { Term(utf8: folded.text($0)) })
        }
    }

    /// Whether nothing is left of the text.
    public var isEmpty: Bool { words.isEmpty }
}
