import Testing

@testable import Domain

struct NarrowMoviesUseCaseTests {
    /// Matches movies by their first letter.
    private struct StubMatcher: QueryMatcher {
        let qualities: [Character: QueryMatch.Quality]

        func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
            matches(ofWords: typed, in: texts.map { [$0] })
        }

        func matches(ofWords words: String, in texts: [[String]]) -> [QueryMatch?] {
            texts.map { parts in
                parts[0].first.flatMap { qualities[$0] }.map { QueryMatch($0, [0..<parts.count]) }
            }
        }
    }

    @Test func `puts better matches first, and keeps the order of the list otherwise`() {
        let useCase = DefaultNarrowMoviesUseCase(
            matcher: StubMatcher(qualities: ["a": .letters, "b": .prefix, "c": .substring])
        )

        let found = useCase.execute("x", in: ["a1", "b1", "z", "c1", "b2", "a2"].map { [$0] })

        #expect(found.map(\.index) == [1, 4, 3, 0, 5])
    }

    @Test func `takes the other texts of a movie, too`() {
        let useCase = DefaultNarrowMoviesUseCase(matcher: StubMatcher(qualities: ["a": .prefix]))

        let found = useCase.execute("x", in: [["a", "1999", "Ada"]])

        #expect(found == [NarrowedMovie(index: 0, titleMatches: [0..<3])])
    }
}
