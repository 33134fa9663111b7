import Domain
import Testing

@testable import Presentation

/// What may help if a list does not have the wanted movies.
struct MoviesListAdviceTests {
    private static let unknownGenre = SearchNotice.unknownGenre(Genre(name: "x"))

    @Test(arguments: [
        ("alien", MoviesSource.catalog(.builtIn), true), ("2", .catalog(.builtIn), true),
        ("genre:war", .catalog(.builtIn), true), ("!!!", .catalog(.builtIn), false),
        ("alien", .catalog(.imdb), false), ("alien", .tmdb, false),
    ])
    func `an import may help instead of the built-in catalog`(
        text: String,
        source: MoviesSource,
        mayHelp: Bool
    ) throws {
        var list = try list([], text, source: source)
        #expect(list.importMayHelp == mayHelp)

        let error = MoviesError.catalogUnusable(path: "/x", .corrupt)
        list.page.fallback = Fallback.builtInCatalog(reason: error)

        #expect(!list.importMayHelp)
    }

    @Test(
        arguments: [
            ([], [], true), ([], [.unknownPerson("x")], false), ([], [unknownGenre], false),
            ([1], [], false), ([1], [.closestMatches], false),
        ] as [([Int], [SearchNotice], Bool)]
    )
    func `the built-in catalog is insufficient only if no movie matches`(
        ids: [Int],
        notices: [SearchNotice],
        isInsufficient: Bool
    ) throws {
        var list = try list(ids, "alien", notices: notices)
        list.page.gap = .movies(CatalogExtent(movieCount: 9999, date: nil))

        #expect((list.insufficientExtent != nil) == isInsufficient)
        (list.pages, list.page.count.pages) = (3...3, 2)
        #expect(list.isPastLastPage)
        #expect(list.insufficientExtent == nil)
    }

    @Test(arguments: [
        ("아바타", true, true), ("les dents de la mer", true, true), ("alien", true, false),
        ("아바타", false, false),
    ])
    func `titles in other languages may help if the catalog lacks them`(
        text: String,
        lacksOtherTitles: Bool,
        mayHelp: Bool
    ) throws {
        var page = MoviesPage.sample([], source: .catalog(.imdb))
        page.gap = lacksOtherTitles ? .titles : nil
        var list = MoviesList(page, of: MoviesSearch(query: try #require(TypedQuery(text))))
        #expect(list.otherTitlesMayHelp == mayHelp)

        let error = MoviesError.catalogUnusable(path: "/x", .corrupt)
        list.page.fallback = Fallback.builtInCatalog(reason: error)

        #expect(!list.otherTitlesMayHelp)
    }

    @Test func `filters that are ignored have no effect`() throws {
        let list = try list(
            [],
            "alien rating:7 runtime:90 year:1979 sort:rating",
            notices: [
                .limitation(FilterLimitation(key: .rating)),
                .limitation(FilterLimitation(key: .runtime, knownCount: 1)),
                .limitation(FilterLimitation(key: .year, isSort: true)),
            ]
        )

        #expect(list.effectiveFilters == ["year:1979", "runtime:90"])
    }

    private func list(
        _ ids: [Int],
        _ text: String,
        source: MoviesSource = .catalog(.builtIn),
        notices: [SearchNotice] = []
    ) throws -> MoviesList {
        MoviesList(
            .sample(ids, source: source, notices: notices),
            of: MoviesSearch(query: try #require(TypedQuery(text)))
        )
    }
}
