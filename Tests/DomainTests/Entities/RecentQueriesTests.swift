import Domain
import Testing

struct RecentQueriesTests {
    @Test func `puts the newest on top`() {
        var queries = RecentQueries()

        queries.remember(query("alien", 1))
        queries.remember(query("brazil", 2))

        #expect(queries.all.map(\.text) == ["brazil", "alien"])
    }

    @Test func `keeps one of those that differ in case and spaces only`() {
        var queries = RecentQueries([query("alien", 2), query("Blade  Runner", 1)])

        queries.remember(query("blade runner", 3))

        #expect(queries.all == [query("blade runner", 3), query("alien", 2)])
    }

    @Test func `takes two compositions of a letter for the same`() {
        var queries = RecentQueries([query("ame\u{301}lie", 1)])

        queries.remember(query("am\u{E9}lie", 2))

        #expect(queries.all.count == 1)
    }

    @Test func `drops the oldest past the limit`() {
        var queries = RecentQueries((0..<RecentQueries.limit).map { query("query \($0)", 0) })

        queries.remember(query("one more", 1))

        #expect(queries.all.count == RecentQueries.limit)
        #expect(queries.all.first?.text == "one more")
        #expect(queries.all.last?.text == "query \(RecentQueries.limit - 2)")
    }

    private func query(_ text: String, _ seconds: Int) -> RecentQuery {
        RecentQuery(text: text, lastUsed: Timestamp(secondsSince1970: seconds))
    }
}
