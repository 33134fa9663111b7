import Testing

@testable import CommandLineKit

struct SpellingSuggestionTests {
    private static let commands = ["search", "show", "open", "list", "suggest", "cache"]

    @Test(arguments: [
        ("search", "search"), ("serch", "search"), ("seerch", "search"), ("SERCH", "search"),
        ("--serch", "search"), ("cachee", "cache"), ("shows", "show"), ("shwo", "show"),
        ("opne", "open"),
    ])
    func `suggests what has one typo in a longer word, or swapped letters`(
        word: String,
        candidate: String
    ) {
        #expect(SpellingSuggestion(for: word, in: Self.commands)?.candidate == candidate)
    }

    @Test(arguments: [
        ("shew", "show"), ("lust", "list"), ("zist", "list"), ("zearhc", "search"),
        ("chace", "cache"),
        // The beginning of only one.
        ("se", "search"), ("sea", "search"), ("su", "suggest"), ("li", "list"), ("ope", "open"),
        ("suggestion", "suggest"),
    ])
    func `suggests what is near, or starts with the word`(word: String, candidate: String) {
        #expect(SpellingSuggestion(for: word, in: Self.commands)?.candidate == candidate)
    }

    @Test(arguments: [
        "", "-", "s", "ol", "xyz", "cax", "zexrhc", "opxx", "showing",
    ])
    func `suggests nothing that is not near, or one of several`(word: String) {
        #expect(SpellingSuggestion(for: word, in: Self.commands) == nil)
        #expect(SpellingSuggestion.hint(for: word, in: Self.commands) == "")
    }

    @Test(arguments: [
        ("lost", ["most", "list"], "list"), ("lost", ["list", "most"], "list"),
        ("most", ["mosts", "most"], "most"), ("mostx", ["most", "mosts"], "most"),
        ("abcde", ["abcdef", "abcd"], "abcdef"), ("degree", ["--degrees"], "--degrees"),
    ])
    func `takes the nearest one, of equal ones one with the same first letter`(
        word: String,
        candidates: [String],
        candidate: String
    ) {
        #expect(SpellingSuggestion(for: word, in: candidates)?.candidate == candidate)
    }

    @Test(arguments: [("abcdexyz", true), ("abcdwxyz", false)])
    func `allows one typo in three letters`(candidate: String, isNear: Bool) {
        #expect((SpellingSuggestion(for: "abcdefgh", in: [candidate]) != nil) == isNear)
    }

    @Test func `suggests nothing for no word, and nothing of no candidates`() {
        #expect(SpellingSuggestion(for: "", in: ["list"]) == nil)
        #expect(SpellingSuggestion(for: "list", in: []) == nil)
        #expect(SpellingSuggestion.hint(for: "lst", in: ["list"]) == "; did you mean 'list'?")
    }
}
