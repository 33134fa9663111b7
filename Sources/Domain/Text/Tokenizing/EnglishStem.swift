/// The common stem of the forms of an English word: `boxing` and `boxed` are `box`.
///
/// The algorithm of M. F. Porter, An algorithm for suffix stripping, Program 14 (1980), on words in
/// lower case. Words with other characters than `a` to `z` are their own stems.
package struct EnglishStem: Hashable, Sendable {
    package private(set) var utf8: [UInt8]

    package init(_ word: ArraySlice<UInt8>) { self.init(Array(word)) }

    package init(_ word: [UInt8]) {
        utf8 = word
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard utf8.count > 2, utf8.allSatisfy(letters.contains) else { return }
        removePlural()
        removePastAndGerund()
        if ends(with: "y"), hasVowel(before: 1) { replaceEnd(1, "i") }
        replaceFirst(Self.doubleSuffixes, minimumMeasure: 1)
        replaceFirst(Self.adjectiveSuffixes, minimumMeasure: 1)
        removeLastSuffix()
        removeFinalLetters()
    }

    /// The letters with which all words that have the stem begin.
    ///
    /// The last letter of a stem may be another one than that of the word: as in `happi`, `dai` of
    /// `day`, `hope` of `hoping`, and `sensibl` of `sensibility`.
    package var commonStart: ArraySlice<UInt8> {
        utf8.last.map("eil".utf8.contains) ?? false ? utf8.dropLast() : utf8[...]
    }
}

// MARK: - The steps

extension EnglishStem {
    /// Suffixes, and what comes in their places.
    private typealias Replacements = [(suffix: StaticString, other: StaticString)]

    private static let doubleSuffixes: Replacements = [
        ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"),
        ("izer", "ize"), ("abli", "able"), ("alli", "al"), ("entli", "ent"), ("eli", "e"),
        ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"), ("ator", "ate"),
        ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"),
        ("aliti", "al"), ("iviti", "ive"), ("biliti", "ble"),
    ]

    private static let adjectiveSuffixes: Replacements = [
        ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"),
        ("ful", ""), ("ness", ""),
    ]

    private static let lastSuffixes: Replacements = [
        ("ement", ""), ("ance", ""), ("ence", ""), ("able", ""), ("ible", ""), ("ment", ""),
        ("ant", ""), ("ent", ""), ("ism", ""), ("ate", ""), ("iti", ""), ("ous", ""), ("ive", ""),
        ("ize", ""), ("al", ""), ("er", ""), ("ic", ""), ("ou", ""),
    ]

    private mutating func removePlural() {
        if ends(with: "sses") || ends(with: "ies") && utf8.count > 4 {
            utf8.removeLast(2)
        } else if ends(with: "s"), !ends(with: "ss"), utf8.count > 3 {
            utf8.removeLast()
        }
    }

    private mutating func removePastAndGerund() {
        if ends(with: "eed") {
            if measure(before: 3) > 0 { utf8.removeLast() }
            return
        }
        let size = ends(with: "ed") ? 2 : ends(with: "ing") ? 3 : 0
        guard size > 0, hasVowel(before: size) else { return }
        utf8.removeLast(size)
        if ends(with: "at") || ends(with: "bl") || ends(with: "iz") {
            utf8.append(UInt8(ascii: "e"))
        } else if endsWithDoubleConsonant, !"lsz".utf8.contains(utf8[utf8.count - 1]) {
            utf8.removeLast()
        } else if measure(before: 0) == 1, endsWithShortSyllable(before: 0) {
            utf8.append(UInt8(ascii: "e"))
        }
    }

    private mutating func removeLastSuffix() {
        guard ends(with: "sion") || ends(with: "tion") else {
            return replaceFirst(Self.lastSuffixes, minimumMeasure: 2)
        }
        if measure(before: 3) > 1 { utf8.removeLast(3) }
    }

    private mutating func removeFinalLetters() {
        if ends(with: "e") {
            let measure = measure(before: 1)
            if measure > 1 || measure == 1 && !endsWithShortSyllable(before: 1) {
                utf8.removeLast()
            }
        }
        if ends(with: "ll"), measure(before: 0) > 1 { utf8.removeLast() }
    }

    /// Replaces the first suffix that the word ends with, if enough remains before it.
    private mutating func replaceFirst(_ replacements: Replacements, minimumMeasure: Int) {
        guard let found = replacements.first(where: { ends(with: $0.suffix) }) else { return }
        let size = found.suffix.utf8CodeUnitCount
        if measure(before: size) >= minimumMeasure { replaceEnd(size, found.other) }
    }

    private mutating func replaceEnd(_ size: Int, _ other: StaticString) {
        utf8.removeLast(size)
        other.withUTF8Buffer { utf8.append(contentsOf: $0) }
    }
}

// MARK: - The parts of a word

extension EnglishStem {
    @inline(__always)
    private func ends(with suffix: StaticString) -> Bool {
        let count = suffix.utf8CodeUnitCount
        // Most words end with another letter than most suffixes.
        guard utf8.count > count, utf8[utf8.count - 1] == suffix.utf8Start[count - 1] else {
            return false
        }
        return suffix.withUTF8Buffer { utf8[(utf8.count - count)...].elementsEqual($0) }
    }

    /// A letter but a, e, i, o, u, and `y` after a consonant.
    private func isConsonant(_ index: Int) -> Bool {
        switch utf8[index] {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"):
            false
        case UInt8(ascii: "y"): index == 0 || !isConsonant(index - 1)
        default: true
        }
    }

    /// The number of vowels that a consonant follows, without the last letters.
    private func measure(before size: Int) -> Int {
        var (count, isAfterVowel) = (0, false)
        for index in 0..<(utf8.count - size) {
            let isConsonant = isConsonant(index)
            if isConsonant, isAfterVowel { count += 1 }
            isAfterVowel = !isConsonant
        }
        return count
    }

    private func hasVowel(before size: Int) -> Bool {
        (0..<(utf8.count - size)).contains { !isConsonant($0) }
    }

    private var endsWithDoubleConsonant: Bool {
        let last = utf8.count - 1
        return last > 0 && utf8[last] == utf8[last - 1] && isConsonant(last)
    }

    /// Whether it ends with consonant, vowel and consonant, the last of which is not w, x or y.
    private func endsWithShortSyllable(before size: Int) -> Bool {
        let last = utf8.count - size - 1
        return last >= 2 && isConsonant(last) && !isConsonant(last - 1) && isConsonant(last - 2)
            && !"wxy".utf8.contains(utf8[last])
    }
}
