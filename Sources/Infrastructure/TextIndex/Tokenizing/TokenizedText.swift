/// The words of a text after folding, in their order.
struct TokenizedText {
    struct Word {
        /// Where its UTF-8 is in `bytes`.
        var bytes: Range<Int>
        var script: Script

        /// Whether only punctuation parts it from the word before it, as in `Spider-Man`.
        var isJoined: Bool
    }

    /// The UTF-8 of the words, one after the other.
    var bytes: [UInt8] = []
    var words: [Word] = []

    func text(_ word: Word) -> [UInt8] {
        Array(bytes[word.bytes])
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
    }
}

extension TokenizedText {
    /// The same with words that only punctuation parts taken as one.
    var joined: TokenizedText {
        var result = TokenizedText()
        result.bytes = bytes
        for word in words {
            if word.isJoined, let last = result.words.last, last.script == .other {
                result.words[result.words.count - 1].bytes =
                    last.bytes.lowerBound..<word.bytes.upperBound
            } else {
                result.words.append(word)
            }
        }
        return result
    }
}

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
