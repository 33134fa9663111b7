package import Domain

/// Replaces the catalog of this machine, and shows how far that is.
///
/// The operation is cancelled along with the caller.
@MainActor
package struct CatalogViewModel {
    /// An import or an update.
    package typealias Operation =
        @Sendable (@escaping CatalogProgressHandler) async throws(MoviesError)
        -> CatalogImportResult

    private let now: () -> ContinuousClock.Instant

    package init(now: @escaping () -> ContinuousClock.Instant = { .now }) { self.now = now }

    package func run(
        _ operation: @escaping Operation,
        show: (CatalogProgressItemViewModel) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        // If the view is slower than the import, only the newest progress matters.
        let (progress, continuation) = AsyncStream.makeStream(
            of: CatalogProgress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        async let result = Self.result(of: operation, continuation)
        let start = now()
        var estimate = CatalogProgressEstimate()
        for await progress in progress {
            estimate.add(progress, at: (now() - start) / .seconds(1))
            show(CatalogProgressItemViewModel(progress, estimate))
        }
        return try await result.get()
    }

    @concurrent
    private nonisolated static func result(
        of operation: Operation,
        _ progress: AsyncStream<CatalogProgress>.Continuation
    ) async -> Result<CatalogImportResult, MoviesError> {
        defer { progress.finish() }
        return await Result(of: { () throws(MoviesError) in
            try await operation { progress.yield($0) }
        })
    }
}

package struct CatalogProgressItemViewModel: Hashable, Sendable {
    /// The step, and what is done in it.
    package let title: String

    /// The share of the time of all steps that has passed, 0…1; `nil` if it is unknown.
    package private(set) var fraction: Double?

    /// The amount done, the rate and the time left, as far as they are known.
    package private(set) var statistics: [String] = []

    /// Whether the import waits, which is worth a message even where progress is not shown.
    package private(set) var isWait = false
}

extension CatalogProgressItemViewModel {
    init(_ progress: CatalogProgress, _ estimate: CatalogProgressEstimate) {
        let step = "step \(progress.step) of \(progress.stepCount): "
        switch progress.activity {
        case .downloading(let file, let done, let total):
            self.init(step + "getting \(file)", done, total, estimate)
        case .waiting(let seconds, let error):
            self.init(title: "retrying in \(seconds) s: \(error.summary)", isWait: true)
        case .reading(let file, let done, let total):
            self.init(step + "reading \(file.name)", done, total, estimate)
        case .indexing(let movies, _):
            let title = step + "indexing \(movies.withThousandsCommas) movies"
            self.init(title: title, fraction: estimate.fraction)
            addTime(estimate)
        }
    }

    private init(_ title: String, _ done: Int, _ total: Int?, _ estimate: CatalogProgressEstimate) {
        let total = total.flatMap { $0 > 0 && $0 >= done ? $0 : nil }
        let amount = [done, total].compactMap { $0?.withByteUnit }.joined(separator: " of ")
        self.init(title: title, fraction: estimate.fraction, statistics: [amount])
        if let rate = estimate.rate { statistics.append("\(Int(rate).withByteUnit)/s") }
        addTime(estimate)
    }

    private mutating func addTime(_ estimate: CatalogProgressEstimate) {
        estimate.secondsLeft.map { statistics.append("\(Self.text($0)) left") }
    }

    private static func text(_ seconds: Double) -> String {
        switch Int(min(seconds.rounded(.up), 1e6)) {
        case let seconds where seconds < 120: "\(seconds) s"
        case let seconds where seconds < 7200: "\((seconds + 59) / 60) min"
        case let seconds: "\((seconds + 3599) / 3600) h"
        }
    }
}
