package import Domain

/// The input of the catalog screen.
@MainActor
package protocol CatalogViewModelInput: AnyObject {
    func didOpen() async
    func didImport(_ files: [String], includesAdult: Bool) async
    func didUpdate(_ update: CatalogUpdateRequest) async
    func didRemove() async
}

/// The output of the catalog screen.
@MainActor
package protocol CatalogViewModelOutput: AnyObject {
    var state: Observable<CatalogState> { get }
}

package typealias CatalogViewModel = CatalogViewModelInput & CatalogViewModelOutput

/// The state of the catalog screen.
package enum CatalogState: Hashable, Sendable {
    case idle
    case inProgress(CatalogProgressItemViewModel)
    case loaded(CatalogItemViewModel)

    /// `notes` has one sentence for each file with skipped lines.
    case imported(CatalogItemViewModel, notes: [String])
    case removed

    case failed(FailureViewModel)
}

package final class DefaultCatalogViewModel: CatalogViewModel {
    package let state = Observable(CatalogState.idle)

    private let fetchInfo: any FetchCatalogInfoUseCase
    private let importCatalog: any ImportCatalogUseCase
    private let updateCatalog: any UpdateCatalogUseCase
    private let removeCatalog: any RemoveCatalogUseCase
    private let now: () -> ContinuousClock.Instant

    package init(
        fetchInfo: any FetchCatalogInfoUseCase,
        importCatalog: any ImportCatalogUseCase,
        updateCatalog: any UpdateCatalogUseCase,
        removeCatalog: any RemoveCatalogUseCase,
        now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
        self.fetchInfo = fetchInfo
        self.importCatalog = importCatalog
        self.updateCatalog = updateCatalog
        self.removeCatalog = removeCatalog
        self.now = now
    }

    package func didOpen() async {
        do {
            state.value = .loaded(CatalogItemViewModel(try await fetchInfo.execute()))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    package func didImport(_ files: [String], includesAdult: Bool) async {
        await replace { [importCatalog] progress throws(MoviesError) in
            try await importCatalog.execute(
                files,
                includesAdult: includesAdult,
                progress: progress
            )
        }
    }

    package func didUpdate(_ update: CatalogUpdateRequest) async {
        await replace { [updateCatalog] progress throws(MoviesError) in
            try await updateCatalog.execute(update, progress: progress)
        }
    }

    package func didRemove() async {
        do {
            try await removeCatalog.execute()
            state.value = .removed
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    private func replace(
        _ operation:
            @escaping @Sendable (@escaping CatalogProgressHandler)
            async throws(MoviesError) -> CatalogImportResult
    ) async {
        // If the screen is slower than the import, only the newest progress matters.
        let (progress, continuation) = AsyncStream.makeStream(
            of: CatalogProgress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let outcome = Task { () -> Result<CatalogImportResult, MoviesError> in
            defer { continuation.finish() }
            do throws(MoviesError) {
                return .success(try await operation { continuation.yield($0) })
            } catch {
                return .failure(error)
            }
        }
        await show(progress)
        switch await outcome.value {
        case .success(let result):
            state.value = .imported(
                CatalogItemViewModel(result.catalog),
                notes: result.notes
            )
        case .failure(let error):
            state.value = .failed(FailureViewModel(error, catalogMayHelp: false))
        }
    }

    private func show(_ progress: AsyncStream<CatalogProgress>) async {
        var title = ""
        var start = now()
        for await step in progress {
            let item = CatalogProgressItemViewModel(step, elapsed: 0)
            // A wait is a part of the download.
            if item.title != title, !item.isWait { (title, start) = (item.title, now()) }
            let elapsed = (now() - start) / .seconds(1)
            state.value = .inProgress(CatalogProgressItemViewModel(step, elapsed: elapsed))
        }
    }
}
