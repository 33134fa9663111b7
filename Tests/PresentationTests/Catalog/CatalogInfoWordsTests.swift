import Domain
import Testing

@testable import Presentation

struct CatalogInfoWordsTests {
    @Test(
        arguments: [
            (CalendarDate("2026-08-31"), "August 2026"), (CalendarDate("2026-01"), "January 2026"),
            (CalendarDate("2025-12"), "December 2025"), (CalendarDate("2026"), "2026"), (nil, nil),
        ] as [(CalendarDate?, String?)]
    )
    func `says until when the built-in catalog knows movies`(date: CalendarDate?, text: String?) {
        let item = info(.builtIn, date: date)

        #expect(item.extent?.movieCount == 3)
        #expect(item.extent?.month == text)
        #expect(item.isBuiltIn)
        #expect(item.sourceName == "built in")
        #expect(item.attribution == nil)
    }

    @Test(arguments: [(CatalogSource.imdb, "IMDb"), (.tmdb, "TMDB")])
    func `an imported catalog has an owner, and any number of movies`(
        source: CatalogSource,
        name: String
    ) {
        let item = info(source, date: CalendarDate("2026-08-31"))

        #expect(item.extent == nil)
        #expect(!item.isBuiltIn)
        #expect(item.sourceName == name)
        #expect(item.attribution?.contains(name) == true)
    }

    @Test(arguments: [
        (1, "skipped line 7 of titles.tsv, which can't be read"),
        (2, "skipped 2 unreadable lines in titles.tsv; the first is line 7"),
    ])
    func `says which lines of a file were skipped`(count: Int, note: String) {
        var result = CatalogImportResult(catalog: info(.imdb, date: nil))
        result.skippedLines = [.init(file: .file("titles.tsv"), count: count, first: 7)]

        #expect(result.notes == [note])
    }

    private func info(_ source: CatalogSource, date: CalendarDate?) -> CatalogInfo {
        CatalogInfo(source: source, movieCount: 3, date: date, formatVersion: 1)
    }
}
