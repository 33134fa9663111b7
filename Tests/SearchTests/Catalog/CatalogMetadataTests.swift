import Domain
import Testing

@testable import Search

struct CatalogMetadataTests {
    private static var titled: CatalogMetadata {
        var metadata = CatalogMetadata(origin: .imdb)
        (metadata.creditedMovieCount, metadata.hasOtherTitles) = (3, true)
        return metadata
    }

    @Test(arguments: [
        CatalogMetadata(origin: .imdb, date: CalendarDate("2026-11-21")),
        CatalogMetadata(origin: .tmdb, date: nil),
        CatalogMetadata(origin: .builtIn, date: CalendarDate(year: 2026), source: "version 7\tx"),
        titled,
    ])
    func `reads what it writes`(metadata: CatalogMetadata) {
        #expect(CatalogMetadata(metadata.bytes) == metadata)
    }

    @Test func `keeps the format of existing files`() {
        let metadata = CatalogMetadata(
            origin: .builtIn,
            date: CalendarDate(year: 2026),
            source: "7"
        )

        #expect(
            String(decoding: metadata.bytes, as: UTF8.self)
                == "origin\tbuilt-in\ndate\t2026\nsource\t7\ncredited\t0\n"
        )
    }

    @Test(arguments: [
        "origin\timdb", "\norigin\timdb\ndate\tsoon\n", "color\tred\norigin\timdb\nnonsense\n",
        "origin\timdb\ndate\t\nsource\t\n",
    ])
    func `reads metadata without a date and a source`(text: String) {
        #expect(CatalogMetadata(Array(text.utf8)) == CatalogMetadata(origin: .imdb, date: nil))
    }

    @Test(arguments: ["", "origin", "origin\t", "origin\tIMDb\n", "date\t2026\n", "Origin\timdb\n"])
    func `rejects other metadata`(text: String) {
        #expect(CatalogMetadata(Array(text.utf8)) == nil)
    }
}
