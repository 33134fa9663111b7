import Domain
import Testing

@testable import Presentation

struct MatchReasonViewModelTests {
    private static let jaws =
        "A police chief, a marine biologist and a fisherman set out to kill a great white shark "
        + "that terrorizes a beach town."

    @Test(arguments: [
        (MatchReason.cast("Brad Pitt"), "with Brad Pitt"),
        (.director("Phil Lord"), "directed by Phil Lord"), (.series("James Bond"), "James Bond"),
        (.studio("Studio Ghibli"), "Studio Ghibli"), (.character("Neo"), "Neo"),
        (.keyword("shark"), "shark"), (.title("기생충"), "기생충"),
        (.overview("A shark.", matches: []), "about: A shark."),
    ])
    func `is a few words`(reason: MatchReason, text: String) {
        var movie = Movie(id: .tmdb(1), title: "Movie")
        #expect(MoviesListItemViewModel(movie).because == nil)

        movie.reason = reason

        #expect(MoviesListItemViewModel(movie).because == text)
        #expect(MatchReasonViewModel(reason).matches == [])
    }

    @Test(arguments: [
        (["great", "shark"], "about: … set out to kill a great white shark that terrorizes a …"),
        (["police"], "about: A police chief, a marine biologist and a fisherman set out …"),
        (["town"], "about: … to kill a great white shark that terrorizes a beach town."),
        // The second word is not in the excerpt.
        (
            ["police", "town"],
            "about: A police chief, a marine biologist and a fisherman set out …"
        ),
    ])
    func `quotes whole words around the first match`(words: [String], text: String) {
        let reason = MatchReasonViewModel(
            .overview(Self.jaws, matches: words.map { Self.range(of: $0, in: Self.jaws) })
        )

        #expect(reason.text == text)
        let matched = text.parts(matching: reason.matches).filter(\.isMatch).map(\.text)
        #expect(matched == words.filter(text.contains))
    }

    @Test func `cuts a text without spaces anywhere`() {
        let text = String(repeating: "海", count: 70) + "鮫" + String(repeating: "海", count: 70)

        let reason = MatchReasonViewModel(.overview(text, matches: [70..<71]))

        #expect(reason.text.count == "about: … ".count + 60 + " …".count)
        #expect(reason.text.parts(matching: reason.matches).first(where: \.isMatch)?.text == "鮫")
    }

    private static func range(of word: String, in text: String) -> Range<Int> {
        let characters = Array(text)
        let start = characters.indices.first { characters[$0...].starts(with: word) } ?? 0
        return start..<start + word.count
    }
}
