import Testing

@testable import Infrastructure

struct EditDistanceTests {
    @Test(arguments: [
        ("runner", "runner", 0), ("ruiner", "runner", 1), ("runer", "runner", 1),
        ("runnner", "runner", 1), ("rnuner", "runner", 1), ("matirx", "matrix", 1),
        ("intersteller", "interstellar", 1), ("godfahter", "godfather", 1),
        // A wrong first letter counts two.
        ("gatrix", "matrix", 2), ("atrix", "matrix", 2), ("amtrix", "matrix", 2),
        ("seven", "eleven", nil), ("abcdef", "runner", nil),
    ])
    func `counts the typos to a word`(typed: String, word: String, typos: Int?) {
        #expect(between(typed, word, limit: 2).whole == typos)
    }

    @Test func `counts the typos to the beginning of a word`() {
        #expect(between("intersteler", "interstellarworld", limit: 2).prefix == 2)
        #expect(between("inter", "interstellar", limit: 0).prefix == 0)
    }

    @Test(arguments: [("abc", 0), ("abcd", 1), ("abcdef", 1), ("abcdefg", 2), ("2049", 0)])
    func `allows typos by the length of the typed word`(typed: String, limit: Int) {
        #expect(EditDistance.limit(for: word(typed)) == limit)
    }

    private func between(_ typed: String, _ other: String, limit: Int) -> EditDistance.Result {
        EditDistance.between(word(typed), word(other), limit: limit)
    }

    private func word(_ text: String) -> TextWord {
        TextWord(Array(text.unicodeScalars))
    }
}
