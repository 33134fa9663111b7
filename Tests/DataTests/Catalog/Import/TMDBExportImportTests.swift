import Domain
import Infrastructure
import Testing
import TextIndex

@testable import Data

struct TMDBExportImportTests {
    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    @Test(arguments: [
        #"{"id":0,"original_title":"Lantern","popularity":1}"#,
        #"{"id":-1,"original_title":"Lantern","popularity":1}"#,
        #"{"id":4294967296,"original_title":"Lantern"}"#, #"{"id":"7","original_title":"Lantern"}"#,
        #"{"id":7,"original_title":""}"#, #"{"id":7,"original_title":null}"#, #"{"id":7}"#,
        #"{"original_title":"Lantern"}"#,
        #"{"id":7,"original_title":"Lantern","popularity":"high"}"#,
        #"{"id":7,"original_title":"Lantern","adult":"no"}"#, "", "{}", "null", "[]", "7",
        #"{"id":7,"original_title":"Lantern"},{"id":8,"original_title":"Lantern"}"#,
        #"{"id":7,"original_title":"Lantern""#, #"{"id":7,"original_title":"Lantern"}}"#,
        #"{"id":7,"original_title":"Lantern"} {"id":8,"original_title":"Lantern"}"#,
        #"[{"id":7,"original_title":"Lantern"}]"#, #"{{"id":7,"original_title":"Lantern"}"#,
        #"{"id":7,"original_title":"Lantern"},"#, #","id":7,"original_title":"Lantern"}"#,
        #"{"id":7,"original_title":"Lantern\"}"#, #"{"id":7,"original_title":"Lantern"]"#,
        #"{"id":7,"original_title":"\#(String(repeating: "x", count: 1_001))"}"#,
        #"{"id":7,"original_title":"Lantern","x":"\#(String(repeating: "x", count: 1 << 20))"}"#,
    ])
    func `skips a malformed line, and no other`(line: String) async throws {
        let lines = (1...300).map { self.line(1000 + $0) }

        let result = try await catalog.importLines(lines + [line] + [self.line(2000)])

        #expect(result.catalog.movieCount == 301)
        #expect(result.skippedLines.map(\.count) == [1])
        #expect(result.skippedLines.map(\.first) == [301])
        #expect(try await catalog.search("lantern").isEmpty)
    }

    @Test(arguments: [
        (#"{"id":7,"original_title":"Lantern""#, #""popularity":1}"#),
        (#"{"id":7,"original_title":"Lantern"#, #""}"#),
        (#"{"id":7,"original_title":"Lantern","x":[1"#, #"2]}"#),
    ])
    func `skips objects that are not on one line`(start: String, end: String) async throws {
        let lines = (1...400).map { self.line(1000 + $0) }
        let two = #"{"id":8,"original_title":"Lantern"},{"id":9,"original_title":"Lantern"}"#

        let result = try await catalog.importLines(lines + [start, end, two])

        #expect(result.catalog.movieCount == 400)
        #expect(result.skippedLines.map(\.count) == [3])
        #expect(result.skippedLines.map(\.first) == [401])
    }

    @Test(arguments: [
        #"{"id":7,"original_title":"Lantern {\"}"}"#, #"{"id":7,"original_title":"Lantern \\"}"#,
        #"{"x":{"y":[{}]},"id":7,"original_title":"Lantern }{"}"#,
        "\u{FEFF}{\"id\":7,\"original_title\":\"Lantern\"}\t \r",
    ])
    func `imports an object with braces, quotes or white space`(line: String) async throws {
        let result = try await catalog.importLines([line, self.line(8)])

        #expect(result.catalog.movieCount == 2)
        #expect(result.skippedLines.isEmpty)
        #expect(try await catalog.search("lantern").map(\.id) == [.tmdb(7)])
    }

    @Test(arguments: [
        ("1.5", 1.5), ("0", 0), ("-3", 0), ("null", 0), ("100000", 100_000), ("1e9", 100_000),
        ("0.00004", 0), ("0.00006", 0.0001), ("12.34567", 12.3457),
    ])
    func `keeps the popularity to four decimals`(value: String, popularity: Double) async throws {
        try await catalog.importLines([
            #"{"id":7,"original_title":"Lantern","popularity":\#(value)}"#
        ])

        #expect(try await catalog.search("lantern").map(\.popularity) == [popularity])
    }

    @Test func `puts the more popular movie first`() async throws {
        try await catalog.importLines([
            #"{"id":1,"original_title":"Lantern"}"#,
            #"{"id":2,"original_title":"Lantern","popularity":5.1}"#,
            #"{"id":4294967295,"original_title":"Lantern","popularity":5.2}"#,
        ])

        let movies = try await catalog.search("lantern")

        #expect(movies.map(\.id) == [.tmdb(4_294_967_295), .tmdb(2), .tmdb(1)])
    }

    @Test(arguments: [(false, [1, 3]), (true, [1, 2, 3])])
    func `leaves out adult movies unless they are requested`(
        includesAdult: Bool,
        ids: [Int]
    ) async throws {
        try await catalog.importLines(
            [
                #"{"id":1,"original_title":"Lantern","adult":false,"popularity":3}"#,
                #"{"id":2,"original_title":"Lantern","adult":true,"popularity":2}"#,
                #"{"id":3,"original_title":"Lantern","adult":null,"popularity":1}"#,
            ],
            includesAdult: includesAdult
        )

        let movies = try await catalog.search("lantern", includesAdult: true)

        #expect(movies.map(\.id) == ids.map(MovieID.tmdb))
    }

    @Test func `imports the first line of a movie`() async throws {
        let result = try await catalog.importLines(
            [#"{"id":7,"original_title":"Lantern"}"#, line(8)],
            [#"{"id":7,"original_title":"Candle"}"#, line(9)]
        )

        #expect(result.catalog.movieCount == 3)
        #expect(result.skippedLines.isEmpty)
        #expect(try await catalog.search("lantern").count == 1)
        #expect(try await catalog.search("candle").isEmpty)
    }

    private func line(_ id: Int) -> String {
        #"{"adult":false,"id":\#(id),"original_title":"Padding \#(id)","popularity":1.25}"#
    }
}
