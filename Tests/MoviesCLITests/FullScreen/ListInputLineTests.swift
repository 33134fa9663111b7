@testable import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct ListInputLineTests {
    @Test func `there is no line above a whole list`() {
        #expect(ListInputLine(state(), editor: nil, columns: 40) == nil)
    }

    @Test(arguments: [
        (14, "/ab    1 match", 3), (12, "/ab  1 match", 3), (11, "/ab", 3), (4, "/ab", 3),
    ])
    func `counts the movies that match if there is room`(columns: Int, text: String, cursor: Int) {
        var state = state()
        state.startNarrowing()
        state.mode = .narrowing("ab")
        state.narrow(to: MoviesNarrowing(text: "ab", movies: [NarrowedMovie(index: 1)]))

        let input = ListInputLine(state, editor: nil, columns: columns)

        #expect(input?.line.text == text)
        #expect(input?.cursorColumn == cursor)
    }

    @Test(arguments: [
        (MoviesList.NextPage.none, [Int](), "/ab  0 matches"), (.none, [0, 1], "/ab  2 matches"),
        (.available, [0], "/ab  1 match of 2 loaded"),
        (.failed(.timeout), [], "/ab  0 matches of 2 loaded"),
    ])
    func `says of how many movies if others are not loaded`(
        nextPage: MoviesList.NextPage,
        matches: [Int],
        text: String
    ) {
        var state = state(nextPage)
        let movies = matches.map { NarrowedMovie(index: $0) }
        state.narrow(to: MoviesNarrowing(text: "ab", movies: movies))

        let input = ListInputLine(state, editor: nil, columns: text.count)

        #expect(input?.line.text == text)
        #expect(input?.cursorColumn == nil)
    }

    @Test(arguments: [
        (18, ["x1", "x2"], "filter: x    x1 x2"), (16, ["x1", "x2"], "filter: x  x1 x2"),
        (15, ["x1", "x2"], "filter: x"), (20, ["war x1"], "filter: x         x1"),
        (30, [#"y:1 with:"A B" "#, "z:"], #"filter: x        with:"A B" z:"#),
        (22, ["x1", "x2", "x34567"], "filter: x  x1 x2 x345…"), (20, [], "filter: x"),
    ])
    func `shows completions in at most half of the line`(
        columns: Int,
        completions: [String],
        text: String
    ) {
        var state = state()
        state.mode = .filtering("x", completions: Choice(completions))

        let input = ListInputLine(state, editor: nil, columns: columns)

        #expect(input?.line.text.trimmingEnd == text)
        #expect(input?.cursorColumn == 9)
    }

    @Test(arguments: [(["x1"], TextStyle.secondary), (["x1", "x2"], .accent)])
    func `stresses the selected one of several completions`(
        completions: [String],
        style: TextStyle
    ) {
        var state = state()
        state.mode = .filtering("x", completions: Choice(completions))

        let pieces = ListInputLine(state, editor: nil, columns: 40)?.line.pieces ?? []

        #expect(pieces.filter { $0.text == "x1" }.map(\.style) == [style])
        #expect(pieces.filter { $0.text == " x2" }.allSatisfy { $0.style == .secondary })
    }

    @Test(arguments: [
        (30, 0, false, "sort: relevance  rating  year "),
        (29, 0, false, "sort: relevance  rating  yea…"),
        (30, 1, false, "sort: relevance  rating  year "),
        (29, 1, false, "sort: rating  year "), (31, 1, true, "sort: relevance  -rating  year "),
        (30, 2, true, "sort: -year "),
    ])
    func `shows orders, in a narrow line from the selected one on`(
        columns: Int,
        index: Int,
        isReversed: Bool,
        text: String
    ) {
        let words = ["relevance", "rating", "year"]
        var state = state()
        state.mode = .sorting(Choice(words, selected: words[index]), isReversed: isReversed)

        let input = ListInputLine(state, editor: nil, columns: columns)

        #expect(input?.line.text == text)
        #expect(input?.line.pieces.filter { $0.style == .selection }.count == 1)
        #expect(input?.cursorColumn == nil)
    }

    private func state(_ nextPage: MoviesList.NextPage = .none) -> MoviesListState {
        var state = MoviesListState()
        state.show(.loaded(.sample(["A", "B"], nextPage: nextPage)))
        return state
    }
}
