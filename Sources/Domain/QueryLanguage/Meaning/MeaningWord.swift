/// A word of a text, or a part of one, as phrases are made of it.
///
/// Parts are what a hyphen or an apostrophe separates (`rom-com`, `d'horreur`), numbers and what
/// follows them (`90s`), and the phrases in scripts without spaces.
struct MeaningWord {
    /// What stands between the word and the one before it: a space, a hyphen or nothing.
    let separator: String

    /// As it was typed.
    let text: String

    /// By which phrases are compared: in lower case and without accents.
    let key: String

    /// Whether it is in a script without spaces.
    var isUnspaced: Bool { key.unicodeScalars.first?.isUnspaced ?? false }

    /// The words of a text; those in scripts without spaces are not divided.
    static func words(of text: String) -> [MeaningWord] {
        text.split { $0.isWhitespace || "/,;，、|".contains($0) }.flatMap { chunk in
            parts(of: chunk).enumerated().map { index, part in
                MeaningWord(
                    separator: index == 0 ? " " : part.separator,
                    text: String(part.text),
                    key: folded(part.text)
                )
            }
        }
    }

    /// The key of a phrase: those of its words, with spaces between them.
    static func key(ofPhrase phrase: Substring) -> String {
        // Most phrases need nothing of this, and thousands of them are read at once.
        let isPlain = phrase.utf8.allSatisfy { byte in
            byte == UInt8(ascii: " ") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
        if isPlain { return String(phrase) }
        var isUnspaced = false
        return words(of: String(phrase)).reduce(into: "") { key, word in
            key += (key.isEmpty || isUnspaced && word.isUnspaced ? "" : " ") + word.key
            isUnspaced = word.isUnspaced
        }
    }

    private typealias Part = (separator: String, text: Substring)

    private static func parts(of chunk: Substring) -> [Part] {
        var chunk = chunk
        while let first = chunk.first, isEdge(first) { chunk.removeFirst() }
        while let last = chunk.last, isEdge(last) { chunk.removeLast() }
        guard !chunk.isEmpty else { return [] }
        return chunk.split { "-–‐·・".contains($0) }.flatMap { piece in
            article(of: piece).flatMap(scripts).enumerated().map { index, part in
                (index == 0 ? "-" : "", part)
            }
        }
    }

    /// Whether a character is none of a word at its start or its end.
    private static func isEdge(_ character: Character) -> Bool {
        ".,!?:\"“”„«»()[]{}…'’‘´`。「」『』！？-–—&+*".contains(character)
    }

    /// A piece without and with its article, as in `l'amour`.
    private static func article(of piece: Substring) -> [Substring] {
        guard let apostrophe = piece.firstIndex(where: { "'’".contains($0) }),
            articles.contains(piece[..<apostrophe].lowercased()),
            case let end = piece.index(after: apostrophe), end < piece.endIndex
        else { return [piece] }
        return [piece[..<end], piece[end...]]
    }

    private static let articles: Set<String> = ["l", "d", "qu", "j", "m", "n", "s", "c", "t"]

    /// The parts of a piece that are a number, what follows it, or in a script without spaces.
    private static func scripts(of piece: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = piece.startIndex
        for index in piece.indices.dropFirst() {
            if MeaningNumber.decadeEndings.contains(piece[index...].lowercased()) { break }
            let (last, next) = (piece[piece.index(before: index)], piece[index])
            guard isBorder(last, next) else { continue }
            parts.append(piece[start..<index])
            start = index
        }
        return parts + [piece[start...]]
    }

    private static func isBorder(_ last: Character, _ next: Character) -> Bool {
        func isUnspaced(_ character: Character) -> Bool {
            character.unicodeScalars.first?.isUnspaced ?? false
        }
        if isUnspaced(last) || isUnspaced(next) { return isUnspaced(last) != isUnspaced(next) }
        return last.isWholeNumber && next.isLetter
    }
}

extension Unicode.Scalar {
    /// Whether it is Hangul, kana or Han.
    var isUnspaced: Bool { value >= 0x1100 && (isHangul || isJapanese) }

    var isHangul: Bool {
        (0x1100...0x11FF).contains(value) || (0x3130...0x318F).contains(value)
            || (0xAC00...0xD7AF).contains(value)
    }

    /// Whether it is kana or Han.
    var isJapanese: Bool {
        (0x3005...0x3007).contains(value) || (0x3040...0x30FF).contains(value)
            || (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
    }
}
