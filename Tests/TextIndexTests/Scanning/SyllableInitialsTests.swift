import Testing
import Text

@testable import TextIndex

struct SyllableInitialsTests {
    @Test(arguments: [
        ("ㄱㅅㅊ", "기생충", true), ("ㄱㅅㅊ", "기생충 2", false), ("ㄱㅅ", "기생충", false),
        ("ㄱㅅ ㅊ", "기생충", true), ("ㅂㅅㅎ", "부산행", true), ("ㅇㄷㅂㅇ", "올드보이", true),
        ("ㄱㅅㅊ2", "기생충 2", true), ("ㄱㄲ", "가까", true), ("ㄱㅅ", "각 사", true),
    ])
    func `match titles by the first consonants of their syllables`(
        query: String,
        title: String,
        isWhole: Bool
    ) throws {
        #expect(try match(query, title) == isWhole)
    }

    @Test(arguments: [
        ("ㄱㅅㅊ", "기생"), ("ㄱㅅㅊ", "기생이"), ("ㅅㅊ", "기생충"), ("ㄱㄱ", "각"), ("ㄱㅅㅊ", "matrix"),
    ])
    func `match no other titles`(query: String, title: String) throws {
        #expect(try match(query, title) == nil)
    }

    @Test(arguments: ["ㄱ", "기생충", "ㄱㅏ", "matrix", "ㄱ생", "22"])
    func `are two letters or more, and no vowels`(query: String) {
        #expect(SyllableInitials(encoded(query)) == nil)
    }

    private func match(_ query: String, _ title: String) throws -> Bool? {
        let initials = try #require(SyllableInitials(encoded(query)))
        return encoded(title).withUnsafeBufferPointer(initials.match)
    }

    private func encoded(_ text: String) -> [UInt8] {
        var tokenizer = Tokenizer()
        tokenizer.tokenize(text)
        var bytes: [UInt8] = []
        _ = ScanAlphabet.encode(tokenizer.text, to: &bytes)
        return bytes
    }
}
