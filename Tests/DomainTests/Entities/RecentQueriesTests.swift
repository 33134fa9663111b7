import Domain
import Testing

struct RecentQueriesTests {
    @Test func `keeps the newest of those that differ in case and spaces only`() {
        let queries = RecentQueries([
            query("blade runner", 3), query("alien", 2), query("Blade  Runner", 1),
        ])

        #expect(queries.queries == [query("blade runner", 3), query("alien", 2)])
    }

    @Test func `takes two compositions of a letter for the same`() {
        let queries = RecentQueries([query("am\u{E9}lie", 2), query("ame\u{301}lie", 1)])

        #expect(queries.queries.count == 1)
    }

    @Test func `drops the oldest past the limit`() {
        let queries = RecentQueries((0...RecentQueries.limit).map { query("query \($0)", 0) })

        #expect(queries.queries.count == RecentQueries.limit)
        #expect(queries.queries.last?.text == "query \(RecentQueries.limit - 1)")
    }

    private func query(_ text: String, _ seconds: Int) -> RecentQuery {
        RecentQuery(text: text, lastUsed: Timestamp(secondsSince1970: seconds))
    }
}
