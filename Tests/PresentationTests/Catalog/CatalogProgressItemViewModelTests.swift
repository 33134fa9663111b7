import Domain
import Testing

@testable import Presentation

struct CatalogProgressItemViewModelTests {
    @Test(arguments: [
        (1.0, "1 s left"), (119, "119 s left"), (119.1, "2 min left"), (121, "3 min left"),
        (180, "3 min left"), (7_199, "120 min left"), (7_200, "2 h left"), (7_201, "3 h left"),
        (1_000_000, "278 h left"), (0, "0 s left"),
    ])
    func `rounds up the time left`(left: Double, text: String) {
        let item = item(.indexing(movies: 3, done: 1), share: 1 / (1 + left), elapsed: 1)

        #expect(item.statistics == [text])
    }

    @Test(arguments: [(0.0, 1), (0.49, 1), (0.5, 3), (60, 3)])
    func `shows the rate after half a second`(elapsed: Double, count: Int) {
        let item = item(
            .reading(file: .file("titles"), done: 1_000_000, total: 2_000_000),
            share: 0.5,
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

    @Test(arguments: [(0.4, []), (4, ["4 s left"])] as [(Double, [String])])
    func `says how many movies are indexed, and how long the rest takes`(
        elapsed: Double,
        statistics: [String]
    ) {
        let item = item(.indexing(movies: 1_234, done: 50), share: 0.5, elapsed: elapsed)

        #expect(item.title == "step 2 of 4: indexing 1,234 movies")
        #expect(item.statistics == statistics)
    }

    /// The second of four steps, some seconds after it started.
    private func item(
        _ activity: CatalogActivity,
        share: Double? = nil,
        elapsed: Double
    ) -> CatalogProgressItemViewModel {
        var estimate = CatalogProgressEstimate()
        estimate.add(CatalogProgress(step: 2, of: 4, start(of: activity)), at: 0)
        let progress = CatalogProgress(step: 2, of: 4, activity, importedShare: share)
        estimate.add(progress, at: elapsed)
        return CatalogProgressItemViewModel(progress, estimate)
    }

    private func start(of activity: CatalogActivity) -> CatalogActivity {
        switch activity {
        case .downloading(let file, _, let total): .downloading(file: file, done: 0, total: total)
        case .reading(let file, _, let total): .reading(file: file, done: 0, total: total)
        case .indexing(let movies, _): .indexing(movies: movies, done: 0)
        case .waiting: activity
        }
    }
}
