public import Domain

/// The input of the details screen.
@MainActor
public protocol MovieDetailsViewModelInput: NavigationInput {
    /// Loads the movie; does nothing after the first call.
    func didOpen() async

    /// Loads the movie again if that failed, or if a fallback is shown.
    func didRetry() async

    /// Opens the movie's web page in a browser.
    func didRequestWebPage()
}

/// The output of the details screen.
@MainActor
public protocol MovieDetailsViewModelOutput: AnyObject {
    var state: Observable<MovieDetailsState> { get }
}

public typealias MovieDetailsViewModel = MovieDetailsViewModelInput & MovieDetailsViewModelOutput

/// The state of the details screen.
public enum MovieDetailsState: Hashable, Sendable {
    case idle
    case loading
    case loaded(MovieDetailsItemViewModel)
    case failed(FailureViewModel)
}

public final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    public let state = Observable(MovieDetailsState.idle)

    private let movie: MovieReference
    private let fetchDetails: any FetchMovieDetailsUseCase
    private let fetchPoster: (any FetchPosterImageUseCase)?
    private let navigation: NavigationActions
    private var task: Task<Void, Never>?

    /// `fetchPoster` is `nil` if posters can't be shown.
    public init(
        movie: MovieReference,
        fetchDetails: any FetchMovieDetailsUseCase,
        fetchPoster: (any FetchPosterImageUseCase)? = nil,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.movie = movie
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
        navigation.openWebPage(movie)
    }

    public func didRequestNewSearch() {
        task?.cancel()
        navigation.startNewSearch()
    }

    public func didGoBack() {
        task?.cancel()
        navigation.goBack()
    }

    public func didQuit() {
        task?.cancel()
        navigation.quit()
    }

    private func startLoading() async {
        state.value = .loading
        let task = Task { await load() }
        self.task = task
        await task.value
    }

    private func load() async {
        do {
            let details = try await fetchDetails.execute(movie)
            guard !Task.isCancelled else { return }
            await show(MovieDetailsItemViewModel(details))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }

    /// Shows the movie, and its poster as soon as it is loaded.
    private func show(_ item: MovieDetailsItemViewModel) async {
        var item = item
        guard let fetchPoster, let url = item.movie.posterURL else {
            state.value = .loaded(item)
            return
        }
        item.isLoadingPoster = true
        state.value = .loaded(item)
        // Without its poster, the movie is still worth showing.
        item.poster = try? await fetchPoster.execute(url)
        item.isLoadingPoster = false
        if !Task.isCancelled { state.value = .loaded(item) }
    }
}
