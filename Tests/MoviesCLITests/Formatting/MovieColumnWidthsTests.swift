import Presentation
import Testing

@testable import MoviesCLI

struct MovieColumnWidthsTests {
    private static let twenty = String(repeating: "t", count: 20)

    /// 22 columns wide.
    private static let genres = ["Drama", "Science Fiction"]

    @Test(arguments: [
        // Too narrow for more than the title, which fills the line only in rows.
        (39, MovieColumnWidths.Layout.table, [20, 0, 0]), (39, .rows, [39, 0, 0]),
        // A table needs that room for genres in addition to the ratings.
        (40, .table, [20, 6, 0]), (47, .table, [20, 6, 0]), (48, .table, [20, 6, 18]),
        (40, .rows, [20, 4, 12]), (60, .table, [20, 6, 22]), (60, .rows, [20, 4, 22]),
    ])
    func `gives genres the room that titles leave`(
        room: Int,
        layout: MovieColumnWidths.Layout,
        expected: [Int]
    ) {
        #expect(widths(room, layout) == expected)
    }

    @Test func `gives genres a third beside a long title`() {
        let long = String(repeating: "t", count: 60)

        #expect(widths(60, .rows, title: long) == [34, 4, 18])
    }

    @Test func `hides ratings if no movie has one`() {
        #expect(widths(40, .rows, rating: nil) == [20, 0, 18])
        #expect(widths(40, .table, rating: nil) == [20, 0, 18])
    }

    @Test func `hides genres if no movie has one`() {
        #expect(widths(60, .rows, genres: []) == [54, 4, 0])
        #expect(widths(60, .table, genres: []) == [20, 6, 0])
    }

    @Test func `fits the headings of a table`() {
        #expect(widths(60, .table, title: "It", genres: ["War"]) == [5, 6, 6])
        #expect(widths(60, .rows, title: "It", genres: ["War"]) == [2, 4, 3])
    }

    /// The widths of title, rating and genres.
    private func widths(
        _ room: Int,
        _ layout: MovieColumnWidths.Layout,
        title: String = twenty,
        rating: Double? = 7.5,
        genres: [String] = genres
    ) -> [Int] {
        let movie = MoviesListItemViewModel.sample(
            title: title,
            genres: genres,
            voteAverage: rating
        )
        let widths = MovieColumnWidths([movie], room: room, layout: layout)
        return [widths.title, widths.rating, widths.genres]
    }
}
