/// A word of a text as it was typed.
///
/// Letters, digits, apostrophes and `&` are parts of words; most other characters separate them.
package struct Word: Hashable, Sendable {
    package enum Bracket: Sendable {
        case round

        /// Also curly ones and those of East Asian texts.
        case square
    }

    package let text: String

    /// The word without case and accents, by which words are compared.
    package let key: String

    /// The text between the word and the one before it.
    package let separator: String

    /// The brackets around it, if there are any.
    package private(set) var bracket: Bracket?

    /// Words in the same brackets have the same number.
    package private(set) var group = 0

    package init(_ text: String, after separator: String) {
        self.text = text
        self.separator = separator
        key = text.folded
    }

    package static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var word = String.UnicodeScalarView()
        var separator = String.UnicodeScalarView()
        var bracket: Bracket?
        var group = 0
        func endWord() {
            guard !word.isEmpty else { return }
            var ended = Word(String(word), after: String(separator))
            (ended.bracket, ended.group) = (bracket, group)
            words.append(ended)
            (word, separator) = (String.UnicodeScalarView(), String.UnicodeScalarView())
        }
        // By scalar: comparing a character of thousands of accents takes seconds.
        for scalar in text.unicodeScalars {
            if scalar.isPartOfWord {
                word.append(scalar)
                continue
            }
            endWord()
            separator.append(scalar)
            switch scalar {
            case "(", "（": (bracket, group) = (.round, group + 1)
            case "[", "{", "【", "「", "『", "《": (bracket, group) = (.square, group + 1)
            case ")", "]", "}", "）", "】", "」", "』", "》": (bracket, group) = (nil, group + 1)
            default: break
            }
        }
        endWord()
        return words
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        if isASCII { return UInt8(ascii: self).isASCIIWordCharacter || self == "'" || self == "&" }
        return !properties.isWhitespace && !"（）【】「」『』《》–—‐·〜～、，“”„«»…".unicodeScalars.contains(self)
    }
}
