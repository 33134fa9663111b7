import Domain
import Testing

@testable import Search

/// Words for genres, languages and movies may have a typo.
struct QueryGrammarTyposTests {
    private let grammar = QueryGrammar()

    @Test(arguments: [
        ("90s horor", ["genre:horror", "year:1990-1999"]), ("horor flims", ["genre:horror"]),
        ("comdy 80s", ["genre:comedy", "year:1980-1989"]),
        ("korean thriler", ["genre:thriller", "lang:ko"]),
        ("frech comedy", ["genre:comedy", "lang:fr"]), ("westen movies", ["genre:western"]),
    ])
    func `a word that differs by one typo is read as the right one`(
        text: String,
        filters: [String]
    ) {
        let meaning = grammar.meaning(
            correctingTyposIn: text,
            grammar.meaning(of: text),
            besideFilters: false
        )

        #expect(meaning?.filterWords == filters)
    }

    /// Without a typo, with a word that is no filter, with two typos, in short words, in other
    /// scripts, and in a text that is too long.
    @Test(arguments: [
        "90s horror", "gentleman from indiana", "90s hoor", "90s hrorrr", "90s wr", "90s ホラー",
        "", String(repeating: "horor ", count: 400),
    ])
    func `other texts are left alone`(text: String) {
        #expect(
            grammar.meaning(
                correctingTyposIn: text,
                grammar.meaning(of: text),
                besideFilters: false
            ) == nil
        )
    }
}
