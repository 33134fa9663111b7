import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct EmptyListNoticesTests {
    private static let extent = CatalogExtent(
        movieCount: 9999,
        date: CalendarDate(year: 2026, month: 5)
    )
    private static let update =
        "the built-in catalog knows 9,999 movies up to May 2026; "
        + "'movies catalog update' downloads all movies"

    @Test(arguments: [
        (MoviesSource.tmdb, "alien", [String](), false, "; check the spelling"),
        (.tmdb, "alien covenant", [], false, "; try fewer words"),
        (.catalog(.builtIn), "alien", [], false, " in the built-in catalog"),
        (.catalog(.builtIn), "!!!", [], false, " in the built-in catalog; check the spelling"),
        (
            .catalog(.imdb), "alien", [], false,
            " in the catalog; check the spelling, or search TMDB, which needs a credential"
        ),
        (
            .catalog(.imdb), "alien covenant", [], false,
            " in the catalog; try fewer words, or search TMDB, which needs a credential"
        ),
        (
            .catalog(.imdb), "nm0000118", [], false,
            " in the catalog; 'movies person nm0000118' shows the person"
        ),
        (
            .catalog(.builtIn), "nm0000118", [], false,
            " in the built-in catalog; it is the id of a person; 'movies person' takes names"
        ),
        (.tmdb, "alien", ["year:1999"], false, "; try without year:1999"),
        (
            .tmdb, "alien", ["genre:war", "year:1999"], false,
            "; try without some of genre:war year:1999"
        ),
        (.tmdb, "alien", [], true, "; try without --exact"),
        (.tmdb, "alien", ["year:1999"], true, "; try without --exact; try without year:1999"),
        (
            .catalog(.builtIn), "alien", ["year:1999"], false,
            " in the built-in catalog; try without year:1999"
        ),
        (.catalog(.imdb), "alien", [], true, " in the catalog; try without --exact"),
    ])
    func `advises by the source and the words, and names what to leave out`(
        source: MoviesSource,
        text: String,
        filters: [String],
        isExact: Bool,
        end: String
    ) {
        let list = list(text, filters: filters, isExact: isExact, source: source)

        #expect(EmptyListNotices(list: list).noResults == "nothing found for \"\(text)\"\(end)")
    }

    @Test func `says what the built-in catalog knows and how to get the rest`() {
        let list = list("alien", source: .catalog(.builtIn))

        #expect(
            EmptyListNotices(list: list).all
                == ["nothing found for \"alien\" in the built-in catalog", Self.update]
        )
    }

    @Test(arguments: ["없는 영화", "les dents du monstre"])
    func `says how to get titles in other languages, if the catalog lacks them`(text: String) {
        let builtIn = list(text, source: .catalog(.builtIn))
        var imported = list(text, source: .catalog(.imdb))
        let complete = EmptyListNotices(list: imported).noResults
        imported.page.gap = .titles

        #expect(
            EmptyListNotices(list: builtIn).all.last
                == "the built-in catalog knows 9,999 movies up to May 2026; 'movies catalog update "
                + "--akas' downloads all movies, with titles in other languages"
        )
        #expect(
            EmptyListNotices(list: imported).noResults
                == "nothing found for \"\(text)\" in the catalog; 'movies catalog update --akas' "
                + "downloads titles in other languages; try fewer words, or search TMDB, which needs "
                + "a credential"
        )
        #expect(!complete.contains("--akas"))
    }

    @Test(arguments: [("!!!", MoviesSource.catalog(.builtIn)), ("alien", .catalog(.imdb))])
    func `advises no import that can't help`(text: String, source: MoviesSource) {
        #expect(EmptyListNotices(list: list(text, source: source)).all.count == 1)
    }

    @Test func `advises no import if the imported catalog can't be read`() {
        let error = MoviesError.catalogUnusable(path: "/x", .corrupt)
        var list = list("alien", source: .catalog(.builtIn))
        list.page.fallback = Fallback.builtInCatalog(reason: error)

        #expect(
            EmptyListNotices(list: list).all.last
                == "nothing found for \"alien\" in the built-in catalog; check the spelling"
        )
    }

    @Test func `says first what the source ignored or assumed, and what it searched for`() {
        let ada = Person(id: .tmdb(1), name: "Ada Lind")
        var list = list("alein", filters: ["rating:7", "year:1979"], source: .tmdb)
        list.page.notices = [
            .correctedQuery("alien"), .limitation(FilterLimitation(key: .rating)),
            .assumedPerson(ada, name: "ada"),
        ]

        let notices = EmptyListNotices(list: list)

        let first = [
            "TMDB has no ratings; 'rating' is ignored",
            "several people match \"ada\"; using Ada Lind (1)",
            "nothing found for \"alein\"; showing results for \"alien\"",
        ]
        #expect(notices.all == first + ["nothing found for \"alein\"; try without year:1979"])
        #expect(notices.screenLines.dropLast(2) == first[...])
    }

    @Test func `gives no advice about words if none were typed`() {
        let list = MoviesList(
            query: "",
            list: .upcoming,
            items: [],
            pages: 1...1,
            pageCount: 0,
            totalCount: 0,
            source: SourceViewModel(.tmdb)
        )

        #expect(EmptyListNotices(list: list).noResults == "nothing found for \"upcoming\"")
    }

    @Test(arguments: [(1, "is 1 page"), (14, "are 14 pages")])
    func `says how many pages there are`(count: Int, pages: String) {
        var list = list("alien", source: .catalog(.builtIn))
        (list.pages, list.page.count.pages) = (400...400, count)

        let notices = EmptyListNotices(list: list)

        #expect(notices.noResults == "page 400 is past the last page; there \(pages)")
        #expect(notices.screenLines == [notices.noResults])
    }

    @Test func `says to which movies the filters were applied`() {
        var list = list("alien", filters: ["genre:war"], source: .tmdb)
        list.page.count.checked = 1200

        #expect(
            EmptyListNotices(list: list).noResults
                == "nothing found for \"alien\" among the first 1,200 "
                + "movies; try without genre:war"
        )
    }

    @Test(arguments: [
        (MoviesSource.catalog(.builtIn), "'movies catalog update --people' downloads all people"),
        (.tmdb, "try another spelling"), (.catalog(.imdb), "try another spelling"),
    ])
    func `reports an unknown person`(source: MoviesSource, advice: String) {
        var list = list("alien", filters: ["person:zzz"], source: source)
        list.page.notices = [.unknownPerson("zzz")]

        let reason = EmptyListNotices(list: list).noResults
        #expect(reason.hasSuffix(" has no person \"zzz\"; \(advice)"))
    }

    @Test func `reports that the user's files leave out all movies`() {
        var list = list("alien", source: .catalog(.builtIn))
        list.page.notices = [.leftOutByFiles(2)]

        #expect(
            EmptyListNotices(list: list).all == [
                "the files leave out all 2 movies that match",
                "nothing found for \"alien\" in the built-in catalog; "
                    + "try without --in and --not-in, which may also be in the configuration file",
            ]
        )
        #expect(EmptyListNotices(list: list).screenLines.count == 2)
    }

    @Test func `reports an unknown genre`() {
        var list = list("alien", filters: ["genre:zzz"], source: .tmdb)
        list.page.notices = [.unknownGenre(Genre(name: "zzz"))]

        let reason = EmptyListNotices(list: list).noResults
        #expect(reason == "TMDB has no genre \"zzz\"; try another genre")
    }

    @Test(arguments: [MoviesSource.tmdb, .catalog(.builtIn), .catalog(.imdb)])
    func `a screen names no options and commands`(source: MoviesSource) {
        for isExact in [false, true] {
            var list = list("a b", filters: ["genre:war"], isExact: isExact, source: source)
            let lines = [EmptyListNotices(list: list).screenLines]
            list.filters = []
            let unfiltered = EmptyListNotices(list: list).screenLines
            list.page.notices = [.unknownPerson("zzz")]
            let all = lines + [unfiltered, EmptyListNotices(list: list).screenLines]

            #expect(all.allSatisfy { $0.count > 1 })
            #expect(!all.joined().contains { $0.contains("--") || $0.contains("'movies ") })
        }
    }

    private func list(
        _ text: String,
        filters: [String] = [],
        isExact: Bool = false,
        source: MoviesSource
    ) -> MoviesList {
        MoviesList(
            query: text,
            isExact: isExact,
            filters: filters,
            items: [],
            pages: 1...1,
            pageCount: 0,
            totalCount: 0,
            source: SourceViewModel(source),
            gap: source == .catalog(.builtIn) ? .movies(Self.extent) : nil
        )
    }
}
