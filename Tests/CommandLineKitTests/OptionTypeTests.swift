import Testing

@testable import CommandLineKit

struct OptionTypeTests {
    private let genres = OptionType(
        placeholder: "NAME,…",
        requirement: "genres",
        suggestions: { ["horror", "comedy"] },
        isList: true
    ) { !$0.isEmpty }

    @Test(arguments: [
        ("1", true), ("20", true), ("7", true), ("0", false), ("21", false), ("-1", false),
        ("x", false), ("", false), ("1.5", false),
    ])
    func `a number is in a range`(value: String, isValid: Bool) {
        let type = OptionType.number(1...20)

        #expect(type.accepts(value) == isValid)
        #expect(type.requirement == "a number from 1 to 20")
        #expect(type.placeholder == "N")
        #expect(type.completes == .anything)
    }

    @Test(arguments: [("year", true), ("-year", false), ("", false), ("Year", false)])
    func `a choice is one of several words`(value: String, isChoice: Bool) {
        let type = OptionType.choice(["year", "title"])

        #expect(type.accepts(value) == isChoice)
        #expect(type.placeholder == "year|title" && type.requirement == "year or title")
        #expect(type.completes == .oneOf(["year", "title"]))
    }

    @Test func `a choice may have other values beside it, of which some are completed`() {
        let type = OptionType(
            choices: ["json"],
            placeholder: "COLOR",
            requirement: "a color",
            suggestions: { ["red"] }
        ) { _ in true }

        #expect(type.placeholder == "json|COLOR" && type.requirement == "json or a color")
        #expect(type.completes == .oneOf(["json", "red"]))
        #expect(type.hint(for: "rde") == "; did you mean 'red'?")
    }

    @Test func `values of an open set are completed if some are known`() {
        let known = OptionType(
            placeholder: "CODE",
            requirement: "a code",
            suggestions: { ["ko"] }
        ) { _ in true }
        let unknown = OptionType(placeholder: "CODE", requirement: "a code") { _ in true }
        let named = OptionType(kind: .named("people")) { _ in true }

        #expect(known.completes == .oneOf(["ko"]))
        #expect(unknown.completes == .anything)
        #expect(named.completes == .named("people"))
        #expect(unknown.requirement == "a code")
        #expect(unknown.hint(for: "x") == "")
    }

    @Test(arguments: [
        ("horor", "; did you mean 'horror'?"), ("comedy,horor", "; did you mean 'horror'?"),
        ("!horor", "; did you mean 'horror'?"), ("horor,comdy", "; did you mean 'horror'?"),
        ("xyz,comdy", "; did you mean 'comedy'?"), ("horror", ""), ("HORROR", ""), ("xyz", ""),
        ("", ""),
    ])
    func `suggests the first name of a list that is misspelled`(value: String, hint: String) {
        #expect(genres.hint(for: value) == hint)
    }

    @Test(arguments: [
        ("horor", "no such thing as horor; did you mean 'horror'?"),
        ("xyz", "no such thing as xyz; give genres"), ("", "--genre must be genres, not ''"),
    ])
    func `says what is wrong with a value, and what may be meant`(value: String, message: String) {
        let type = OptionType(
            placeholder: "NAME,…",
            requirement: "genres",
            suggestions: { ["horror", "comedy"] },
            isList: true,
            problem: { $0.isEmpty ? nil : "no such thing as \($0)" }
        ) { _ in false }

        #expect(type.message(for: value, of: "--genre") == message)
    }

    @Test(arguments: [("yaer", "; did you mean 'year'?"), ("year", ""), ("xyz", "")])
    func `suggests a choice`(value: String, hint: String) {
        #expect(OptionType.choice(["year", "title"]).hint(for: value) == hint)
    }
}
