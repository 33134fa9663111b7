import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieColumnsTests {
    private let lantern = MovieDetailsItemViewModel(.full).detailedMovie
    private let alien = MoviesListItemViewModel.sample(
        id: "348",
        title: "Alien",
        year: "1979",
        voteAverage: 8.16
    )

    @Test func `has the fields as columns, in their order, with numbers on the right`() {
        #expect(
            lines([.year, .voteAverage, .title, .runtime, .directors, .id], width: 100) == [
                "YEAR  VOTE AVERAGE  TITLE                RUNTIME  DIRECTORS   ID",
                "1999          7.25  The Lantern Keepers       59  Ada Brandt  42",
                "1979          8.16  Alien                                     348",
            ]
        )
    }

    @Test func `rounds ratings, and separates names by commas`() {
        #expect(
            lines([.rating, .cast], width: 100) == [
                "RATING  CAST", "   7.3  Mara Lind, Ilse", "   8.2  ",
            ]
        )
    }

    @Test func `the title gives way first, then other texts, and never a number or an id`() {
        for width in 30...90 {
            let shown = lines([.id, .title, .voteCount, .cast], width: width)
            for line in shown { #expect(line.displayWidth <= width) }
            #expect(shown[1].contains("       140  M"))
            #expect(shown[2].hasPrefix("348  Alien"))
            #expect(shown[1].hasSuffix("Ilse") == (width >= 53))
        }
        let long = MoviesListItemViewModel.sample(title: String(repeating: "long ", count: 9))
        let table = ConsoleTable(width: 30, usesColor: false, showsLinks: false)
        #expect(
            table.text([long, lantern], [.title, .id])
                == """
                TITLE                       ID
                long long long long long …  1
                The Lantern Keepers         42

                """
        )
    }

    @Test func `links and sanitizes titles, and dims ids and years`() {
        let hostile = MoviesListItemViewModel.sample(
            title: "A\u{1B}[2JB\nC",
            year: "1999"
        )
        let table = ConsoleTable(width: 80, usesColor: true, showsLinks: true)

        let lines = table.text([hostile], [.title, .year]).split(separator: "\n").map(String.init)

        #expect(
            lines.last
                == "\u{1B}]8;;https://www.themoviedb.org/movie/1\u{1B}\\AB C"
                + "\u{1B}]8;;\u{1B}\\   \u{1B}[2m1999\u{1B}[0m"
        )
    }

    private func lines(_ fields: [MovieField], width: Int) -> [String] {
        ConsoleTable(width: width, usesColor: false, showsLinks: false)
            .text([lantern, alien], fields)
            .split(separator: "\n").map(String.init)
    }
}
