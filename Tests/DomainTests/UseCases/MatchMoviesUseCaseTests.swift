import Domain
import Testing

struct MatchMoviesUseCaseTests {
    private struct Matcher: MovieNameMatcher {
        var error: MoviesError?

        func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch {
            if let error { throw error }
            return MovieMatch(unknown: name.text)
        }
    }

    private let names = (0..<500).map { MovieName("Alien \($0)") }

    @Test func `keeps the order of many names`() async throws {
        let matches = try await MatchMoviesUseCase(matcher: Matcher()).execute(names)

        #expect(matches.map(\.name) == names.map(\.text))
    }

    @Test func `fails if the titles can't be read`() async {
        let useCase = MatchMoviesUseCase(matcher: Matcher(error: .offline(.tmdb)))

        await #expect(throws: MoviesError.offline(.tmdb)) { try await useCase.execute(names) }
    }
}
