/// A query of the first consonants of syllables in Hangul: `ㄱㅅㅊ` for `기생충`.
struct SyllableInitials {
    private let letters: [UInt8]

    /// `nil` if the query, in the alphabet of `ScanAlphabet`, is none.
    init?(_ bytes: [UInt8]) {
        letters = bytes.filter { $0 > ScanAlphabet.space }
        guard
            letters.count > 1, letters.contains(where: HangulKeys.isConsonant),
            !letters.contains(where: HangulKeys.isVowel)
        else { return nil }
    }

    /// Whether they are those of the whole title; `nil` if they are not even those of its start.
    func match(_ title: UnsafeBufferPointer<UInt8>) -> Bool? {
        var count = 0
        for index in title.indices {
            let byte = title[index]
            guard byte > ScanAlphabet.space, !HangulKeys.isVowel(byte) else { continue }
            if HangulKeys.isConsonant(byte) {
                // The first consonant of a syllable is the one before its vowel.
                guard index + 1 < title.count, HangulKeys.isVowel(title[index + 1]) else {
                    continue
                }
            }
            guard count < letters.count else { return false }
            guard letters[count] == byte else { return nil }
            count += 1
        }
        return count == letters.count ? true : nil
    }
}
