import Text

/// Hangul as the keys of the standard keyboard (KS X 5002) that type it, one byte each.
///
/// A syllable is a consonant, a vowel and up to two consonants; some vowels take two keys.
enum HangulKeys {
    /// The bytes of the keys: a range that `ScanAlphabet` uses for nothing else.
    private static let base: UInt8 = 0x80

    /// The keys in the order of their bytes: the consonants, then the vowels.
    ///
    /// Written as on a QWERTY keyboard, where the capitals are typed with shift.
    static let qwerty = Array("rRseEfaqQtTdwWczxvgkoiOjpuPhynbml".utf8)

    private static let consonantCount: UInt8 = 19

    /// The keys of the 19 initial consonants, the 21 vowels and the 28 finals, in Unicode's order.
    static let initials = "r R s e E f a q Q t T d w W c z x v g".split(separator: " ").map(keys)
    static let vowels = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(separator: " ")
        .map(keys)
    static let finals =
        [[]]
        + "r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g".split(separator: " ")
        .map(keys)

    private static func keys(_ letters: Substring) -> [UInt8] {
        letters.utf8.map { base + UInt8(qwerty.firstIndex(of: $0) ?? 0) }
    }

    static func isConsonant(_ byte: UInt8) -> Bool { byte &- base < consonantCount }

    static func isVowel(_ byte: UInt8) -> Bool {
        byte &- base >= consonantCount && byte &- base < UInt8(qwerty.count)
    }

    /// Appends the keys of a syllable or of a part of one; returns `false` for anything else.
    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
        switch scalar {
        case 0xAC00...0xD7A3:
            let number = Int(scalar - 0xAC00)
            bytes += initials[number / 588]
            bytes += vowels[number % 588 / 28]
            bytes += finals[number % 28]
        case 0x1100..<0x1113: bytes += initials[Int(scalar - 0x1100)]
        case 0x1161..<0x1176: bytes += vowels[Int(scalar - 0x1161)]
        case 0x11A8..<0x11C3: bytes += finals[Int(scalar - 0x11A7)]
        default: return false
        }
        return true
    }
}

// MARK: - Composing syllables

extension HangulKeys {
    /// The key that is typed as a letter on a QWERTY keyboard.
    static func key(qwerty letter: UInt8) -> UInt8? {
        (qwerty.firstIndex(of: letter) ?? qwerty.firstIndex(of: letter.asciiLowercased)).map {
            base + UInt8($0)
        }
    }

    /// Removes the keys of the first syllable; `nil` if they are not those of a whole syllable.
    ///
    /// A consonant before a vowel starts the next syllable.
    static func takeSyllable(from keys: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let initial = take(1, of: initials, from: &keys),
            let vowel = take(2, of: vowels, from: &keys) ?? take(1, of: vowels, from: &keys)
        else { return nil }
        let final = takeFinal(2, from: &keys) ?? takeFinal(1, from: &keys) ?? 0
        return Unicode.Scalar(UInt32(0xAC00 + (initial * 21 + vowel) * 28 + final))
    }

    private static func takeFinal(_ count: Int, from keys: inout ArraySlice<UInt8>) -> Int? {
        let isBeforeVowel = keys.dropFirst(count).first.map(isVowel) ?? false
        return isBeforeVowel ? nil : take(count, of: finals, from: &keys)
    }

    /// Removes the first keys if they are one of some letters, and returns the letter's number.
    private static func take(
        _ count: Int,
        of letters: [[UInt8]],
        from keys: inout ArraySlice<UInt8>
    ) -> Int? {
        guard keys.count >= count,
            let number = letters.firstIndex(where: { $0.elementsEqual(keys.prefix(count)) })
        else { return nil }
        keys.removeFirst(count)
        return number
    }
}
