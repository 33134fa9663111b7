import Text

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

    /// Japanese words are joined: a phrase of one character counts only beside another phrase.
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
