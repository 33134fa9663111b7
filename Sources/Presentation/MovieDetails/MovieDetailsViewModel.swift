import Domain

/// The details of a movie, on their own screen or beside a list.
@MainActor
package protocol MovieDetailsViewModel: AnyObject {
    var state: Observable<MovieDetailsState> { get }
    var canPick: Bool { get }

    /// Loads the movie; does nothing if it is loaded, or if that failed.
    func didOpen() async

    /// Loads the movie beside a list: what this machine has at once, the rest if the user stays.
    ///
    /// It remains idle until it is known what this machine has.
    func didPreview() async

    /// Stops loading; opening the movie again starts again.
    func didClose()

    /// Loads the movie again if that failed, or if a fallback is shown.
    func didRetry() async

    /// Whether the movie is one of a list below, and no link led to it.
    var canShowOther: Bool { get }
    func handle(_ event: MovieDetailsEvent)
}

package enum MovieDetailsEvent: Hashable, Sendable {
    /// Picks the movie, which ends the flow.
    case pick

    /// Shows another movie, or the movies of a person or a collection.
    case select(MovieDetailsLink)

    /// Shows another movie of the list below: 1 is the next one, -1 the previous one.
    case showOther(by: Int)
    case openWebPage

    /// Opens the movie's trailer, if one is known, in a browser.
    case openTrailer
    case newSearch, back, quit
}

/// Indirect, because states are copied often, and details are large.
package indirect enum MovieDetailsState: Hashable, Sendable {
    case idle

    /// Shows what is known so far; `nil` for nothing.
    case loading(MovieDetailsItemViewModel?)
    case loaded(MovieDetailsItemViewModel)

    /// Shows what was known before; `nil` for nothing.
    case failed(FailureViewModel, known: MovieDetailsItemViewModel? = nil)

    /// The known part of the movie; `nil` for nothing.
    package var item: MovieDetailsItemViewModel? {
        switch self {
        case .idle: nil
        case .loading(let item), .failed(_, let item): item
        case .loaded(let item): item
        }
    }
}

package final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    /// The time that the user must stay at a movie in a list before it is requested.
    package static let previewDelay = Duration.milliseconds(150)

    package let state = Observable(MovieDetailsState.idle)

    /// The part of the movie that a list shows.
    private let known: MovieDetailsItemViewModel
    private let fetchDetails: any FetchMovieDetailsUseCase
    private let localDetails: any LocalMovieDetailsRepository
    private let openedMovies: (any OpenedMoviesRepository)?

    /// `nil` if posters can't be shown.
    private let posters: (any PosterImagesRepository)?

    /// Whether the movies of a person include adult movies.
    private let includesAdult: Bool
    private let navigation: NavigationActions
    private let pause: Pause
    private var task: Task<Void, Never>?

    /// Whether the movie is on its own screen, and not beside a list.
    private var isOpen = false

    init(
        known: MovieDetailsItemViewModel,
        fetchDetails: any FetchMovieDetailsUseCase,
        localDetails: any LocalMovieDetailsRepository,
        openedMovies: (any OpenedMoviesRepository)? = nil,
        posters: (any PosterImagesRepository)? = nil,
        includesAdult: Bool = false,
        navigation: NavigationActions = NavigationActions(),
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.known = known
        self.fetchDetails = fetchDetails
        self.localDetails = localDetails
        self.openedMovies = openedMovies
        self.posters = posters
        self.includesAdult = includesAdult
        self.navigation = navigation
        self.pause = pause
    }

    package func didOpen() async {
        isOpen = true
        switch state.value {
        case .idle, .loading: await startLoading()
        case .loaded, .failed: await recordOpening()
        }
    }

    package func didPreview() async {
        if state.value == .idle { await startTask(after: Self.previewDelay) }
    }

    package func didClose() {
        isOpen = false
        task?.cancel()
        task = nil
        switch state.value {
        case .loading: state.value = .idle
        // Opened again, it is loaded from the cache, for its poster.
        case .loaded(let item) where item.isLoadingPoster: state.value = .idle
        case .idle, .loaded, .failed: break
        }
    }

    package func didRetry() async {
        switch state.value {
        case .failed: await startLoading()
        case .loaded(let item) where item.fallback != nil: await startLoading()
        case .idle, .loading, .loaded: break
        }
    }

    package var canPick: Bool { navigation.pick != nil }

    package var canShowOther: Bool { navigation.canShowOther() }

    package func handle(_ event: MovieDetailsEvent) {
        switch event {
        case .pick: pick()
        case .select(let link): follow(link)
        case .showOther(let distance): navigation.showOther(distance)
        case .openWebPage: navigation.openWebPage(.id(id))
        case .openTrailer: state.value.item?.trailer.map(navigation.openTrailer)
        case .newSearch: navigation.startNewSearch("")
        case .back:
            didClose()
            navigation.goBack()
        case .quit:
            task?.cancel()
            navigation.quit()
        }
    }

    private func pick() {
        guard let item = state.value.item else { return }
        let query = TypedQuery(item.movie.title) ?? TypedQuery(MovieQuery())
        let page = MoviesPage(of: [item.movie.movie], source: item.source.source)
        let search = MoviesSearch(query: query, title: item.movie.title)
        navigation.pick?(MoviesList(page, of: search))
    }

    private func follow(_ link: MovieDetailsLink) {
        switch link {
        case .movie(let movie):
            guard let source = state.value.item?.source else { return }
            let known = MovieDetailsItemViewModel(movie, source: source)
            navigation.makeDetails(known).map(navigation.showDetails)
        case .person, .collection, .similar:
            link.search(includesAdult: includesAdult).map(navigation.showMovies)
        }
    }

    private var id: MovieID { known.movie.movie.id }

    private func startLoading() async {
        state.value = .loading(state.value.item ?? known)
        await startTask(after: .zero)
    }

    private func startTask(after delay: Duration) async {
        task?.cancel()
        let task = Task.startNow { [self] in await load(after: delay) }
        self.task = task
        await task.value
    }

    private func load(after delay: Duration) async {
        if let local = await localDetails.localDetails(of: id) {
            guard !Task.isCancelled else { return }
            let item = MovieDetailsItemViewModel(local.details)
            if local.isCurrent {
                await show(item, after: delay)
                return await addRecommendations(after: delay)
            }
            // What the list shows is newer.
            state.value = .loading(item.replacingMovie(known))
        }
        guard !Task.isCancelled else { return }
        if state.value == .idle { state.value = .loading(known) }
        guard await hasStayed(for: delay) else { return }
        do {
            let details = try await fetchDetails.execute(.id(id))
            guard !Task.isCancelled else { return }
            await show(MovieDetailsItemViewModel(details), after: .zero)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error), known: state.value.item)
        }
    }

    /// Shows the movie, and its poster as soon as it is loaded.
    private func show(_ item: MovieDetailsItemViewModel, after delay: Duration) async {
        var item = item
        let url = posters == nil ? nil : item.movie.posterURL
        item.isLoadingPoster = url != nil
        state.value = .loaded(item)
        await recordOpening()
        guard let posters, let url, await hasStayed(for: delay) else { return }
        // Without its poster, the movie is still worth showing.
        item.poster = try? await posters.poster(at: url)
        item.isLoadingPoster = false
        item.unsaved = state.value.item?.unsaved
        if !Task.isCancelled { state.value = .loaded(item) }
    }

    /// Adds the movies like the one that is shown, which a catalog has to search for.
    private func addRecommendations(after delay: Duration) async {
        guard let shown = state.value.item?.details, shown.source.isCatalog,
            shown.recommendations.isEmpty, await hasStayed(for: delay),
            let details = try? await fetchDetails.execute(.id(id)), !Task.isCancelled,
            case .loaded(var item) = state.value
        else { return }
        item.addRecommendations(of: details)
        state.value = .loaded(item)
    }

    /// Saves the movie that is shown as opened, if it is on its own screen.
    private func recordOpening() async {
        guard isOpen, let openedMovies, case .loaded(let shown) = state.value else { return }
        // It goes on, because details that are closed soon were opened as well.
        let error = await navigation.save { await openedMovies.record(shown.movie.movie) }.value
        navigation.didRecordOpening()
        guard let error, case .loaded(var item) = state.value else { return }
        item.unsaved = FailureViewModel(error)
        state.value = .loaded(item)
    }

    /// Waits; returns whether the user is still at this movie.
    private func hasStayed(for delay: Duration) async -> Bool {
        // It fails only when the task is cancelled.
        if delay > .zero { try? await pause(delay) }
        return !Task.isCancelled
    }
}
