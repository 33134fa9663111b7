import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MoviesTableTests {
    private static let parasite = MoviesListItemViewModel.sample(
        id: "496243",
        title: "Parasite",
        originalTitle: "기생충",
        year: "2019",
        genres: ["Drama", "Thriller"],
        voteAverage: 8.51
    )

    /// Titles of any length and script; one movie has few known values.
    private static let movies = [
        parasite,
        .sample(
            id: "tt0062622",
            title: "A Title That Is Far Too Long for Any Terminal of Forty or Sixty Columns",
            year: "1968",
            genres: ["Drama", "Science Fiction"],
            voteAverage: 10
        ),
        .sample(
            id: "372058",
            title: "君の名は。君の名は。君の名は。君の名は。",
            originalTitle: "君の名は。",
            year: "2016",
            genres: ["アニメーション"]
        ),
        .sample(id: "7", title: "Nameless", originalTitle: "Nameless"),
    ]

    @Test func `shows year, titles, rating, genres and id`() {
        #expect(
            text([Self.parasite], width: 100) == """
                YEAR  TITLE              RATING  GENRES           ID
                2019  Parasite (기생충)     8.5  Drama, Thriller  496243

                """
        )
    }

    @Test(arguments: [
        // Genres give way first, but a few letters of them are worth their room.
        (56, "2019  Parasite (기생충)     8.5  Drama, Thriller  496243"),
        (55, "2019  Parasite (기생충)     8.5  Drama, Thrill…  496243"),
        (53, "2019  Parasite (기생충)     8.5  Drama, Thri…  496243"),
        (52, "2019  Parasite (기생충)     8.5  496243"),
        (39, "2019  Parasite (기생충)     8.5  496243"),
        // Then the original title, then the rating.
        (38, "2019  Parasite     8.5  496243"), (30, "2019  Parasite     8.5  496243"),
        (29, "2019  Parasite  496243"), (22, "2019  Parasite  496243"),
        (21, "2019  Parasi…  496243"),
    ])
    func `columns give way in order`(width: Int, line: String) {
        #expect(lines([Self.parasite], width: width)[1] == line)
        #expect(line.displayWidth <= width)
    }

    @Test func `omits an original title only where it does not fit`() {
        let long = MoviesListItemViewModel.sample(
            title: "Amélie",
            originalTitle: "Le Fabuleux Destin d'Amélie Poulain"
        )

        let lines = lines([long, Self.parasite], width: 50)

        #expect(lines[1] == "      Amélie                     1")
        #expect(lines[2] == "2019  Parasite (기생충)     8.5  496243")
    }

    @Test(arguments: [
        (80, "1999  Fight Club  with Brad Pitt  Drama   550"),
        (45, "1999  Fight Club  with Brad Pitt  Drama   550"),
        // The reason gives way first.
        (44, "1999  Fight Club  Drama   550"), (29, "1999  Fight Club  Drama   550"),
        (28, "1999  Fight Club  550"),
    ])
    func `says after the title why a movie is there`(width: Int, line: String) {
        let lines = lines([.fightClub], width: width)

        #expect(lines[1] == line)
        #expect(lines[0].hasSuffix("  ID"))
    }

    @Test func `truncates a long reason, and leaves a few letters of the genres`() {
        for (width, line) in [
            (70, "1975  Jaws  about: A great white shark hunts the s…  Horror, Thr…  578"),
            (51, "1975  Jaws  about: A great whit…  Horror, Thr…  578"),
            (50, "1975  Jaws   Horror, Thriller, Adventure  578"),
            (40, "1975  Jaws   Horror, Thriller, Adv…  578"),
        ] {
            #expect(lines([.jaws], width: width)[1] == line)
        }
    }

    @Test func `repeats no original title as a reason`() {
        let movie = MoviesListItemViewModel.sample(
            title: "Parasite",
            originalTitle: "기생충",
            reason: .title("기생충")
        )

        #expect(lines([movie], width: 80)[1] == "      Parasite (기생충)  1")
    }

    @Test func `has no rating column if no movie has a rating`() {
        let lines = lines([.sample(title: "Alien", year: "1979", genres: ["Horror"])], width: 80)

        #expect(lines == ["YEAR  TITLE  GENRES  ID", "1979  Alien  Horror  1"])
    }

    @Test func `has a runtime column, which gives way after the rating, if runtimes are known`() {
        let movie = MovieDetailsItemViewModel(.full).detailedMovie

        #expect(lines([movie], width: 52)[0] == "YEAR  TITLE                RUNTIME  RATING  ID")
        #expect(lines([movie], width: 52)[1] == "1999  The Lantern Keepers       59     7.3  42")
        #expect(lines([movie], width: 44)[0].hasSuffix("RUNTIME  ID"))
        #expect(!lines([movie], width: 30)[0].contains("RUNTIME"))
    }

    @Test func `has no genres column if no movie has genres`() {
        #expect(
            lines([.sample(title: "It", voteAverage: 7)], width: 80)
                == ["YEAR  TITLE  RATING  ID", "      It        7.0  1"]
        )
    }

    @Test(arguments: [
        (8.51, "   8.5"), (10, "  10.0"), (7, "   7.0"), (0.04, "   0.0"),
    ])
    func `right-aligns ratings with one decimal`(average: Double, cell: String) {
        let lines = lines([.sample(title: "Alien", voteAverage: average)], width: 80)

        #expect(lines[1] == "      Alien  \(cell)  1")
    }

    @Test(arguments: [40, 60, 80, 100, 200])
    func `fits, with year and id in full`(width: Int) {
        let lines = lines(Self.movies, width: width)

        #expect(lines.count == 5)
        for line in lines { #expect(line.displayWidth <= width) }
        for (line, movie) in zip(lines.dropFirst(), Self.movies) {
            #expect(line.hasPrefix((movie.year.map(String.init) ?? "    ") + "  "))
            #expect(line.hasSuffix("  \(movie.id)"))
        }
    }

    @Test(arguments: [40, 60, 80, 100, 200])
    func `aligns the ids after titles in any script`(width: Int) {
        let columns = zip(lines(Self.movies, width: width), ["ID"] + Self.movies.map(\.id))
            .map { line, id in line.displayWidth - id.count }

        #expect(Set(columns).count == 1)
    }

    @Test(arguments: [(80, false), (200, true)])
    func `truncates no title while there is another column to give way`(
        width: Int,
        showsDetails: Bool
    ) {
        let lines = lines(Self.movies, width: width)

        #expect(lines[0].contains("RATING") == showsDetails)
        #expect(lines[0].contains("GENRES") == showsDetails)
        #expect(lines[2].contains("…") != showsDetails)
    }

    @Test func `styles all but the title and the rating as secondary, if enabled`() {
        let text = ConsoleTable(width: 80, usesColor: true, showsLinks: false).text([Self.parasite])

        let line = text.split(separator: "\n")[1]
        #expect(
            line == "\u{1B}[2m2019\u{1B}[0m  Parasite\u{1B}[2m (기생충)\u{1B}[0m     8.5  "
                + "\u{1B}[2mDrama, Thriller\u{1B}[0m  \u{1B}[2m496243\u{1B}[0m"
        )
    }

    @Test func `styles a reason as secondary, and sanitizes it`() {
        let movie = MoviesListItemViewModel.sample(title: "It", reason: .cast("A\u{1B}[1mB"))

        let text = ConsoleTable(width: 80, usesColor: true, showsLinks: false).text([movie])

        #expect(text.contains("  It\u{1B}[2m  with AB\u{1B}[0m  "))
    }

    @Test func `links a title to its web page only if enabled`() {
        let text = ConsoleTable(width: 80, usesColor: false, showsLinks: true).text([Self.parasite])

        let url = "https://www.themoviedb.org/movie/496243"
        let link = "\u{1B}]8;;\(url)\u{1B}\\Parasite\u{1B}]8;;\u{1B}\\"
        #expect(text.contains("2019  \(link) (기생충)     8.5  "))
        #expect(!self.text([Self.parasite], width: 80).contains("\u{1B}"))
    }

    @Test func `sanitizes untrusted text`() {
        let text = ConsoleTable(width: 80, usesColor: false, showsLinks: false).text([
            .sample(title: "A\u{1B}[2J\u{202E}B\nC", genres: ["\u{1B}]0;x\u{7}Drama"])
        ])

        #expect(text.contains("AB C"))
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
    }

    private func text(_ items: [MoviesListItemViewModel], width: Int) -> String {
        ConsoleTable(width: width, usesColor: false, showsLinks: false).text(items)
    }

    private func lines(_ items: [MoviesListItemViewModel], width: Int) -> [String] {
        text(items, width: width).split(separator: "\n").map(String.init)
    }
}
