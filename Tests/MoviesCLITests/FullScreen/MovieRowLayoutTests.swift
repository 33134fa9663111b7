import Presentation
import Testing

@testable import MoviesCLI

struct MovieRowLayoutTests {
    private let parasite = MoviesListItemViewModel.sample(
        title: "Parasite",
        originalTitle: "기생충",
        year: "2019",
        genres: ["Drama"],
        voteAverage: 8.51
    )

    @Test func `shows year, titles, rating and genres in a row`() {
        let row = MovieRowLayout([parasite], columns: 60).line(parasite, isSelected: false)

        #expect(row.text == "  2019  Parasite (기생충)  8.5   Drama")
    }

    @Test func `marks the selected row, which fills all columns`() {
        let row = MovieRowLayout([parasite], columns: 60).line(parasite, isSelected: true)

        #expect(row.text.hasPrefix("> 2019  Parasite"))
        #expect(row.width == 60)
        #expect(row.pieces.allSatisfy { $0.style.contains(.reverse) })
    }

    @Test func `omits an original title that does not fit`() {
        let row = MovieRowLayout([parasite], columns: 24).line(parasite, isSelected: false)

        #expect(row.text == "  2019  Parasite        ")
    }

    @Test(arguments: [9, 20, 47, 48, 60, 100])
    func `fits, with room for the longest title`(columns: Int) {
        let long = MoviesListItemViewModel.sample(
            title: String(repeating: "기", count: 70),
            genres: ["Drama", "Science Fiction"],
            voteAverage: 10
        )
        let layout = MovieRowLayout([parasite, long], columns: columns)

        for movie in [parasite, long] {
            #expect(layout.line(movie, isSelected: true).width == columns)
            #expect(layout.line(movie, isSelected: false).width <= columns)
        }
    }
}
