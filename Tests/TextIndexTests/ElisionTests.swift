import Testing

@testable import Text
@testable import TextIndex

struct ElisionTests {
    @Test func `a word is not found where it is an elision and another word`() throws {
        let sample = SampleIndex(titles: ["Le Portrait d'une dame", "D'une vie", "Dune"])

        #expect(try sample.titles("dune") == ["Dune"])
        #expect(try sample.hits(SearchRequest("dune")).map(\.title) == ["Dune"])
        let without = SampleIndex(titles: ["Le Portrait d'une dame"])
        #expect(try without.hits(SearchRequest("dune")).isEmpty)
        #expect(try without.hits("dune").allSatisfy { $0.isPartial })
    }

    @Test(arguments: [
        ("lamour", "L'amour"), ("l amour", "L'amour"), ("l'amour", "L'amour"), ("amour", "L'amour"),
        ("lavventura", "L'avventura"), ("obrien", "O'Brien"), ("o'brien", "O'Brien"),
        ("o brien", "O'Brien"),
    ])
    func `titles are found without their apostrophes`(query: String, title: String) throws {
        let sample = SampleIndex(titles: ["L'amour", "O'Brien", "L'avventura"])

        #expect(try sample.hits(query).map(\.title) == [title])
        #expect(try sample.hits(query).allSatisfy { !$0.isPartial })
    }

    @Test(arguments: [
        ("Romeo + Juliet", "romeo and juliet"), ("romeo+juliet", "romeo juliet"),
        ("+ Juliet", "juliet"), ("Romeo +", "romeo"), ("a + + b", "a and and b"),
        ("C++", "c"), ("Romeo +Juliet", "romeo juliet"),
    ])
    func `a plus sign between spaces is a word`(text: String, terms: String) {
        #expect(Tokenizer.terms(in: text).map(\.description).joined(separator: " ") == terms)
    }
}
