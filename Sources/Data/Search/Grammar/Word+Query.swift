import Text

extension Word {
    /// Whether it is in a script without spaces.
    var isUnspaced: Bool { key.unicodeScalars.first?.isUnspaced ?? false }

    /// The words of a query, as phrases are made of them: after a space, a hyphen or nothing.
    ///
    /// Words are divided at hyphens and after articles (`rom-com`, `d'horreur`), and so are numbers and
    /// what follows them (`90s`), and phrases in scripts without spaces from others. Other punctuation
    /// within a word is a part of it (`r.i.p.d`).
    static func words(ofQuery text: String) -> [Word] {
        var chunks: [(separator: String, text: String)] = []
        for word in words(of: text) {
            if let separator = chunks.isEmpty ? " " : separator(from: word.separator) {
                chunks.append((separator, word.text))
            } else {
                chunks[chunks.count - 1].text += word.separator + word.text
            }
        }
        return chunks.flatMap { chunk in
            parts(of: chunk.text).enumerated().map { index, part in
                Word(String(part.text), after: index == 0 ? chunk.separator : part.separator)
            }
        }
    }

    /// A space or a hyphen; `nil` for other punctuation within a word.
    private static func separator(from text: String) -> String? {
        let marks = text.unicodeScalars.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isSpace
        )
        guard marks.count > 1 else { return marks[0].allSatisfy(\.isHyphen) ? "-" : nil }
        // A hyphen between spaces; one beside a word says nothing.
        let last = marks.dropFirst().dropLast().last { !$0.isEmpty }
        return last?.allSatisfy(\.isHyphen) ?? false ? "-" : " "
    }

    /// The key of a phrase: those of its words, with spaces between them.
    static func key(ofPhrase phrase: String) -> String {
        var isUnspaced = false
        return words(ofQuery: phrase).reduce(into: "") { key, word in
            key += (key.isEmpty || isUnspaced && word.isUnspaced ? "" : " ") + word.key
            isUnspaced = word.isUnspaced
        }
    }

    private typealias Scalars = Substring.UnicodeScalarView
    private typealias Part = (separator: String, text: Scalars)

    private static func parts(of text: String) -> [Part] {
        var text = text[...].unicodeScalars.drop(while: \.isEdge)
        while text.last?.isEdge == true { text.removeLast() }
        return text.split(whereSeparator: \.isHyphen).flatMap { piece in
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
            : "‘’´！？。・".unicodeScalars.contains(self)
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
