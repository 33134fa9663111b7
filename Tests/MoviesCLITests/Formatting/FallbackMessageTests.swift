import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

struct FallbackMessageTests {
    @Test(arguments: [
        (5, "a minute ago"), (119, "a minute ago"), (180, "3 minutes ago"),
        (7199, "119 minutes ago"), (7200, "2 hours ago"), (90_000, "25 hours ago"),
        (172_800, "2 days ago"), (8_640_000, "100 days ago"),
    ])
    func `reports why a stale response is shown, and its age`(age: Int, words: String) {
        let error = MoviesError.server(.example, .timedOut)
        let fallback = Fallback.staleResponse(age: age, reason: error)

        #expect(
            fallback.message
                == "example.org did not respond in time; showing its response of \(words)"
        )
        #expect(fallback.isStale)
    }

    @Test func `reports why the catalog is shown`() {
        let error = MoviesError.server(.example, .unreachable(.hostNotFound))
        let fallback = Fallback.catalog(reason: error)

        #expect(
            fallback.message == "can't find example.org; showing results from the local catalog"
        )
        #expect(!fallback.isStale)
    }

    @Test func `reports how to fix an unusable catalog`() {
        let error = MoviesError.catalogUnusable(path: "/x", .corrupt)
        let fallback = Fallback.builtInCatalog(reason: error)

        #expect(
            fallback.message
                == "the imported catalog /x is corrupt; rebuild it with 'movies catalog update' "
                + "or 'movies catalog import', or remove it with 'movies catalog remove'; "
                + "showing movies of the built-in catalog"
        )
    }
}
