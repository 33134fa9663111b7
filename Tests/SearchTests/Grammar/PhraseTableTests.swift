import Domain
import Testing
import Text

@testable import Search

struct PhraseTableTests {
    private let phrases = (UInt8.min...UInt8.max).flatMap { byte in
        Array(PhraseTable.phrases(withPrefix: [byte]))
    }

    @Test func `finds all phrases by how their keys begin, in order`() {
        let lines = "\(PhraseTable.data)".split(separator: "\n")

        #expect(phrases.map { Array($0.line) } == lines.map { Array($0.utf8) })
        #expect(Set(phrases.map(\.language)) == Set(0...11))
        for (phrase, next) in zip(phrases, phrases.dropFirst()) {
            #expect(!next.key.lexicographicallyPrecedes(phrase.key), "\(next.text)")
        }
    }

    /// `Scripts/phrase-table` makes the keys.
    @Test func `has the keys that words of a text have`() {
        // An edge of a word, which is a phrase only inside one.
        for phrase in phrases where phrase.text != "・" {
            let key = String(decoding: phrase.key, as: UTF8.self)
            #expect(Word.key(ofPhrase: phrase.text) == key)
        }
    }

    /// In words that a query may have.
    @Test func `has only filters that a query takes`() {
        for meaning in Set(phrases.map(\.meaning)) where !meaning.contains("\"") {
            for filter in meaning.split(separator: " ") where filter.contains(":") {
                #expect(TypedQuery(String(filter))?.error == nil, "\(meaning)")
            }
        }
    }

    @Test func `finds the meanings of a phrase in the languages of a script`() {
        #expect(meanings(of: "horreur", in: PhraseTable.spaced) == ["genre:horror"])
        #expect(meanings(of: "horreur", in: 9...9) == [])
        #expect(meanings(of: "horreu", in: PhraseTable.spaced) == [])
        #expect(meanings(of: "horreurs", in: PhraseTable.spaced) == nil)
        #expect(meanings(of: "", in: PhraseTable.spaced) == nil)
        #expect(meanings(of: "zzz", in: PhraseTable.spaced) == nil)
        #expect(meanings(of: "\u{10FFFF}", in: PhraseTable.spaced) == nil)
    }

    private func meanings(of key: String, in languages: ClosedRange<Int>) -> [String]? {
        PhraseTable.meanings(of: key.utf8, in: languages)?.map { meaning in
            meaning.filters.map { "\($0.key.rawValue):\($0.value)" }.joined(separator: " ")
        }
    }
}
