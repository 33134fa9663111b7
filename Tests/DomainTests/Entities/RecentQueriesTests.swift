import Domain
import Testing

struct RecentQueriesTests {
    @Test func `keeps the newest of queries that differ only in case and spaces`() {
        let queries = RecentQueries([
            query("blade runner", 3), query("alien", 2), query("Blade  Runner", 1),
        ])

        #expect(queries.entries == [query("blade runner", 3), query("alien", 2)])
    }

    @Test func `treats composed and decomposed characters as equal`() {
        let queries = RecentQueries([query("am\u{E9}lie", 2), query("ame\u{301}lie", 1)])

        #expect(queries.entries.count == 1)
    }

    @Test func `drops the oldest past the limit`() {
        let queries = RecentQueries((1...1_001).map { query("query \($0)", 0) })

        #expect(queries.entries.count == 1_000)
        #expect(queries.entries.last?.text == "query 1000")
    }

    @Test func `keeps queries up to the limit, in their order`() {
        let all = (0..<RecentQueries.limit).map { query("query \($0)", $0) }

        #expect(RecentQueries(all).entries == all)
    }

    @Test(arguments: ["blade runner", "BLADE RUNNER", " Blade \t Runner ", "blade\u{3000}runner"])
    func `removes a query regardless of case and spaces`(text: String) {
        let queries = RecentQueries([query("Blade Runner", 2), query("alien", 1)])

        #expect(queries.removing(text).entries == [query("alien", 1)])
    }

    @Test(arguments: ["", "blade", "bladerunner", "blade runner 2049"])
    func `removes nothing if no query has that text`(text: String) {
        let queries = RecentQueries([query("Blade Runner", 2), query("alien", 1)])

        #expect(queries.removing(text) == queries)
    }

    @Test func `ignores case beyond ASCII`() {
        let queries = RecentQueries([query("СОЛЯРИС", 2), query("солярис", 1)])

        #expect(queries.entries == [query("СОЛЯРИС", 2)])
        #expect(queries.removing("Солярис").entries.isEmpty)
    }

    private func query(_ text: String, _ seconds: Int) -> RecentQuery {
        RecentQuery(text: text, lastUsed: Timestamp(secondsSince1970: seconds))
    }
}
