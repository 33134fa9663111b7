import Domain
import Testing

struct CompleteNamesUseCaseTests {
    /// Returns what is asked for in place of names.
    private struct EchoNames: PersonSuggestionsRepository {
        func personSuggestions(
            for text: String,
            onlyDirectors: Bool,
            limit: Int
        ) async throws(MoviesError) -> [PersonSuggestion] {
            guard text != "broken" else { throw .offline(.tmdb) }
            let name = (onlyDirectors ? "d-" : "") + text
            return [0, 1].map { PersonSuggestion(name: name, rank: $0) }
        }
    }

    @Test(arguments: [
        ("person:han", "person:han "), ("genre:war by:kub", "genre:war by:d-kub "),
        ("person:tom ha", #"person:"tom ha" "#), (#"person:"tom ha"#, #"person:"tom ha" "#),
        (#"person:"tom "#, #"person:"tom " "#), ("director:", "director:d- "),
        (#"person:"x y" director:kub"#, #"person:"x y" director:d-kub "#),
        ("person:x y director:a b", #"person:x y director:"d-a b" "#),
    ])
    func `completes the last filter by a name, which needs no quotes`(
        text: String,
        completed: String
    ) async {
        #expect(await CompleteNamesUseCase(people: EchoNames()).execute(text) == [completed])
    }

    @Test(arguments: [
        "", "person", "person:tom ", #"person:"tom""#, "genre:ho", "person:tom genre:ho", "x y",
        "person:broken",
    ])
    func `completes nothing else`(text: String) async {
        #expect(await CompleteNamesUseCase(people: EchoNames()).execute(text).isEmpty)
    }
}
