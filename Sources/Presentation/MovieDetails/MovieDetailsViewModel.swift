public import Domain

/// What happens to the details of a movie.
@MainActor
public protocol MovieDetailsViewModelInput: NavigationInput {
    /// Loads the movie, the first time.
    func didOpen() async

    /// Loads the movie again where that failed, or where a fallback is shown.
    func didRetry() async

    /// Opens the movie's web page in a browser.
    func didRequestWebPage()
}

/// What the details of a movie show.
@MainActor
public protocol MovieDetailsViewModelOutput: AnyObject {
    var state: Observable<MovieDetailsState> { get }
}

public typealias MovieDetailsViewModel = MovieDetailsViewModelInput & MovieDetailsViewModelOutput

/// What the details of a movie show; one of these at a time.
public enum MovieDetailsState: Hashable, Sendable {
    case idle
    case loading
    case loaded(MovieDetailsItemViewModel)
    case failed(FailureViewModel)
}

public final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    public let state = Observable(MovieDetailsState.idle)

    private let id: MovieID
    private let fetchDetails: any FetchMovieDetailsUseCase
    private let fetchPoster: (any FetchPosterImageUseCase)?
    private let navigation: NavigationActions
    private var work: Task<Void, Never>?

    /// Takes `fetchPoster` only where a poster can be shown.
    public init(
        id: MovieID,
        fetchDetails: any FetchMovieDetailsUseCase,
        fetchPoster: (any FetchPosterImageUseCase)? = nil,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.id = id
        self.fetchDetails = fetchDetails
        self.fetchPoster = fetchPoster
        self.navigation = navigation
    }

    public func didOpen() async {
        if state.value == .idle { await startLoading() }
    }

    public func didRetry() async {
        switch state.value {
        case .failed: await startLoading()
        case .loaded(let item) where item.fallback != nil: await startLoading()
        case .idle, .loading, .loaded: break
        }
    }

    public func didRequestWebPage() {
        navigation.openWebPage(id)
    }

    public func didRequestNewSearch() {
        work?.cancel()
        navigation.startNewSearch()
    }

    public func didGoBack() {
        work?.cancel()
        navigation.goBack()
    }

    public func didQuit() {
        work?.cancel()
        navigation.quit()
    }

    private func startLoading() async {
        state.value = .loading
        let task = Task { await load() }
        work = task
        await task.value
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

    /// Shows the movie, and its poster as soon as that is there.
    private func show(_ item: MovieDetailsItemViewModel) async {
        var item = item
        guard let fetchPoster, let address = item.movie.posterURL else {
            state.value = .loaded(item)
            return
        }
        item.isLoadingPoster = true
        state.value = .loaded(item)
        // A movie without its poster is still the movie.
        item.poster = try? await fetchPoster.execute(address)
        item.isLoadingPoster = false
        if !Task.isCancelled { state.value = .loaded(item) }
    }
}
