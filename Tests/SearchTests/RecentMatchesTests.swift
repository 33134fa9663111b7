import Domain
import Testing
import TextIndex

@testable import Search

struct RecentMatchesTests {
    @Test func `searches once for a query, until others have followed`() throws {
        let recent = RecentMatches()
        var searched: [String] = []
        func count(_ text: String) throws -> Int {
            let query = try #require(MovieQuery(text))
            return try recent.first(0, for: query, nil) { _ in
                searched.append(text)
                return Catalog.Matches(totalCount: text.count)
            }.totalCount
        }

        #expect(try count("alien") == 5)
        #expect(try count("alien") == 5)
        for text in ["b", "cc", "d", "e", "f", "g"] { #expect(try count(text) == text.count) }
        #expect(try count("cc") == 2)
        #expect(try count("alien") == 5)

        #expect(searched == ["alien", "b", "cc", "d", "e", "f", "g", "alien"])
    }

    @Test func `a query with another filter is another one`() throws {
        let recent = RecentMatches()
        var query = try #require(MovieQuery("alien"))
        _ = try recent.first(0, for: query, nil) { _ in Catalog.Matches(totalCount: 1) }
        query.filters.ranges[.year] = NumberRange(minimum: 1979, maximum: 1979)

        let found = try recent.first(0, for: query, nil) { _ in Catalog.Matches(totalCount: 2) }

        #expect(found.totalCount == 2)
    }

    @Test func `all pages of a long list take a few searches`() throws {
        let recent = RecentMatches()
        let query = MovieQuery(sort: MovieSort(.title))
        var limits: [Int] = []

        for limit in stride(from: 20, through: 1000, by: 20) {
            let found = try recent.first(limit, for: query, nil) { limit in
                limits.append(limit)
                return Catalog.Matches(documents: Array(0..<min(limit, 990)), totalCount: 990)
            }
            #expect(found.documents.count >= min(limit, 990))
        }

        #expect(limits == [20, 160, 720, 2960])
    }

    @Test func `a search that fails is tried again`() throws {
        let recent = RecentMatches()
        let query = try #require(MovieQuery("alien"))
        #expect(throws: TextIndexError.corrupt) {
            try recent.first(0, for: query, nil) { _ throws(TextIndexError) in throw .corrupt }
        }

        let found = try recent.first(0, for: query, nil) { _ in Catalog.Matches(totalCount: 1) }
        #expect(found.totalCount == 1)
    }
}
