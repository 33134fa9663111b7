import Text

extension Word {
    var isUnspaced: Bool { key.unicodeScalars.first?.isUnspaced ?? false }

    /// The words of a query; each separator is a space, a hyphen or empty.
    ///
    /// Words are divided at hyphens and after articles (`rom-com`, `d'horreur`), and so are numbers and
    /// what follows them (`90s`, `90'lar`), and phrases in scripts without spaces from others. Other punctuation
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
        let marks = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0.isSpace }
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
        for (last, index) in zip(piece, piece.indices.dropFirst())
        where isBorder(last, piece[index]) {
            if isDecadeEnding(piece[index...]) { break }
            parts.append(piece[start..<index])
            start = index
        }
        return (parts + [piece[start...]]).map { $0.drop { $0 == "'" } }.filter { !$0.isEmpty }
    }

    private static func isDecadeEnding(_ rest: Scalars) -> Bool {
        rest.count < 4 && MeaningNumber.decadeEndings.contains(Substring(rest).lowercased())
    }

    private static func isBorder(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
        if last.isUnspaced || next.isUnspaced { return last.isUnspaced != next.isUnspaced }
        return last.isNumber != next.isNumber
    }
}

// MARK: - Scripts without spaces

extension Word {
    /// The word itself, or the phrases in it if its script has no spaces: `공포영화`, `恋愛映画`.
    func divided() -> [Word] {
        guard isUnspaced else { return [self] }
        let characters = Array(key)
        let languages = PhraseTable.languages(ofWord: key)
        let lengths =
            key.unicodeScalars.contains(where: \.isHangul)
            ? Self.koreanLengths(characters, languages)
            : Self.japaneseLengths(characters, languages)
        guard lengths.count > 1 else { return [self] }
        var rest = text[...]
        return lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            let isFirst = rest.startIndex == text.startIndex
            return Word(String(rest.prefix(length)), after: isFirst ? separator : "")
        }
    }

    /// The length of the longest phrase at an index; `nil` if there is none.
    private static func phraseLength(
        _ characters: [Character],
        at start: Int,
        _ languages: ClosedRange<Int>
    ) -> Int? {
        var key = ""
        var length: Int?
        for (index, character) in characters[start...].enumerated() {
            key.append(character)
            guard let meanings = PhraseTable.meanings(of: key.utf8, in: languages) else { break }
            if !meanings.isEmpty { length = index + 1 }
        }
        return length
    }

    /// A Korean word is phrases and then at most a particle, or a name before a phrase of filler.
    private static func koreanLengths(
        _ characters: [Character],
        _ languages: ClosedRange<Int>
    ) -> [Int] {
        var lengths: [Int] = []
        var start = 0
        while let length = phraseLength(characters, at: start, languages) {
            lengths.append(length)
            start += length
        }
        if start == characters.count { return lengths }
        let rest = String(characters[start...])
        if start > 0, particles.contains(rest) { return lengths + [rest.count] }
        let ending = (1..<max(characters.count - 1, 1)).first { index in
            PhraseTable.meanings(of: String(characters[index...]).utf8, in: languages)?
                .contains(where: \.isFiller) ?? false
        }
        return ending.map { [$0, characters.count - $0] } ?? [characters.count]
    }

    static let particles = [
        "을", "를", "이", "가", "은", "는", "의", "에", "에서", "으로", "로", "와", "과", "도", "만", "용", "적인",
        "인", "나", "이나", "하고", "랑", "이랑", "부터", "까지", "대", "물",
    ]

    /// Japanese and Chinese words are joined: a phrase of one character counts only beside another phrase.
    private static func japaneseLengths(
        _ characters: [Character],
        _ languages: ClosedRange<Int>
    ) -> [Int] {
        var lengths: [Int] = []
        var start = 0
        var unknown = 0
        while start + unknown < characters.count {
            let index = start + unknown
            let length = phraseLength(characters, at: index, languages)
            if let length, length > 1 || unknown == 0 && index > 0 || isParticle(characters, index),
                unknown == 0 || !isInsideKatakana(characters, index),
                isDivided(characters, at: index + length, languages)
            {
                lengths += unknown > 0 ? [unknown, length] : [length]
                start = index + length
                unknown = 0
            } else {
                unknown += 1
            }
        }
        return unknown > 0 ? lengths + [unknown] : lengths
    }

    /// Whether a character is a particle after a word in katakana or Han, such as `の`.
    private static func isParticle(_ characters: [Character], _ index: Int) -> Bool {
        guard index > 0, "のがをにはでともへや".contains(characters[index]) else { return false }
        return characters[index - 1].unicodeScalars.allSatisfy { $0.value >= 0x30A0 }
    }

    /// Whether a word may end at an index: in katakana, only if the rest is phrases, too.
    private static func isDivided(
        _ characters: [Character],
        at index: Int,
        _ languages: ClosedRange<Int>
    ) -> Bool {
        guard isInsideKatakana(characters, index) else { return true }
        guard let length = phraseLength(characters, at: index, languages), length > 1 else {
            return false
        }
        return isDivided(characters, at: index + length, languages)
    }

    /// Whether an index is within a word in katakana, as foreign words are written.
    private static func isInsideKatakana(_ characters: [Character], _ index: Int) -> Bool {
        guard index > 0, index < characters.count else { return false }
        return [characters[index - 1], characters[index]].allSatisfy { character in
            character != "・"
                && character.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
        }
    }
}

extension Unicode.Scalar {
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
    fileprivate var isNumber: Bool { ("0"..."9").contains(self) || ("０"..."９").contains(self) }

    /// Whether it is Hangul, kana or Han.
    var isUnspaced: Bool { Script(self) != .other }

    var isHangul: Bool { Script(self) == .hangul }
}
