import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

/// Rows are numbered through suggestions, headings and movies.
struct SearchRowsTests {
    @Test func `has suggestions first, then movies`() {
        let rows = rows(suggestionCount: 2, movieCount: 2)

        #expect(all(rows) == [.suggestion(0), .suggestion(1), .movie(0), .movie(1)])
    }

    @Test func `has a heading before the movies of each section`() {
        let rows = rows(suggestionCount: 1, movieCount: 3, sections: [("A", 2), ("B", 1)])

        #expect(
            all(rows) == [
                .suggestion(0), .heading(0), .movie(0), .movie(1), .heading(1), .movie(2),
            ]
        )
        #expect((0..<6).filter(rows.isHeading) == [1, 4])
    }

    @Test func `has no headings in a list that is narrowed`() {
        var state = state(0, 3, [("A", 2), ("B", 1)])
        state.movies.narrow(to: MoviesNarrowing(text: "a", movies: [NarrowedMovie(index: 2)]))

        #expect(all(SearchRows(state)) == [.movie(0)])
    }

    @Test func `has the queries to try if there are no movies`() {
        var state = state(1, 0, [])
        state.movies.show(.empty(.sample([]), alternatives: [.title("A"), .title("B")]))

        #expect(all(SearchRows(state)) == [.suggestion(0), .movie(0), .movie(1)])
    }

    @Test(arguments: [(-1, false), (0, true), (3, true), (4, false)])
    func `has no other rows`(row: Int, isRow: Bool) {
        #expect((rows(suggestionCount: 1, movieCount: 3).row(row) != nil) == isRow)
    }

    @Test func `the selected row is that of the suggestion, or else of the movie`() {
        var state = state(2, 3, [("A", 2), ("B", 1)])
        state.movies.select(2)

        #expect(SearchRows(state).selected == 6)
        state.prompt.select(1)
        #expect(SearchRows(state).selected == 1)
        state.prompt.select(nil)
        state.movies.show(.failed(.timeout))
        #expect(SearchRows(state).selected == nil)
    }

    @Test(arguments: [
        (0..<2, 0..<0), (0..<3, 0..<0), (0..<4, 0..<1), (2..<7, 0..<3), (5..<6, 0..<0),
        (4..<7, 1..<3),
        (6..<7, 2..<3),
    ])
    func `has movies in a range of rows`(range: Range<Int>, movies: Range<Int>) {
        let rows = rows(suggestionCount: 2, movieCount: 3, sections: [("A", 2), ("B", 1)])

        #expect(rows.movies(in: range) == movies)
    }

    private func all(_ rows: SearchRows) -> [SearchRows.Row] {
        (0..<rows.count).compactMap(rows.row)
    }

    private func rows(
        suggestionCount: Int,
        movieCount: Int,
        sections: [(String, Int)] = []
    ) -> SearchRows {
        SearchRows(state(suggestionCount, movieCount, sections))
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
