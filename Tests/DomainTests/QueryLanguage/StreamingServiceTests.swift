import Testing

@testable import Domain

struct StreamingServiceTests {
    @Test(arguments: [
        ("Disney+", "disneyplus"), ("disney plus", "disneyplus"), ("Disney-Plus", "disneyplus"),
        ("MUBI", "mubi"), ("Télé", "tele"), ("왓챠", "왓챠"), (" + ", "plus"), ("!", ""),
    ])
    func `names are the same in any spelling`(name: String, folded: String) {
        #expect(StreamingService.folded(name) == folded)
    }

    @Test(arguments: [
        ("on:netflix", "on:netflix"), ("on:netflix,disney+", "on:netflix,disney+"),
        ("on:netflix on:mubi on:Netflix", "on:netflix,mubi"),
        ("on:\"disney plus\"", "on:\"disney plus\""),
    ])
    func `several are in one filter, each once`(typed: String, words: String) throws {
        let query = try #require(TypedQuery(typed)).meaning

        #expect(query.filters.words == [words])
        #expect(try #require(TypedQuery(words)).meaning == query)
    }

    @Test(arguments: ["on:!netflix", "on:netflix,", "on:,", "on:-"])
    func `blank and excluded names are invalid`(typed: String) throws {
        let query = try #require(TypedQuery(typed))

        #expect(query.error != nil)
    }

    @Test(arguments: [("mubi", true), ("disney+", true), ("hulu,mubi", true), ("hulu", false)])
    func `of a movie are those that stream it, free or not`(names: String, isAllowed: Bool) throws {
        let query = try #require(TypedQuery("on:\(names)")).meaning
        let details = MovieDetails(
            movie: Movie(id: .tmdb(1), title: "x"),
            watchOptions: WatchOptions(
                region: "KR",
                services: [.stream: ["Disney Plus"], .ads: ["MUBI Free"], .rent: ["Hulu"]]
            ),
            source: .tmdb
        )

        #expect(query.filters.allow(details) == isAllowed)
    }

    @Test(arguments: [
        ("netflx", ["Netflix"]), ("prime", ["Amazon Prime Video"]), ("hula", ["Hulu"]),
        ("zzz", []),
    ])
    func `an unknown one has the most similar names`(name: String, similar: [String]) {
        let names = ["Netflix", "Amazon Prime Video", "Hulu"]
        #expect(UnknownService(name, among: names, region: "US", candidates: []).similar == similar)
    }
}
