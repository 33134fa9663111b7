import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

/// The filters and orders that TMDB leaves to us.
struct TMDBFiltersTests {
    /// Serves pages of movies by their number; the id of a movie is its number.
    private final class PagedNetwork: NetworkService {
        private let log = Mutex<[String]>([])
        var requested: [String] { log.withLock(\.self) }
        let pageCount: Int
        let failingPage: Int?

        init(pageCount: Int, failingPage: Int? = nil) {
            self.pageCount = pageCount
            self.failingPage = failingPage
        }

        func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
            let page = endpoint.value("page").flatMap { Int($0) } ?? 0
            log.withLock { $0.append("\(endpoint.path) \(page)") }
            guard page != failingPage else { throw .timedOut }
            let rows = (0..<20).map { row in
                let id = (page - 1) * 20 + row + 1
                return """
                    {"id":\(id),"title":"Movie \(id)","overview":"x",
                    "genre_ids":[\(id % 7 == 0 ? 27 : 18)],
                    "release_date":"\(1980 + id % 30)-05-01","vote_average":\(id % 10),
                    "original_language":"\(id % 2 == 0 ? "en" : "fr")",
                    "vote_count":100}
                    """
            }
            let body = """
                {"page":\(page),"total_pages":\(pageCount),"total_results":\(pageCount * 20),
                "results":[\(rows.joined(separator: ","))]}
                """
            return NetworkResponse(status: 200, headers: [], body: Data(body.utf8))
        }
    }

    private func repository(
        _ network: PagedNetwork,
        cache: ResponseCache? = nil
    ) -> TMDBMoviesRepository {
        TMDBMoviesRepository(network, cache: cache, policy: .reload) {
            Timestamp(secondsSince1970: 1_000)
        }
    }

    private func query(_ words: [FilterKey: String]) throws -> MovieQuery {
        var query = try #require(MovieQuery("movie"))
        for (key, value) in words {
            let isValid = query.apply(key, value)
            #expect(isValid)
        }
        return query
    }

    private func ids(_ page: MoviesPage) -> [Int] {
        page.movies.compactMap { Int($0.id.description) }
    }

    @Test func `filters all pages of a search, and counts what is left`() async throws {
        let network = PagedNetwork(pageCount: 8)

        let first = try await repository(network).movies(
            matching: query([.genre: "horror", .year: "1980-2005"]),
            page: 1
        )
        let second = try await repository(network).movies(
            matching: query([.genre: "horror", .year: "1980-2005"]),
            page: 2
        )

        let expected = (1...160).filter { $0 % 7 == 0 && $0 % 30 <= 25 }
        #expect(ids(first) + ids(second) == expected)
        #expect(first.count.movies == expected.count && first.count.pages == 1)
        #expect(first.count.checked == nil)
        #expect(Set(network.requested).count == 8)
    }

    @Test func `filters the first ten pages of many`() async throws {
        let network = PagedNetwork(pageCount: 30)

        let page = try await repository(network).movies(
            matching: query([.genre: "!horror", .rating: "9"]),
            page: 1
        )

        #expect(ids(page) == (1...200).filter { $0 % 7 != 0 && $0 % 10 == 9 })
        #expect(page.count.checked == 200)
        #expect(network.requested.count == 10)
    }

    @Test func `sorts the movies of a search`() async throws {
        let page = try await repository(PagedNetwork(pageCount: 2)).movies(
            matching: query([.sort: "-year"]),
            page: 2
        )

        let expected = (1...40).sorted { ($0 % 30, $0) < ($1 % 30, $1) }
        #expect(ids(page) == Array(expected.dropFirst(20)))
        #expect(page.count.movies == 40 && page.count.pages == 2)
    }

    @Test func `filters the pages of a list`() async throws {
        let network = PagedNetwork(pageCount: 2)
        var query = MovieQuery(list: .nowPlaying)
        let isValid = query.apply(.genre, "horror")
        #expect(isValid)

        let page = try await repository(network).movies(matching: query, page: 1)

        #expect(ids(page) == [7, 14, 21, 28, 35])
        #expect(network.requested.first == "movie/now_playing 1")
    }

    @Test(arguments: [("!en", Array(stride(from: 1, through: 39, by: 2))), ("fr,en,!fr,!en", [])])
    func `excludes languages from what it discovers`(languages: String, ids: [Int]) async throws {
        let network = PagedNetwork(pageCount: 2)
        var query = MovieQuery()
        let isValid = query.apply(.language, languages)
        #expect(isValid)

        #expect(try await self.ids(repository(network).movies(matching: query, page: 1)) == ids)
        #expect(Set(network.requested) == ["discover/movie 1", "discover/movie 2"])
    }

    @Test(arguments: [nil, MovieList.nowPlaying])
    func `fetches one page in the order of relevance`(list: MovieList?) async throws {
        let network = PagedNetwork(pageCount: 8)
        var query = try list.map { MovieQuery(list: $0) } ?? query([:])
        query.sort = MovieSort(.relevance)

        let page = try await repository(network).movies(matching: query, page: 1)

        #expect(ids(page) == Array(1...20))
        #expect(network.requested.count == 1)
    }

    @Test(arguments: ["", "alien"])
    func `the menu dims the filters that a request ignores`(text: String) async throws {
        let repository = repository(PagedNetwork(pageCount: 1))
        for key in FilterKey.filters where key.spec.scope == .details {
            var query = MovieQuery(text) ?? MovieQuery()
            let isValid = query.apply(key, key.spec.completions().first ?? "ada lind")
            let ignored = TMDBMoviesRequest(query, region: nil).notices.limitations
            let dimmed = await repository.limitations(of: query).filter { $0.key == key }

            #expect(isValid && dimmed.filter { !$0.isSort } == ignored, "\(key)")
        }
    }

    @Test(arguments: [1, 4]) func `fails if a page fails`(number: Int) async throws {
        let query = try query([.genre: "horror"])

        await #expect(throws: MoviesError.server(.example, .timedOut)) {
            let network = PagedNetwork(pageCount: 5, failingPage: number)
            _ = try await repository(network).movies(matching: query, page: 1)
        }
    }

    @Test(arguments: [1, 3, nil]) func `says that any of the pages is stale`(
        number: Int?
    ) async throws {
        let query = try query([.genre: "horror"])
        let folder = try TemporaryDirectory()
        let store = DiskCache(folder: folder.path, byteLimit: 1 << 20) {
            .now.advanced(by: .hangLimit)
        }
        let cache = ResponseCache(store: .success(store))
        let network = PagedNetwork(pageCount: 3)
        let fresh = try await repository(network, cache: cache).movies(matching: query, page: 1)
        let failing = PagedNetwork(pageCount: 3, failingPage: number)

        let page = try await repository(failing, cache: cache).movies(matching: query, page: 1)

        let reason = MoviesError.server(.example, .timedOut)
        #expect(fresh.fallback == nil)
        #expect(page.fallback == number.map { _ in .staleResponse(age: 0, reason: reason) })
        #expect(page.movies == fresh.movies)
    }

    @Test func `requests nothing for a genre that TMDB lacks`() async throws {
        let network = PagedNetwork(pageCount: 5)

        let page = try await repository(network).movies(matching: query([.genre: "noir"]), page: 1)

        #expect(page.count.movies == 0)
        #expect(page.notices == [.unknownGenre(Genre(name: "Film-Noir"))])
        #expect(network.requested.isEmpty)
    }
}
