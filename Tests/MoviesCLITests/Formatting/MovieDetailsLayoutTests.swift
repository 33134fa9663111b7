import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieDetailsLayoutTests {
    private let lantern = Movie(id: .tmdb(42), title: "Lantern")

    @Test func `prints all details in lines that fit`() {
        #expect(
            lines(.full, width: 40) == [
                "The Lantern Keepers (1999)",
                "등불지기",
                "Someone has to.",
                "7.3  140 votes · 59 min · 15 (KR)",
                "Drama, Science Fiction",
                "",
                "Two sisters keep a lighthouse on a",
                "planet without night.",
                "",
                "Watch in KR, by JustWatch",
                "  Stream    Wave, Tide",
                "  Free      Commons",
                "  With ads  Pause",
                "  Rent      Shop",
                "  Buy       Shop, Store",
                "",
                "Director    Ada Brandt",
                "",
                "Cast",
                "  Mara Lind  Keeper",
                "  Ilse",
                "",
                "Released    1999-03-31 (KR 1999-05-15)",
                "Status      Post Production",
                "Country     Iceland",
                "Language    Korean",
                "Spoken      Korean, Icelandic",
                "Writer      Jun Seo",
                "Collection  The Lantern Collection",
                "Company     North Light Pictures, Two",
                "            Rivers",
                "Budget      $63,000,000",
                "Revenue     $999",
                "Keywords    lighthouse, sisters",
                "",
                "Recommended",
                "  The Lantern Keepers Return Onc… (2003)",
                "  Undated",
                "",
                "Trailer",
                "https://www.youtube.com/watch?v=abcdefghijk",
                "Homepage  https://lantern.example.org",
                "https://www.themoviedb.org/movie/42",
                "42 · tt9100001",
            ]
        )
    }

    @Test func `styles the rating, and what leads somewhere on a screen`() {
        let item = MovieDetailsItemViewModel(.full)

        let printed = MovieDetailsLayout(item, width: 80).lines.flatMap(\.pieces)
        let shown = MovieDetailsLayout(item, width: 80, in: .screen).lines.flatMap(\.pieces)

        let urls = [
            "https://www.youtube.com/watch?v=abcdefghijk", "https://lantern.example.org",
            "https://www.themoviedb.org/movie/42",
        ]
        #expect(printed.filter { $0.style == .rating }.map(\.text) == ["7.3"])
        #expect(printed.filter { $0.style == .link }.map(\.text) == urls)
        #expect(
            shown.filter { $0.style == .link }.map(\.text) == [
                "Ada Brandt", "Mara Lind", "Ilse", "Jun Seo", "The Lantern Collection",
                "The Lantern Keepers Return Once More", "Undated", "  like this",
            ] + urls
        )
    }

    @Test func `prints a movie without any details`() {
        let bare = MovieDetails(movie: lantern, source: .tmdb)

        #expect(lines(bare) == ["Lantern", "", "https://www.themoviedb.org/movie/42", "42"])
    }

    @Test(arguments: [1, 10, 17, 24, 25, 26, 300])
    func `is never too wide, except for a URL`(width: Int) {
        let lines = MovieDetailsLayout(MovieDetailsItemViewModel(.full), width: width).lines

        for line in lines where !line.text.hasPrefix("https") {
            #expect(line.width <= max(width, 14), "\(line.text)")
        }
    }

    @Test func `prints values below their labels on a narrow screen`() {
        let lines = lines(.full, width: 20)

        #expect(lines.contains("Director"))
        #expect(lines.contains("  Ada Brandt"))
        #expect(lines.contains("    Wave, Tide"))
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("1999-03-31", nil, "1999-03-31"),
            ("1999-03-31", "1999-03-31", "1999-03-31"),
            ("1999-03-31", "1999-05-15", "1999-03-31 (KR 1999-05-15)"),
            (nil, "1999-05-15", "KR 1999-05-15"),
        ] as [(String?, String?, String?)]
    )
    func `prints the first release, and another one in the user's country`(
        first: String?,
        regional: String?,
        text: String?
    ) {
        let details = MovieDetails(
            movie: Movie(
                id: .tmdb(42),
                title: "Lantern",
                releaseDate: first.flatMap(CalendarDate.init)
            ),
            release: RegionalRelease(region: "KR", date: regional.flatMap(CalendarDate.init)),
            source: .tmdb
        )

        let released = lines(details).first { $0.hasPrefix("Released") }
        #expect(released == text.map { "Released  \($0)" })
    }

    @Test func `prints no status for a movie that is released`() {
        let details = MovieDetails(movie: lantern, status: .released, source: .tmdb)

        #expect(!lines(details).contains { $0.contains("Released") })
    }

    @Test(arguments: [
        (["ko"], false), (["ko", "is"], true), (["is"], true), ([String](), false),
    ])
    func `prints spoken languages unless only the original one is spoken`(
        codes: [String],
        isPrinted: Bool
    ) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern", originalLanguage: "ko"),
            spokenLanguages: codes.compactMap { SpokenLanguage(code: $0, englishName: nil) },
            source: .tmdb
        )

        #expect(lines(details).contains { $0.hasPrefix("Spoken") } == isPrinted)
    }

    @Test func `prints five recommendations`() {
        let details = MovieDetails(
            movie: lantern,
            recommendations: (1...20).map { Movie(id: .tmdb($0), title: "Other \($0)") },
            source: .tmdb
        )

        #expect(lines(details).count { $0.hasPrefix("  Other ") } == 5)
    }

    @Test(arguments: [(9, nil), (10, nil), (11, "  and 1 more"), (75, "  and 65 more")])
    func `counts members of the cast after ten`(count: Int, last: String?) {
        let details = MovieDetails(
            movie: lantern,
            credits: MovieCredits(cast: (1...count).map { CastMember(name: "Name \($0)") }),
            source: .tmdb
        )

        let lines = lines(details)

        #expect(lines.count { $0.hasPrefix("  Name ") } == min(count, 10))
        #expect(lines.first { $0.hasPrefix("  and") } == last)
    }

    @Test(arguments: [(MoviesSource.catalog(.imdb), true), (.catalog(.builtIn), false)])
    func `says that an imported catalog has no people`(source: MoviesSource, says: Bool) {
        let details = MovieDetails(movie: lantern, source: source)

        #expect(lines(details).contains("The catalog has no cast and crew of this movie.") == says)
    }

    @Test(arguments: [
        (1, "$1"), (999, "$999"), (1_000, "$1,000"), (63_000_000, "$63,000,000"),
        (.max, "$9,223,372,036,854,775,807"),
    ])
    func `groups the digits of an amount`(amount: Int, text: String) {
        let details = MovieDetails(
            movie: lantern,
            production: MovieProduction(budget: amount),
            source: .tmdb
        )

        #expect(lines(details).contains("Budget  \(text)"))
    }

    @Test func `sanitizes every text`() {
        let lines = lines(.hostile)

        #expect(!lines.isEmpty)
        for scalar in lines.joined(separator: " ").unicodeScalars {
            #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
            #expect(!(0x202A...0x202E).contains(scalar.value))
        }
    }

    private func lines(_ details: MovieDetails, width: Int = 80) -> [String] {
        MovieDetailsLayout(MovieDetailsItemViewModel(details), width: width).lines.map(\.text)
    }
}
