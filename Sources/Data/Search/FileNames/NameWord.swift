import Text

struct NameWord: Hashable {
    enum Bracket {
        case round

        /// Also curly ones and those of East Asian texts.
        case square
    }

    /// The separator of a word from the one before it.
    enum Gap {
        case plain
        case comma
        case dash
    }

    let text: String

    /// Without apostrophes.
    let lowercase: String

    /// The brackets around it, if there are any.
    let bracket: Bracket?

    /// Words in the same brackets have the same number.
    let group: Int
    let gap: Gap

    var isNumber: Bool { lowercase.utf8.allSatisfy(\.isASCIIDigit) }

    /// A year in which a movie may have been released.
    var year: Int? { Years.year(lowercase, in: Years.ofNames) }

    var isLatin: Bool { text.unicodeScalars.allSatisfy { $0.value < 0x370 } }
}

extension NameWord {
    /// The words of a text: runs of letters, digits, apostrophes, `&` and anything that is not ASCII.
    static func words(in text: String) -> [NameWord] {
        var splitter = Splitter()
        // By scalar: comparing a character of thousands of accents takes seconds.
        for scalar in text.unicodeScalars { splitter.add(scalar) }
        splitter.endWord()
        return splitter.words
    }

    private struct Splitter {
        var words: [NameWord] = []
        private var word = String.UnicodeScalarView()
        private var bracket: Bracket?
        private var group = 0
        private var gap = Gap.plain

        mutating func add(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "(", "（": open(.round)
            case "[", "{", "【", "「", "『", "《": open(.square)
            case ")", "]", "}", "）", "】", "」", "』", "》": open(nil)
            case "-", "–", "—": separate(by: .dash)
            case ",": separate(by: .comma)
            default: if NameWord.isPart(scalar) { word.append(scalar) } else { endWord() }
            }
        }

        private mutating func open(_ bracket: Bracket?) {
            endWord()
            self.bracket = bracket
            group += 1
        }

        private mutating func separate(by gap: Gap) {
            endWord()
            self.gap = gap
        }

        mutating func endWord() {
            guard !word.isEmpty else { return }
            let text = String(word)
            var lowercase = text.lowercased()
            lowercase.unicodeScalars.removeAll { $0 == "'" || $0 == "’" }
            words.append(
                NameWord(
                    text: text,
                    lowercase: lowercase,
                    bracket: bracket,
                    group: group,
                    gap: gap
                )
            )
            (word, gap) = (String.UnicodeScalarView(), .plain)
        }
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return !scalar.properties.isWhitespace }
        return UInt8(ascii: scalar).isASCIIWordCharacter || scalar == "'" || scalar == "&"
    }
}
