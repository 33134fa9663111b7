import Presentation
import Terminal
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

    @Test(arguments: [
        (80, "  2019  Parasite (기생충)                            8.5  Drama"),
        (60, "  2019  Parasite (기생충)                                8.5"),
        (30, "  2019  Parasite (기생충)  8.5"), (29, "  2019  Parasite (기생충)"),
        (20, "  2019  Parasite"), (13, "  2019  Para…"),
    ])
    func `shows year, title and rating, and genres in a wide row`(columns: Int, expected: String) {
        let row = MovieRowLayout(columns: columns).line(parasite, isSelected: false)

        #expect(row.text.trimmingEnd == expected)
    }

    @Test(arguments: [
        (80, "  1999  Fight Club  with Brad Pitt                        Drama"),
        (39, "  1999  Fight Club  with Brad Pitt"), (38, "  1999  Fight Club"),
    ])
    func `says after the title why a movie is there, if there is room`(
        columns: Int,
        expected: String
    ) {
        let layout = MovieRowLayout(columns: columns)

        #expect(layout.line(.fightClub, isSelected: false).text.trimmingEnd == expected)
    }

    @Test func `marks the letters of a reason that match, except in the selected row`() {
        let layout = MovieRowLayout(columns: 80)

        let row = layout.line(.jaws, isSelected: false)
        #expect(row.text.hasPrefix("  1975  Jaws  about: A great white shark hunts "))
        #expect(row.pieces.filter { $0.style == .accent }.map(\.text) == ["great"])
        #expect(row.pieces.contains { $0.text == "  about: A " && $0.style == .secondary })
        #expect(layout.line(.jaws, isSelected: true).pieces.allSatisfy { $0.style == .selection })
    }

    @Test func `shows the selected row in one style over all columns`() {
        let row = MovieRowLayout(columns: 80).line(parasite, isSelected: true)

        #expect(row.text.hasPrefix("> 2019  Parasite"))
        #expect(row.width == 80)
        #expect(row.pieces.allSatisfy { $0.style == .selection })
    }

    @Test func `marks a movie, and the letters that match`() {
        let row = MovieRowLayout(columns: 40)
            .line(parasite, matches: [0..<2, 4..<5], isSelected: false, isMarked: true)

        #expect(row.text.hasPrefix("* 2019  Parasite"))
        #expect(row.pieces.filter { $0.style == .match }.map(\.text) == ["Pa", "s"])
    }

    @Test func `marks a movie before it is selected and while it is`() {
        let layout = MovieRowLayout(columns: 40)

        for (isSelected, isMarked, text) in [
            (false, false, "  2019"), (true, false, "> 2019"), (false, true, "* 2019"),
            (true, true, ">*2019"),
        ] {
            let row = layout.line(parasite, isSelected: isSelected, isMarked: isMarked)
            #expect(row.text.hasPrefix(text))
        }
        let styles = [false, true].map {
            layout.line(parasite, isSelected: false, isMarked: $0).pieces.first?.style
        }
        #expect(styles == [.plain, .accent])
    }

    @Test func `marks no letters of a title with control characters`() {
        let movie = MoviesListItemViewModel.sample(title: "Para\u{1B}[1msite")

        let row = MovieRowLayout(columns: 40).line(movie, matches: [0..<2], isSelected: false)

        #expect(!row.pieces.contains { $0.style == .match })
    }

    @Test func `leaves the room of the rating to the title if no movie has one`() {
        let movie = MoviesListItemViewModel.sample(title: String(repeating: "a", count: 40))

        for (hasRatings, count) in [(true, 17), (false, 22)] {
            let layout = MovieRowLayout(columns: 30, hasRatings: hasRatings)
            let row = layout.line(movie, isSelected: false)
            #expect(row.text.filter { $0 == "a" || $0 == "…" }.count == count)
        }
    }

    @Test(arguments: [9, 20, 29, 30, 71, 72, 100])
    func `fits, with columns that don't depend on the movie`(columns: Int) {
        let long = MoviesListItemViewModel.sample(
            title: String(repeating: "기", count: 70),
            genres: ["Drama", "Science Fiction"],
            voteAverage: 10
        )
        let layout = MovieRowLayout(columns: columns)

        for movie in [parasite, long] {
            #expect(layout.line(movie, isSelected: true).width == columns)
            #expect(layout.line(movie, isSelected: false).width <= columns)
        }
    }
}
