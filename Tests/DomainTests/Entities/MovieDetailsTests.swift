import Domain
import Testing

struct MovieDetailsTests {
    @Test(
        arguments: [
            (nil, nil), (-1, nil), (0, nil), (1, 1), (99_999, 99_999), (100_000, nil), (.max, nil),
        ] as [(Int?, Int?)]
    )
    func `accepts only plausible runtimes`(runtime: Int?, expected: Int?) {
        #expect(details(runtime: runtime).runtime == expected)
    }

    @Test(arguments: [(nil, nil), (-1, nil), (0, nil), (1, 1), (.max, .max)] as [(Int?, Int?)])
    func `accepts only amounts above zero`(amount: Int?, expected: Int?) {
        #expect(MovieProduction(budget: amount).budget == expected)
        #expect(MovieProduction(revenue: amount).revenue == expected)
    }

    @Test func `knows a language by its code or its name`() {
        #expect(SpokenLanguage(code: "ko", englishName: nil) != nil)
        #expect(SpokenLanguage(code: nil, englishName: "Korean") != nil)
        #expect(SpokenLanguage(code: nil, englishName: nil) == nil)
    }

    @Test(arguments: [
        (MoviesSource.tmdb, false), (.catalog(.builtIn), true), (.catalog(.imdb), true),
        (.catalog(.tmdb), true),
    ])
    func `distinguishes a catalog from the network`(source: MoviesSource, isCatalog: Bool) {
        #expect(source.isCatalog == isCatalog)
    }

    /// Catalog files contain these names.
    @Test(arguments: [
        (CatalogSource.builtIn, "built-in"), (.imdb, "imdb"), (.tmdb, "tmdb"),
    ])
    func `keeps the source names of catalog files`(source: CatalogSource, name: String) {
        #expect(source.rawValue == name)
    }

    private func details(runtime: Int?) -> MovieDetails {
        MovieDetails(
            movie: Movie(id: .tmdb(603), title: "The Matrix"),
            runtime: runtime,
            source: .tmdb
        )
    }
}
