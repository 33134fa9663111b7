import Testing

@testable import Domain

struct NarrowMoviesUseCaseTests {
    @Test func `puts better matches first, and keeps the order of the list otherwise`() {
        let titles = ["Arby", "Abel", "Zoo", "Cab", "Abba", "A Bug"]

        let found = DefaultNarrowMoviesUseCase().execute("ab", in: titles.map { [$0] })

        #expect(found.map(\.index) == [1, 4, 3, 0, 5])
    }

    @Test func `takes the other texts of a movie, too`() {
        let found = DefaultNarrowMoviesUseCase().execute("ada lux", in: [["Lux", "1999", "Ada"]])

        #expect(found == [NarrowedMovie(index: 0, titleMatches: [0..<3])])
    }
}
