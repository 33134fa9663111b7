import DomainDoubles
import Testing

@testable import Domain

struct UnknownFilterWordTests {
    @Test(arguments: [
        ("gnre:horror", "gnre", "genre"), ("Genres:war", "genres", "genre"),
        ("directr:varda", "directr", "director"), ("derectr:varda", "derectr", "director"),
        ("yaer:1999", "yaer", "year"), ("lnag:ko", "lnag", "lang"), ("actor:x", "actor", "person"),
        ("runtme:90", "runtme", "runtime"),
        ("with:x", "with", "person"), ("by:x", "by", "director"), ("title:alien", "title", nil),
        ("county:kr", "county", "country"), ("studio:a24", "studio", nil),
        ("keyword:shark", "keyword", nil),
    ])
    func `looks like a filter`(word: String, name: String, suggestion: String?) {
        let unknown = UnknownFilterWord(word)

        #expect(unknown?.name == name)
        #expect(unknown?.suggestion == suggestion)
    }

    @Test(arguments: [
        "Alien:", "2001:", "mission:", "genre:horror", "person:x", "y:1999", "wars:episode", "a:b",
        "title:", "gnre", "http://example.org", "on://x", "fear:street", "long shot:x", "x-men:2",
        "my:1999", "sorted:year", "country:kr", "on:netflix", "or:x", "", ":", "imdb:tt0133093",
        String(repeating: "genre", count: 500) + ":x",
    ])
    func `is no filter, and no other word`(word: String) {
        #expect(UnknownFilterWord(word) == nil)
    }

    @Test(arguments: [
        ("gnre:horror alien title:x gnre:war", ["gnre", "title"]), ("alien: romulus", []),
        ("mission: impossible genre:war", []), ("2001: a space odyssey", []),
    ])
    func `is noted with the movies that are found`(text: String, names: [String]) async throws {
        let found = MoviesPage([Movie(id: .tmdb(1), title: "x")], notices: [.closestMatches])

        let page = try await searchMovies(text, in: SpyMovies(search: { _, _ in found }))

        let noted: [SearchNotice] = names.compactMap { name in
            UnknownFilterWord("\(name):x").map { .unknownFilter($0) }
        }
        #expect(page.notices == [.closestMatches] + noted)
    }
}
