package import Domain

/// The catalog of this machine while a command reads or replaces it.
package enum CatalogState: Hashable, Sendable {
    case idle
    case inProgress(CatalogProgressItemViewModel)
    case loaded(CatalogItemViewModel)

    /// `notes` has one sentence for each file with skipped lines.
    case imported(CatalogItemViewModel, notes: [String])

    /// There was nothing newer to download.
    case unchanged(CatalogItemViewModel)
    case removed
    case failed(FailureViewModel)
}

@MainActor
package final class CatalogViewModel {
    private typealias CatalogOperation =
        @Sendable (@escaping CatalogProgressHandler) async throws(MoviesError)
        -> CatalogImportResult

    package let state = Observable(CatalogState.idle)

    private let catalog: any CatalogRepository
    private let now: () -> ContinuousClock.Instant

    package init(
        catalog: any CatalogRepository,
        now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
        self.catalog = catalog
        self.now = now
    }

    package func didOpen() async {
        do {
            state.value = .loaded(CatalogItemViewModel(try await catalog.info()))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    package func didImport(_ files: [ImportSource], includesAdult: Bool) async {
        await replace { [catalog] progress throws(MoviesError) in
            try await catalog.importFiles(files, includesAdult: includesAdult, progress: progress)
        }
    }

    package func didUpdate(_ update: CatalogUpdateRequest) async {
        await replace { [catalog] progress throws(MoviesError) in
            try await catalog.update(update, describe: \.summary, progress: progress)
        }
    }

    package func didRemove() async {
        do {
            try await catalog.remove()
            state.value = .removed
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    /// Shows the progress of an import or update, and then its result.
    ///
    /// The operation is cancelled along with the caller.
    private func replace(_ operation: @escaping CatalogOperation) async {
        // If the view is slower than the import, only the newest progress matters.
        let (progress, continuation) = AsyncStream.makeStream(
            of: CatalogProgress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        async let result = Self.result(of: operation, continuation)
        await show(progress)
        switch await result {
        case .success(let result):
            let catalog = CatalogItemViewModel(result.catalog)
            state.value =
                result.isUnchanged ? .unchanged(catalog) : .imported(catalog, notes: result.notes)
        case .failure(let error):
            state.value = .failed(FailureViewModel(error, catalogMayHelp: false))
        }
    }

    @concurrent
    private nonisolated static func result(
        of operation: CatalogOperation,
        _ progress: AsyncStream<CatalogProgress>.Continuation
    ) async -> Result<CatalogImportResult, MoviesError> {
        defer { progress.finish() }
        return await Result(of: { () throws(MoviesError) in
            try await operation { progress.yield($0) }
        })
    }

    private func show(_ progress: AsyncStream<CatalogProgress>) async {
        let start = now()
        var estimate = CatalogProgressEstimate()
        for await progress in progress {
            estimate.add(progress, at: (now() - start) / .seconds(1))
            state.value = .inProgress(CatalogProgressItemViewModel(progress, estimate))
        }
    }
}

package struct CatalogProgressItemViewModel: Hashable, Sendable {
    /// Which step it is, and what is done in it.
    package let title: String

    /// How much of the time of all steps has passed, 0…1; `nil` if it is unknown.
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
