import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

/// Rows are numbered through suggestions, headings and movies.
struct SearchRowsTests {
    @Test func `has no headings in a list that is narrowed`() {
        var state = state(0, 3, [("A", 2), ("B", 1)])
        state.movies.narrow(to: MoviesNarrowing(text: "a", movies: [NarrowedMovie(index: 2)]))

        let rows = SearchRows(state)
        #expect((0..<rows.count).map(rows.row) == [.movie(0)])
    }

    @Test(arguments: [
        (0..<2, 0..<0), (0..<3, 0..<0), (0..<4, 0..<1), (2..<7, 0..<3), (5..<6, 0..<0),
        (4..<7, 1..<3),
        (6..<7, 2..<3),
    ])
    func `has movies in a range of rows`(range: Range<Int>, movies: Range<Int>) {
        #expect(SearchRows(state(2, 3, [("A", 2), ("B", 1)])).movies(in: range) == movies)
    }

    private func state(
        _ suggestionCount: Int,
        _ movieCount: Int,
        _ sections: [(String, Int)]
    ) -> SearchState {
        var list = MoviesList.sample((0..<movieCount).map { "Movie \($0)" })
        list.sections = sections.map { MoviesList.Section(title: $0, count: $1) }
        var state = SearchState()
        state.movies.show(.loaded(list))
        state.prompt = .loaded((0..<suggestionCount).map { .recent("query \($0)") })
        return state
    }
}
