import Domain
import DomainDoubles
import Testing

/// Which of the queries that find movies are saved.
struct SavedQueryTests {
    @Test(arguments: [
        ("up", "Up"), ("IT", "It"), ("9", "9"), ("pi", "Pi"), ("龍", "龍"), ("$", "$"),
    ])
    func `saves a text of one or two letters that is the title of the first movie`(
        text: String,
        title: String
    ) async throws {
        #expect(try await saved(text, first: title) == [text])
    }

    @Test(arguments: ["u", "it", "al", "a!", "9", "- 1", "龍", "ㄱㅅ", "…"])
    func `saves no other text of one or two letters`(text: String) async throws {
        #expect(try await saved(text, first: "Alien").isEmpty)
    }

    @Test(arguments: ["ali", "8½ x", "기생", "龍虎", "ゴジ", "ㄱㅅㅊ", "y:1979", "up y:2009", "300"])
    func `saves longer texts, and two Chinese, Japanese or Korean characters`(
        text: String
    ) async throws {
        #expect(try await saved(text, first: "Alien") == [text])
    }

    @Test func `saves no query that has only the closest matches`() async throws {
        #expect(try await saved("alien zzz", first: "Alien", [.closestMatches]).isEmpty)
    }

    @Test(arguments: ["face/off", "and/or", "fear and loathing 24/7"])
    func `saves a query with a slash that is no link`(text: String) async throws {
        #expect(try await saved(text, first: "Alien") == [text])
    }

    @Test(arguments: [("ali", "ali"), ("al", nil)] as [(String, String?)])
    func `leaves a query to be saved if it has no place for it`(
        text: String,
        saved: String?
    ) async throws {
        #expect(try await search(text, first: "Alien", recent: nil).queryToSave?.text == saved)
        let recent = SpyRecentQueries()
        #expect(try await search("ali", first: "Alien", recent: recent).queryToSave == nil)
    }

    private func saved(
        _ text: String,
        first title: String,
        _ notices: [SearchNotice] = []
    ) async throws -> [String] {
        let recent = SpyRecentQueries()
        _ = try await search(text, first: title, notices, recent: recent)
        return recent.saved
    }

    private func search(
        _ text: String,
        first title: String,
        _ notices: [SearchNotice] = [],
        recent: SpyRecentQueries?
    ) async throws -> MoviesPage {
        let movies = [Movie(id: .tmdb(1), title: title), Movie(id: .tmdb(2), title: "Aliens")]
        let page = MoviesPage(movies, source: .catalog(.builtIn), notices: notices)
        return try await searchMovies(text, in: SpyMovies(search: { _, _ in page }), recent: recent)
    }
}
