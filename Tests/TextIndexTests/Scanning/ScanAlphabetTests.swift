import Testing
import Text

@testable import TextIndex

struct ScanAlphabetTests {
    @Test(arguments: [
        ("The Matrix", "the matrix"), ("Se7en", "se7en"), ("Amélie", "amelie"),
        ("Spider-Man", "spider man"), ("Star Wars: A New Hope", "star wars|a new hope"),
        ("Kill Bill - Vol. 2", "kill bill|vol|2"), ("ゴジラ", "gojira"), ("となりのトトロ", "tonarinototoro"),
    ])
    func `writes the words of titles with a byte for each letter`(title: String, expected: String) {
        let separator = String(UnicodeScalar(ScanAlphabet.partSeparator))
        let text = encoded(title).map { String(decoding: $0, as: UTF8.self) }

        #expect(text?.split(separator: separator).joined(separator: "|") == expected)
    }

    @Test func `writes Hangul as the keys that type it`() {
        let keys = "rltodcnd".utf8.compactMap(HangulKeys.key(qwerty:))

        #expect(encoded("기생충") == keys)
        #expect(encoded("기생충 2") == keys + Array(" 2".utf8))
    }

    @Test func `writes a byte that nothing else has for each Cyrillic letter`() {
        let letters = "абвгдежзиклмнопрстуфхцчшщъыьэюя"
        let bytes = encoded(letters) ?? []

        #expect(bytes.count == letters.count)
        #expect(Set(bytes).count == letters.count)
        #expect(bytes.allSatisfy { $0 >= 0x80 && !HangulKeys.isVowel($0) })
        #expect(!bytes.contains(where: HangulKeys.isConsonant))
    }

    @Test(arguments: ["", "?!", "千と千尋の神隠し", "Ζορμπάς", "Matrix 千"])
    func `has no bytes for other characters`(title: String) {
        #expect(encoded(title) == nil)
    }

    private func encoded(_ title: String) -> [UInt8]? {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(title)
        var bytes: [UInt8] = []
        return ScanAlphabet.encode(tokenizer.text, to: &bytes) ? bytes : nil
    }
}
