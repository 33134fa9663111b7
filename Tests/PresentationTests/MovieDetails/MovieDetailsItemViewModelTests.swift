import Domain
import Testing

@testable import Presentation

struct MovieDetailsItemViewModelTests {
    @Test(
        arguments: [
            (nil, nil, false), (.released, "Released", false), (.rumored, "Rumored", true),
            (.planned, "Planned", true), (.inProduction, "In Production", true),
            (.postProduction, "Post Production", true), (.canceled, "Canceled", true),
        ] as [(MovieStatus?, String?, Bool)]
    )
    func `names the status, and says whether the movie is not released`(
        status: MovieStatus?,
        name: String?,
        isUnreleased: Bool
    ) {
        let item = item(MovieDetails(movie: movie(), status: status, source: .tmdb))

        #expect(item.status == name)
        #expect(item.isUnreleased == isUnreleased)
    }

    @Test(
        arguments: [
            ("ko", "Korean"), ("en", "English"), ("cn", "Cantonese"), ("xx", "No Language"),
            ("zz", "zz"), ("", ""), (nil, nil),
        ] as [(String?, String?)]
    )
    func `has the English name of the original language, or its code`(
        code: String?,
        name: String?
    ) {
        let movie = Movie(id: .tmdb(1), title: "Lantern", originalLanguage: code)

        #expect(item(MovieDetails(movie: movie, source: .tmdb)).originalLanguage == name)
    }

    @Test func `names spoken languages as the source does, or by their codes`() {
        let languages = [
            SpokenLanguage(code: "zh", englishName: "Mandarin"),
            SpokenLanguage(code: "is", englishName: nil),
            SpokenLanguage(code: nil, englishName: "Klingon"),
            SpokenLanguage(code: "q1", englishName: nil),
        ]
        let details = MovieDetails(
            movie: movie(),
            spokenLanguages: languages.compactMap(\.self),
            source: .tmdb
        )

        #expect(item(details).spokenLanguages == ["Mandarin", "Icelandic", "Klingon", "q1"])
    }

    @Test(arguments: [
        (MoviesSource.catalog(.imdb), MovieCredits(), true),
        (.catalog(.tmdb), MovieCredits(), true),
        (.catalog(.builtIn), MovieCredits(), false), (.tmdb, MovieCredits(), false),
        (.catalog(.imdb), MovieCredits(directors: ["Ada"]), false),
        (.catalog(.imdb), MovieCredits(writers: ["Ada"]), false),
        (.catalog(.imdb), MovieCredits(cast: [CastMember(name: "Ada")]), false),
    ])
    func `says whether an imported catalog does not have the people`(
        source: MoviesSource,
        credits: MovieCredits,
        lacksCredits: Bool
    ) {
        let item = item(MovieDetails(movie: movie(), credits: credits, source: source))

        #expect(item.lacksCredits == lacksCredits)
    }

    @Test func `has the services of each way to watch`() {
        let options = WatchOptions(
            region: "KR",
            link: "https://example.org",
            services: [.stream: ["A"], .ads: ["B", "C"], .buy: ["D"]]
        )
        let details = MovieDetails(movie: movie(), watchOptions: options, source: .tmdb)

        let item = item(details)

        #expect(item.offers.map(\.name) == ["stream", "free", "ads", "rent", "buy"])
        #expect(item.offers.map(\.services) == [["A"], [], ["B", "C"], [], ["D"]])
        #expect(item.watchRegion == "KR")
        #expect(item.watchProvider == "JustWatch")
    }

    @Test func `leads to a collection that has an id`() {
        for (id, link) in [(9, MovieDetailsLink.collection(name: "Saga", id: 9)), (nil, nil)] {
            let saga = MovieCollection(id: id, name: "Saga")
            let item = item(MovieDetails(movie: movie(), collection: saga, source: .tmdb))

            #expect(item.collection == "Saga")
            #expect(item.collectionLink == link)
        }
        #expect(item(MovieDetails(movie: movie(), source: .tmdb)).collectionLink == nil)
    }

    @Test func `knows no language, poster and credits of a movie in a list`() {
        let movie = Movie(id: .tmdb(1), title: "Lantern", originalLanguage: "ko")
        let listed = MoviesListItemViewModel(movie)

        let item = MovieDetailsItemViewModel(listed, source: SourceViewModel(.catalog(.imdb)))

        #expect(item.movie == listed)
        #expect(item.originalLanguage == nil)
        #expect(item.poster == nil && !item.isLoadingPoster)
        #expect(item.source.isImportedCatalog && item.fallback == nil)
    }

    private func movie() -> Movie { Movie(id: .tmdb(1), title: "Lantern") }

    private func item(_ details: MovieDetails) -> MovieDetailsItemViewModel {
        MovieDetailsItemViewModel(details)
    }
}
