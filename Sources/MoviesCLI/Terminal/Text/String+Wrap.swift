extension String {
    /// The text in lines of at most `columns`, broken between words.
    ///
    /// Text without spaces, such as Japanese, is broken between wide characters; a word that is too
    /// long for a line is broken anywhere.
    package func wrapped(to columns: Int) -> [String] {
        let columns = Swift.max(columns, 2)
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in wordsToWrap {
            let wordWidth = word.displayWidth
            if width + wordWidth <= columns {
                line += word
                width += wordWidth
                continue
            }
            if !line.isEmpty { lines.append(line.withoutTrailingSpaces) }
            // A space at the break belongs to neither line.
            var pieces = word.drop { $0 == " " }.pieces(columns: columns)
            line = pieces.popLast() ?? ""
            lines += pieces
            width = line.displayWidth
        }
        let last = line.withoutTrailingSpaces
        // Trailing spaces don't make another line.
        return last.isEmpty && !lines.isEmpty ? lines : lines + [last]
    }

    /// The words, each with the spaces before it; a wide character is a separate word.
    private var wordsToWrap: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            let isWide = character.displayWidth > 1
            let startsWord = isWide || character == " " && word.last != " "
            if startsWord, !word.isEmpty, !(isWide && word.allSatisfy { $0 == " " }) {
                words.append(word)
                word = ""
            }
            word.append(character)
            if isWide {
                words.append(word)
                word = ""
            }
        }
        return words + [word]
    }

    private var withoutTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Substring {
    /// The text in as few pieces as fit, each of at least one character.
    fileprivate func pieces(columns: Int) -> [String] {
        var pieces: [String] = []
        var rest = self
        while !rest.isEmpty {
            let piece = rest.prefix(Swift.max(rest.prefix(columns: columns).count, 1))
            pieces.append(String(piece))
            rest = rest[piece.endIndex...]
        }
        return pieces
    }
}
