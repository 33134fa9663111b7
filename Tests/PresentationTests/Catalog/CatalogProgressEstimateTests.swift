import Domain
import Testing

@testable import Presentation

struct CatalogProgressEstimateTests {
    private let megabyte = 1_000_000

    @Test func `estimates the downloads and the import from the rate of a download`() {
        var estimate = CatalogProgressEstimate()

        download(10, of: 100, later: 300, at: 0, &estimate)
        #expect(estimate.rate == nil)
        download(30, of: 100, later: 300, at: 10, &estimate)

        // 2 MB/s, of which those before the start are no part.
        #expect(estimate.rate == 2e6)
        #expect(estimate.secondsLeft == 185.0 + 20.0)
        #expect(estimate.fraction == 10.0 / 215.0)
    }

    @Test func `estimates the import from the share that is done`() {
        var estimate = CatalogProgressEstimate()

        download(100, of: 100, at: 0, &estimate)
        download(100, of: 100, at: 10, &estimate)
        read(0.0, at: 10, &estimate)
        read(0.25, at: 15, &estimate)

        #expect(estimate.secondsLeft == 15.0)
        #expect(estimate.fraction == 0.5)
    }

    @Test func `does not go back, whatever is found out later`() {
        var estimate = CatalogProgressEstimate()
        read(0, at: 0, &estimate)
        read(0.5, at: 2, &estimate)

        read(0.25, at: 3, &estimate)

        #expect(estimate.secondsLeft == 9)
        #expect(estimate.fraction == 0.5)
    }

    @Test func `knows nothing without sizes`() {
        var estimate = CatalogProgressEstimate()

        for time in [0.0, 60] {
            let activity = CatalogActivity.downloading(file: "f", done: Int(time), total: nil)
            estimate.add(CatalogProgress(step: 1, of: 3, activity), at: time)
        }
        #expect(estimate.fraction == nil && estimate.secondsLeft == nil)
        for time in [60.0, 120] {
            let activity = CatalogActivity.reading(
                file: .standardInput,
                done: Int(time),
                total: nil
            )
            estimate.add(CatalogProgress(step: 2, of: 3, activity), at: time)
        }
        #expect(estimate.fraction == nil && estimate.secondsLeft == nil)
    }

    private func download(
        _ done: Int,
        of total: Int,
        later: Int = 0,
        at time: Double,
        _ estimate: inout CatalogProgressEstimate
    ) {
        let progress = CatalogProgress(
            step: 1,
            of: 3,
            .downloading(file: "f", done: done * megabyte, total: total * megabyte),
            laterByteCount: later * megabyte
        )
        estimate.add(progress, at: time)
    }

    private func read(_ share: Double, at time: Double, _ estimate: inout CatalogProgressEstimate) {
        let activity = CatalogActivity.reading(file: .file("f"), done: 1, total: 2)
        estimate.add(CatalogProgress(step: 2, of: 3, activity, importedShare: share), at: time)
    }
}
