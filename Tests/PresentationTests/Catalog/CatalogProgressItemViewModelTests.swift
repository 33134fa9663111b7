import Domain
import Testing

@testable import Presentation

struct CatalogProgressItemViewModelTests {
    /// One byte was read in one second, so the seconds left are the bytes left.
    @Test(arguments: [
        (1, "1 s left"), (119, "119 s left"), (120, "2 min left"), (121, "3 min left"),
        (180, "3 min left"), (7_199, "120 min left"), (7_200, "2 h left"), (7_201, "3 h left"),
        (5_000_000, "278 h left"), (0, "0 s left"),
    ])
    func `rounds up the time left`(left: Int, text: String) {
        let item = CatalogProgressItemViewModel(
            .reading(file: .file("titles"), done: 1, total: 1 + left),
            elapsed: 1
        )

        #expect(item.statistics.last == text)
    }

    @Test(arguments: [(0.0, 1), (0.49, 1), (0.5, 3), (60, 3)])
    func `shows the rate after half a second`(elapsed: Double, count: Int) {
        let item = CatalogProgressItemViewModel(
            .reading(file: .file("titles"), done: 1_000_000, total: 2_000_000),
            elapsed: elapsed
        )

        #expect(item.statistics.count == count)
    }

    @Test(arguments: [nil, 0, -5, 999_999])
    func `ignores a total that is unknown or wrong`(total: Int?) {
        let item = CatalogProgressItemViewModel(
            .downloading(file: "titles", done: 1_000_000, total: total),
            elapsed: 2
        )

        #expect(item.fraction == nil)
        #expect(item.statistics == ["1.0 MB", "500 kB/s"])
    }

    @Test(arguments: [
        (0, "0 kB"), (999, "0 kB"), (1_000, "1 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"),
        (1_960_000, "1.9 MB"), (999_999_999, "999.9 MB"), (1_000_000_000, "1.0 GB"),
        (12_345_678_901, "12.3 GB"),
    ])
    func `writes bytes in decimal units`(count: Int, text: String) {
        let item = CatalogProgressItemViewModel(
            .downloading(file: "titles", done: count, total: nil),
            elapsed: 0
        )

        #expect(item.statistics == [text])
    }

    @Test func `names standard input, and the file that is read`() {
        let input = CatalogProgressItemViewModel(
            .reading(file: .standardInput, done: 0, total: nil),
            elapsed: 0
        )
        let file = CatalogProgressItemViewModel(
            .reading(file: .file("titles.gz"), done: 0, total: nil),
            elapsed: 0
        )

        #expect(input.title.hasSuffix("standard input"))
        #expect(file.title.hasSuffix("titles.gz"))
        #expect(!file.isWait)
    }

    @Test func `has no fraction and no statistics while indexing`() {
        let item = CatalogProgressItemViewModel(.indexing(movies: 1_234), elapsed: 60)

        #expect(item.title.contains("1,234 movies"))
        #expect(item.fraction == nil)
        #expect(item.statistics.isEmpty)
    }
}
