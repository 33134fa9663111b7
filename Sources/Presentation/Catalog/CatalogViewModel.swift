public import Domain

/// What happens to the screen of the catalog.
@MainActor
public protocol CatalogViewModelInput: AnyObject {
    func didOpen() async
    func didImport(_ files: [String], includesAdult: Bool) async
    func didUpdate(_ update: CatalogUpdateRequest) async
    func didRemove() async
}

/// What the screen of the catalog shows.
@MainActor
public protocol CatalogViewModelOutput: AnyObject {
    var state: Observable<CatalogState> { get }
}

public typealias CatalogViewModel = CatalogViewModelInput & CatalogViewModelOutput

/// What the screen of the catalog shows; one of these at a time.
public enum CatalogState: Hashable, Sendable {
    case idle
    case working(CatalogProgressItemViewModel)
    case loaded(CatalogItemViewModel)

    /// With a sentence about each file that had lines which can't be read.
    case replaced(CatalogItemViewModel, notes: [String])
    case removed

    /// With a sentence that says what to do next.
    case failed(MoviesError, message: String)
}

public final class DefaultCatalogViewModel: CatalogViewModel {
    public let state = Observable(CatalogState.idle)

    private let fetchInfo: any FetchCatalogInfoUseCase
    private let importCatalog: any ImportCatalogUseCase
    private let updateCatalog: any UpdateCatalogUseCase
    private let removeCatalog: any RemoveCatalogUseCase
    private let now: () -> ContinuousClock.Instant

    public init(
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

    public func didOpen() async {
        do {
            state.value = .loaded(CatalogItemViewModel(try await fetchInfo.execute()))
        } catch {
            state.value = .failed(error, message: error.message)
        }
    }

    public func didImport(_ files: [String], includesAdult: Bool) async {
        await replace { [importCatalog] progress throws(MoviesError) in
            try await importCatalog.execute(
                files,
                includesAdult: includesAdult,
                progress: progress
            )
        }
    }

    public func didUpdate(_ update: CatalogUpdateRequest) async {
        await replace { [updateCatalog] progress throws(MoviesError) in
            try await updateCatalog.execute(update, progress: progress)
        }
    }

    public func didRemove() async {
        do {
            try await removeCatalog.execute()
            state.value = .removed
        } catch {
            state.value = .failed(error, message: error.message)
        }
    }

    private func replace(
        _ work:
            @escaping @Sendable (@escaping @Sendable (CatalogProgress) -> Void)
            async throws(MoviesError) -> CatalogImportResult
    ) async {
        // Only the newest news counts, should the screen be slower than the work.
        let (news, teller) = AsyncStream.makeStream(
            of: CatalogProgress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let outcome = Task { () -> Result<CatalogImportResult, MoviesError> in
            defer { teller.finish() }
            do throws(MoviesError) {
                return .success(try await work { teller.yield($0) })
            } catch {
                return .failure(error)
            }
        }
        await show(news)
        switch await outcome.value {
        case .success(let result):
            state.value = .replaced(
                CatalogItemViewModel(result.catalog),
                notes: result.skippedLines.map(\.message)
            )
        case .failure(let error):
            state.value = .failed(error, message: error.messageAboutCatalog)
        }
    }

    private func show(_ news: AsyncStream<CatalogProgress>) async {
        var title = ""
        var start = now()
        for await progress in news {
            let item = CatalogProgressItemViewModel(progress, elapsed: 0)
            // A wait is a part of the download.
            if item.title != title, !item.isWait { (title, start) = (item.title, now()) }
            let elapsed = (now() - start) / .seconds(1)
            state.value = .working(CatalogProgressItemViewModel(progress, elapsed: elapsed))
        }
    }
}

extension MoviesError {
    /// What to do is another thing where a data set is wanted than where a search is answered.
    fileprivate var messageAboutCatalog: String {
        switch self {
        case .rateLimited(_, .some), .unavailable: message
        case .unreachable, .timedOut, .serverFailed, .rateLimited(_, nil):
            "\(summary); run it again, it goes on where it was"
        case .notFound, .requestRefused, .redirectRefused, .invalidResponse, .unexpectedHTML,
            .responseTooLarge:
            "\(summary); check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL, or try again later"
        case .credentialMissing, .credentialRefused, .accessDenied, .offline, .storage,
            .catalogUnusable, .dataSetUnusable, .movieNotFound, .cancelled:
            message
        case .networkProgramUnusable: "\(summary); install movies again"
        case .noResources: "\(summary); close other programs and run it again"
        }
    }
}

extension CatalogImportResult.SkippedLines {
    /// One sentence for a person.
    fileprivate var message: String {
        count == 1
            ? "line \(first) of \(file) can't be read and was left out"
            : "\(count) lines of \(file) can't be read and were left out, line \(first) first"
    }
}
