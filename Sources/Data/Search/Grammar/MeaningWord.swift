import Text

/// A word of a text, or a part of one, as phrases are made of it.
///
/// Parts are what a hyphen or an apostrophe separates (`rom-com`, `d'horreur`), numbers and what
/// follows them (`90s`), and the phrases in scripts without spaces.
struct MeaningWord {
    /// The text between the word and the one before it: a space, a hyphen or nothing.
    let separator: String

    /// As it was typed.
    let text: String

    /// By which phrases are compared: in lower case and without accents.
    let key: String

    /// Whether it is in a script without spaces.
    var isUnspaced: Bool { key.unicodeScalars.first?.isUnspaced ?? false }

    /// The words of a text; those in scripts without spaces are not divided.
    static func words(of text: String) -> [MeaningWord] {
        var separator = " "
        return text.unicodeScalars.split(whereSeparator: \.isSpace).flatMap { chunk in
            let parts = parts(of: chunk)
            defer { separator = parts.isEmpty && chunk.allSatisfy(\.isHyphen) ? "-" : " " }
            return parts.enumerated().map { index, part in
                MeaningWord(
                    separator: index == 0 ? separator : part.separator,
                    text: String(part.text),
                    key: String(part.text).folded
                )
            }
        }
    }

    /// The key of a phrase: those of its words, with spaces between them.
    static func key(ofPhrase phrase: String) -> String {
        var isUnspaced = false
        return words(of: phrase).reduce(into: "") { key, word in
            key += (key.isEmpty || isUnspaced && word.isUnspaced ? "" : " ") + word.key
            isUnspaced = word.isUnspaced
        }
    }

    private typealias Scalars = Substring.UnicodeScalarView
    private typealias Part = (separator: String, text: Scalars)

    private static func parts(of chunk: Scalars) -> [Part] {
        var chunk = chunk.drop(while: \.isEdge)
        while chunk.last?.isEdge == true { chunk.removeLast() }
        return chunk.split(whereSeparator: \.isHyphen).flatMap { piece in
            article(of: piece).flatMap(scripts).enumerated().map { index, part in
                (index == 0 ? "-" : "", part)
            }
        }
    }

    /// A piece without and with its article, as in `l'amour`.
    private static func article(of piece: Scalars) -> [Scalars] {
        guard let apostrophe = piece.firstIndex(where: { $0 == "'" || $0 == "’" }),
            articles.contains(Substring(piece[..<apostrophe]).lowercased()),
            case let end = piece.index(after: apostrophe), end < piece.endIndex
        else { return [piece] }
        return [piece[..<end], piece[end...]]
    }

    private static let articles = ["l", "d", "qu", "j", "m", "n", "s", "c", "t"]

    /// The parts of a piece that are a number, what follows it, or in a script without spaces.
    private static func scripts(of piece: Scalars) -> [Scalars] {
        guard let first = piece.first, first.isNumber || piece.contains(where: \.isUnspaced) else {
            return [piece]
        }
        var parts: [Scalars] = []
        var start = piece.startIndex
        var last = first
        var index = piece.index(after: start)
        while index < piece.endIndex {
            if isBorder(last, piece[index]) {
                if isDecadeEnding(piece[index...]) { break }
                parts.append(piece[start..<index])
                start = index
            }
            last = piece[index]
            index = piece.index(after: index)
        }
        return parts + [piece[start...]]
    }

    private static func isDecadeEnding(_ rest: Scalars) -> Bool {
        rest.count < 4 && MeaningNumber.decadeEndings.contains(Substring(rest).lowercased())
    }

    private static func isBorder(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        if last.isUnspaced || next.isUnspaced { return last.isUnspaced != next.isUnspaced }
        return last.isNumber != next.isNumber
    }
}

extension Unicode.Scalar {
    /// Whether it separates words.
    fileprivate var isSpace: Bool {
        value < 0x80
            ? value <= 0x20 || "/,;|".unicodeScalars.contains(self)
            : "、，".unicodeScalars.contains(self) || properties.isWhitespace
    }

    /// Whether it is no part of a word at its start or its end.
    fileprivate var isEdge: Bool {
        value < 0x80
            ? !properties.isAlphabetic && !isNumber
            : "“”„«»…‘’´「」『』（）！？。·・–—".unicodeScalars.contains(self)
    }

    fileprivate var isHyphen: Bool { "-–‐·~〜～".unicodeScalars.contains(self) }

    /// Whether it is a digit, also of the width of Han.
    fileprivate var isNumber: Bool {
        ("0"..."9").contains(self) || ("０"..."９").contains(self)
    }
}

extension Unicode.Scalar {
    /// Whether it is Hangul, kana or Han.
    var isUnspaced: Bool { Script(self) != .other }

    var isHangul: Bool { Script(self) == .hangul }
}
