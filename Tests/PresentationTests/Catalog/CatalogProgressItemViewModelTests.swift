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
        let item = item(.reading(file: .file("titles"), done: 1, total: 1 + left), elapsed: 1)

        #expect(item.statistics.last == text)
    }

    @Test(arguments: [(0.0, 1), (0.49, 1), (0.5, 3), (60, 3)])
    func `shows the rate after half a second`(elapsed: Double, count: Int) {
        let item = item(
            .reading(file: .file("titles"), done: 1_000_000, total: 2_000_000),
            elapsed: elapsed
        )

        #expect(item.statistics.count == count)
    }

    @Test(arguments: [nil, 0, -5, 999_999])
    func `ignores a total that is unknown or wrong`(total: Int?) {
        let item = item(.downloading(file: "titles", done: 1_000_000, total: total), elapsed: 2)

        #expect(item.fraction == nil)
        #expect(item.statistics == ["1.0 MB", "500 kB/s"])
    }

    @Test(arguments: [
        (0, "0 kB"), (999, "0 kB"), (1_000, "1 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"),
        (1_960_000, "1.9 MB"), (999_999_999, "999.9 MB"), (1_000_000_000, "1.0 GB"),
        (12_345_678_901, "12.3 GB"),
    ])
    func `writes bytes in decimal units`(count: Int, text: String) {
        let item = item(.downloading(file: "titles", done: count, total: nil), elapsed: 0)

        #expect(item.statistics == [text])
    }

    @Test func `names standard input, and the file that is read`() {
        let input = item(.reading(file: .standardInput, done: 0, total: nil), elapsed: 0)
        let file = item(.reading(file: .file("titles.gz"), done: 0, total: nil), elapsed: 0)

        #expect(input.title.hasSuffix("standard input"))
        #expect(file.title.hasSuffix("titles.gz"))
        #expect(!file.isWait)
    }

    @Test(arguments: [
        (0, 60.0, []), (50, 0.4, []), (50, 4, ["4 s left"]), (25, 30, ["90 s left"]),
        (100, 9, ["0 s left"]),
    ])
    func `says how much is indexed, and how long the rest takes`(
        percentage: Int,
        elapsed: Double,
        statistics: [String]
    ) {
        let item = item(.indexing(movies: 1_234, done: percentage), elapsed: elapsed)

        #expect(item.title == "step 2 of 4: indexing 1,234 movies")
        #expect(item.fraction == Double(percentage) / 100)
        #expect(item.statistics == statistics)
    }

    /// The second of four steps.
    private func item(
        _ activity: CatalogActivity,
        elapsed: Double
    ) -> CatalogProgressItemViewModel {
        CatalogProgressItemViewModel(
            CatalogProgress(step: 2, of: 4, activity),
            elapsed: elapsed
        )
    }
}
