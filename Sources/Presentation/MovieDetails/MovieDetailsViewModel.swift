public import Domain

/// What happens to the page of a film.
@MainActor
public protocol MovieDetailsViewModelInput: AnyObject {
    /// Shows the film; once more where that has failed, or where something else stands in for it.
    func didOpen() async

    /// The film is to be seen in a browser.
    func didRequestWebPage()
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// What the page of a film shows.
@MainActor
public protocol MovieDetailsViewModelOutput: AnyObject {
    var state: Observable<MovieDetailsState> { get }
}

public typealias MovieDetailsViewModel = MovieDetailsViewModelInput & MovieDetailsViewModelOutput

/// What the page of a film shows; one of these at a time.
public enum MovieDetailsState: Hashable, Sendable {
    case idle
    case loading
    case loaded(MovieDetailsItemViewModel)
    case failed(FailureViewModel)
}

/// Where the page of a film leads to.
public struct MovieDetailsViewModelActions {
    let openPage: @MainActor (MovieID) -> Void
    let startNewSearch: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let leave: @MainActor () -> Void

    public init(
        openPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        startNewSearch: @escaping @MainActor () -> Void = {},
        goBack: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.openPage = openPage
        self.startNewSearch = startNewSearch
        self.goBack = goBack
        self.leave = leave
    }
}

public final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    public let state = Observable(MovieDetailsState.idle)

    private let id: MovieID
    private let fetchDetails: any FetchMovieDetailsUseCase
    private let fetchPoster: (any FetchPosterImageUseCase)?
    private let actions: MovieDetailsViewModelActions
    private var work: Task<Void, Never>?

    /// Takes what fetches posters only where one can be shown.
    public init(
        id: MovieID,
        fetchDetails: any FetchMovieDetailsUseCase,
        fetchPoster: (any FetchPosterImageUseCase)? = nil,
        actions: MovieDetailsViewModelActions = MovieDetailsViewModelActions()
    ) {
        self.id = id
        self.fetchDetails = fetchDetails
        self.fetchPoster = fetchPoster
        self.actions = actions
    }

    public func didOpen() async {
        switch state.value {
        case .idle, .failed: break
        case .loaded(let item) where item.fallback != nil: break
        case .loading, .loaded: return
        }
        state.value = .loading
        let task = Task { await load() }
        work = task
        await task.value
    }

    public func didRequestWebPage() {
        actions.openPage(id)
    }

    public func didRequestNewSearch() {
        work?.cancel()
        actions.startNewSearch()
    }

    public func didGoBack() {
        work?.cancel()
        actions.goBack()
    }

    public func didQuit() {
        work?.cancel()
        actions.leave()
    }

    private func load() async {
        do {
            let details = try await fetchDetails.execute(id)
            guard !Task.isCancelled else { return }
            await show(MovieDetailsItemViewModel(details))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }

    /// Shows the film, and its poster as soon as that is there.
    private func show(_ item: MovieDetailsItemViewModel) async {
        var item = item
        guard let fetchPoster, let address = item.movie.posterURL else {
            state.value = .loaded(item)
            return
        }
        item.isLoadingPoster = true
        state.value = .loaded(item)
        // A film without its poster is still the film.
        item.poster = try? await fetchPoster.execute(address)
        item.isLoadingPoster = false
        if !Task.isCancelled { state.value = .loaded(item) }
    }
}
