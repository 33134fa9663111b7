public import Domain

public final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    public let state = Observable(MovieDetailsState.idle)

    private let id: MovieID
    private let fetchDetails: any FetchMovieDetailsUseCase
    private let actions: MovieDetailsViewModelActions
    private var work: Task<Void, Never>?

    public init(
        id: MovieID,
        fetchDetails: any FetchMovieDetailsUseCase,
        actions: MovieDetailsViewModelActions = MovieDetailsViewModelActions()
    ) {
        self.id = id
        self.fetchDetails = fetchDetails
        self.actions = actions
    }

    public func didOpen() async {
        switch state.value {
        case .idle, .failed: break
        case .loading, .loaded: return
        }
        state.value = .loading
        let task = Task { await load() }
        work = task
        await task.value
    }

    public func didAskForPage() {
        actions.openPage(id)
    }

    public func didGoBack() {
        work?.cancel()
        actions.goBack()
    }

    public func didLeave() {
        work?.cancel()
        actions.leave()
    }

    private func load() async {
        do {
            let details = try await fetchDetails.execute(id)
            guard !Task.isCancelled else { return }
            state.value = .loaded(MovieDetailsItemViewModel(details))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(error)
        }
    }
}
