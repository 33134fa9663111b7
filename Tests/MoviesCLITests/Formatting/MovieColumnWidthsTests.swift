import Presentation
import Testing

@testable import MoviesCLI

struct MovieColumnWidthsTests {
    private static let twenty = String(repeating: "t", count: 20)

    /// 22 columns wide.
    private static let genres = ["Drama", "Science Fiction"]

    @Test(arguments: [
        // Genres are truncated to 12 columns, and then hidden.
        (60, [20, 6, 22]), (52, [20, 6, 22]), (51, [20, 6, 21]), (42, [20, 6, 12]),
        (41, [20, 6, 0]), (28, [20, 6, 0]), (27, [20, 0, 0]), (19, [19, 0, 0]), (1, [1, 0, 0]),
    ])
    func `columns of a table give way to its titles`(room: Int, expected: [Int]) {
        #expect(widths(room, .table) == expected)
    }

    @Test(arguments: [
        // Too narrow for more than the title, which fills the line.
        (39, [39, 0, 0]), (40, [20, 4, 12]), (60, [20, 4, 22]),
    ])
    func `gives the genres of rows the room that titles leave`(room: Int, expected: [Int]) {
        #expect(widths(room, .rows) == expected)
    }

    @Test func `gives the genres of rows a third beside a long title`() {
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
        #expect(widths(20, .table, title: "It", genres: ["War"]) == [5, 6, 0])
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
