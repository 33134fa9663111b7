import Testing

@testable import Text

struct TermSynonymsTests {
    @Test(arguments: [
        ("2", ["two", "ii"]), ("xx", ["20", "twenty"]), ("one", ["1", "i"]), ("1", ["one", "i"]),
        ("seventeen", ["17", "xvii"]), ("60", ["sixty"]), ("0", []), ("21", []), ("xxi", []),
        ("matrix", []), ("twenty-one", []), ("2nd", ["second"]), ("thirteenth", ["13th"]),
        ("dr", ["doctor"]), ("doctor", ["dr"]), ("st", ["saint", "street"]), ("saint", ["st"]),
        ("versus", ["vs", "v"]), ("v", ["5", "five", "versus", "vs"]), ("pt", ["part"]), ("", []),
        ("d", []), ("doc", []), ("drs", []),
    ])
    func `knows the other forms of numbers and abbreviations`(term: String, others: [String]) {
        #expect(
            TermSynonyms.others(than: Term(utf8: Array(term.utf8))).map(\.description) == others
        )
    }

    @Test func `every form finds the others of its group`() {
        for term in ["2", "30", "20th", "vol", "mister", "sgt", "ft", "christmas"] {
            for other in TermSynonyms.others(than: Term(utf8: Array(term.utf8))) {
                let back = TermSynonyms.others(than: other).map(\.description)
                #expect(back.contains(term), "\(term) and \(other)")
            }
        }
    }

    @Test(arguments: [
        ("u", ["you"]), ("2", ["to", "too"]), ("against", ["versus", "vs"]), ("you", []), ("", []),
    ])
    func `knows what is typed in a hurry`(term: String, meanings: [String]) {
        let found = TermSynonyms.meanings(ofShorthand: Term(utf8: Array(term.utf8)))

        #expect(found.map(\.description) == meanings)
    }

    @Test(arguments: [("ii", "2"), ("seven", "7"), ("x", nil), ("ten", nil), ("dr", nil)])
    func `knows the digit of a number word`(word: String, digit: String?) {
        let found = TermSynonyms.digit(ArraySlice(word.utf8))

        #expect(found.map { String(UnicodeScalar($0)) } == digit)
    }
}
