/// A text as far as a search tells it from others: without case, accents, punctuation and the like.
public struct FoldedText: Hashable, Sendable {
    private let words: [TextWord]

    public init(_ text: String) {
        words = TextFolder.words(in: text)
    }

    private init(words: [TextWord]) {
        self.words = words
    }

    /// Folds several texts, which takes half the time of folding each by itself.
    public static func all(_ texts: [String]) -> [FoldedText] {
        var folder = TextFolder()
        return texts.map { text in
            folder.fold(text)
            let folded = folder.folded
            return FoldedText(words: folded.words.map { TextWord(utf8: folded.text($0)) })
        }
    }

    /// Whether nothing is left of the text.
    public var isEmpty: Bool { words.isEmpty }
}
