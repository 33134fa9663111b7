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
        #expect(widths(room) == expected)
    }

    @Test func `hides ratings if no movie has one`() {
        #expect(widths(40, rating: nil) == [20, 0, 18])
    }

    @Test func `hides genres if no movie has one`() {
        #expect(widths(60, genres: []) == [20, 6, 0])
    }

    @Test func `fits the headings of a table`() {
        #expect(widths(60, title: "It", genres: ["War"]) == [5, 6, 6])
        #expect(widths(20, title: "It", genres: ["War"]) == [5, 6, 0])
    }

    /// The widths of title, rating and genres.
    private func widths(
        _ room: Int,
        title: String = twenty,
        rating: Double? = 7.5,
        genres: [String] = genres
    ) -> [Int] {
        let movie = MoviesListItemViewModel.sample(
            title: title,
            genres: genres,
            voteAverage: rating
        )
        let widths = MovieColumnWidths([movie], room: room)
        return [widths.title, widths.rating, widths.genres]
    }
}
