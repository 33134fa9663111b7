import Testing

@testable import Text
@testable import TextIndex

struct NumberFormsTests {
    @Test(arguments: [
        (
            "fahrenheit 451",
            ["fahrenheit four hundred and fifty one", "fahrenheit four hundred fifty one"]
        ),
        ("25th hour", ["twenty fifth hour"]), ("21st", ["twenty first"]),
        ("92nd", ["ninety second"]),
        ("20000", ["twenty thousand"]), ("21 grams", ["twenty one grams"]), ("30", ["thirty"]),
        ("300", ["three hundred"]), ("2000", ["two thousand"]), ("99", ["ninety nine"]),
        ("101", ["one hundred and one", "one hundred one"]),
        ("115", ["one hundred and fifteen", "one hundred fifteen"]),
    ])
    func `writes numbers in words`(query: String, variants: [String]) {
        #expect(self.variants(of: query) == variants)
    }

    @Test(arguments: [
        ("four hundred fifty one", "451"),
        ("fahrenheit four hundred and fifty one", "fahrenheit 451"),
        ("twenty fifth hour", "25th hour"), ("ninety second", "92nd"), ("thirty first", "31st"),
        ("the twenty fifth hour", "the 25th hour"), ("only twenty one", "only 21"),
        ("eighty third", "83rd"), ("twenty thousand leagues", "20000 leagues"),
        ("twenty one grams", "21 grams"), ("two thousand and one nights", "2001 nights"),
        ("one hundred and one dalmatians", "101 dalmatians"), ("three hundred", "300"),
        ("nine hundred ninety nine thousand", "999000"), ("the forty seven ronin", "the 47 ronin"),
    ])
    func `writes numbers of several words in digits`(query: String, variant: String) {
        #expect(variants(of: query) == [variant])
    }

    @Test(arguments: [
        "1917", "2049", "2001", "7", "20", "007", "123456", "2fast", "25rd", "11th", "30th",
        "matrix",
        "", "seven", "twenty", "one two three", "three one", "hundred", "thousand and one nights",
        "me and one",
        "first", "twelve angry men", "twenty and one", "zero",
    ])
    func `leaves years, small numbers and single words`(query: String) {
        #expect(variants(of: query).isEmpty)
    }

    @Test(arguments: [
        ("one hundred and the rest", ["100 and the rest"]), ("one hundred and", ["100 and"]),
        ("twenty twenty", []), ("twenty one twenty two", ["21 22"]),
        ("two hundred zero", ["200 zero"]), ("twenty nine one", ["29 one"]),
    ])
    func `ends a number where it is complete`(query: String, variants: [String]) {
        #expect(self.variants(of: query) == variants)
    }

    @Test(arguments: [
        ("Fahrenheit 451", "fahrenheit four hundred fifty one"),
        ("Fahrenheit Four Hundred and Fifty One", "fahrenheit 451"),
        ("25th Hour", "twenty fifth hour"), ("Twenty-Fifth Hour", "25th hour"),
        ("20,000 Leagues", "20000 leagues"), ("Twenty Thousand Leagues", "20000 leagues"),
        ("20000 Leagues", "twenty thousand leagues"),
    ])
    func `titles are found by either form`(title: String, query: String) throws {
        let sample = SampleIndex(titles: ["Something Else", title])

        #expect(try sample.hits(SearchRequest(query, allowsTypos: false)).map(\.title) == [title])
    }

    private func variants(of query: String) -> [String] {
        NumberForms.variants(of: Tokenizer.terms(in: query)).map { terms in
            terms.map(\.description).joined(separator: " ")
        }
    }
}
