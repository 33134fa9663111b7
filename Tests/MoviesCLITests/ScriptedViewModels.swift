import DomainDoubles

@testable import Domain
@testable import Presentation

/// Records the events of a prompt; tests set its state.
@MainActor
final class ScriptedQueryList: MoviesQueryListViewModel {
    let initialText: String
    let state = Observable(MoviesQueryListState.idle)
    private(set) var events: [String] = []
    var canGoBack = false

    /// What a coordinator would do.
    var onSubmit: (String) -> Void = { _ in }
    var quit: () -> Void = {}

    init(_ initialText: String = "") {
        self.initialText = initialText
    }

    func didType(_ text: String) -> Task<Void, Never> { load("type \(text)") }
    func didDelete(_ item: QuerySuggestionViewModel) -> Task<Void, Never> {
        load("remove \(item.text)")
    }

    func didSubmit(_ text: String) {
        events.append("submit \(text)")
        onSubmit(text)
    }

    func didCancel() { events.append("cancel") }

    func didQuit() {
        events.append("quit")
        quit()
    }

    private func load(_ event: String) -> Task<Void, Never> {
        events.append(event)
        state.value = .loading
        return Task {}
    }
}

/// Records what a list of movies would do, and selects as it would; tests show movies in it.
@MainActor
final class ScriptedMoviesList: MoviesListViewModel {
    let state: Observable<MoviesListState>
    private(set) var events: [String] = []

    /// What a coordinator would do.
    var onOpen: () -> Void = {}
    var startNewSearch: () -> Void = {}
    var goBack: () -> Void = {}
    var quit: () -> Void = {}

    /// What a view model would do when the filters or the order change.
    var searchAgain: () -> Void = {}

    /// The movies that match a text.
    var narrow: (String) -> [Int] = { _ in [] }

    /// The rows that the screen reported last.
    private(set) var shownRows = 0..<0
    private(set) var showsDetails = false
    private(set) var reportCount = 0
    private(set) var reappearanceCount = 0

    init(canPick: Bool = false) {
        state = Observable(MoviesListState(canPick: canPick))
    }

    func show(_ phase: MoviesListState.Phase) { state.value.show(phase) }

    /// Shows that movies are being loaded, below those before.
    func showLoading(_ query: String) {
        state.value.search = TypedQuery(query).map { MoviesSearch(query: $0) }
        show(.loading(before: state.value.list))
    }

    func didSearch(_ search: MoviesSearch) async { events.append("search") }

    func didRequestMore() async {
        guard state.value.list?.nextPage != MoviesList.NextPage.none else {
            return state.value.problem = .noMoreMovies
        }
        events.append("more")
    }

    func didRetry() async { events.append("retry") }
    func didReceiveInput() { state.value.receiveInput() }
    func didShowRows(_ rows: Range<Int>) {
        shownRows = rows
        reportCount += 1
    }
    func didShowDetailsBeside(_ isShown: Bool) { showsDetails = isShown }
    func didReappear() { reappearanceCount += 1 }
    func didMove(by rows: Int) { state.value.move(by: rows) }
    func didSelectRow(_ row: Int) { state.value.select(row) }
    func didMoveToEnd() { state.value.moveToEnd() }
    func didToggleMark() { state.value.toggleMark() }

    func didChoose() {
        state.value.choose()
        let titles = state.value.chosen.map(\.title).joined(separator: " ")
        if let alternative = state.value.selectedAlternative {
            events.append("try \(alternative.query)")
        } else if state.value.canPick {
            events.append("pick \(titles)")
        } else {
            didOpen()
        }
    }

    func didOpen() {
        guard let movie = state.value.selected else { return }
        events.append("open \(movie.title)")
        onOpen()
    }

    func didRequestWebPage() {
        state.value.selected.map { events.append("web page of \($0.title)") }
    }

    func didStartNarrowing() { state.value.startNarrowing() }

    func didStartFiltering() { typeFilters("") }

    func didStartSorting() {
        state.value.startSorting(by: ["relevance", "rating", "year"])
    }

    func didType(_ text: String) {
        switch state.value.mode {
        case .narrowing:
            state.value.mode = .narrowing(text)
            let movies = narrow(text).map { NarrowedMovie(index: $0) }
            state.value.narrow(to: MoviesNarrowing(text: text, movies: movies))
        case .sorting: state.value.typeOrder(text)
        case .browsing, .filtering: typeFilters(text)
        }
    }

    private func typeFilters(_ text: String) {
        let completions = Choice(["\(text)1", "\(text)2"])
        state.value.mode = .filtering(text, completions: completions)
    }

    func didComplete() {
        guard case .filtering(_, let completions) = state.value.mode else { return }
        completions.selected.map(typeFilters)
    }

    func didMoveChoice(by count: Int) { state.value.moveChoice(by: count) }
    func didReverseOrder() { state.value.reverseOrder() }

    func didSubmit() {
        switch state.value.mode {
        case .browsing: break
        case .narrowing: didChoose()
        case .filtering(let text, _): filter(by: text)
        case .sorting(let orders, let isReversed):
            didEndTyping()
            let order = orders.selected.map { (isReversed ? "-" : "") + $0 }
            events.append("sort \(order ?? "none")")
            searchAgain()
        }
    }

    func didEndTyping() { state.value.mode = .browsing }

    func didStopNarrowing() { state.value.stopNarrowing() }

    private func filter(by words: String) {
        events.append("filter \(words)")
        if words.hasPrefix("bad") {
            state.value.problem = .invalidFilter(FailureViewModel(.unknownFilter(words)))
        } else {
            didEndTyping()
            searchAgain()
        }
    }

    func didRemoveLastFilter() { events.append("remove filter") }

    func didRequestNewSearch() {
        events.append("new search")
        startNewSearch()
    }

    func didGoBack() {
        events.append("back")
        goBack()
    }

    func didQuit() {
        events.append("quit")
        quit()
    }
}

/// Records the events of the details of a movie; tests set its state.
@MainActor
final class ScriptedMovieDetails: MovieDetailsViewModel {
    let state = Observable(MovieDetailsState.idle)
    var canPick = false
    private(set) var events: [String] = []
    var goBack: () -> Void = {}
    var startNewSearch: () -> Void = {}

    func didOpen() async { events.append("open") }
    func didPreview() async { events.append("preview") }
    func didClose() { events.append("close") }
    func didRetry() async { events.append("retry") }
    func didRequestWebPage() { events.append("web page") }
    func didRequestTrailer() -> Bool {
        guard state.value.item?.trailer != nil else { return false }
        events.append("trailer")
        return true
    }

    func didPick() { events.append("pick") }

    func didSelect(_ link: MovieDetailsLink) {
        switch link {
        case .movie(let movie): events.append("movie \(movie.title)")
        case .person(let name, _): events.append("person \(name)")
        case .collection(let name, _): events.append("collection \(name)")
        }
    }

    func didQuit() { events.append("quit") }

    func didRequestNewSearch() {
        events.append("new search")
        startNewSearch()
    }

    func didGoBack() {
        events.append("back")
        goBack()
    }
}

@MainActor
final class ScriptedWebPage: WebPageViewModel {
    let state = Observable(WebPageState.idle)

    func didOpen() async {}
}

/// Shows screens as a coordinator does.
@MainActor
final class ScriptedFlow {
    private let navigator: any MoviesSearchFlowNavigator
    private var screens: [MoviesSearchFlowScreen] = []

    init(_ navigator: any MoviesSearchFlowNavigator) {
        self.navigator = navigator
    }

    func push(_ screen: MoviesSearchFlowScreen) {
        screens.append(screen)
        navigator.show(screens)
    }

    func goBack() {
        guard screens.count > 1 else { return end() }
        screens.removeLast()
        navigator.show(screens)
    }

    func end() {
        navigator.end(with: nil)
        screens = []
        navigator.show([])
    }
}

extension QuerySuggestionViewModel {
    static func recent(_ text: String, matches: [Range<Int>] = []) -> Self {
        Self(QuerySuggestion(text: text, origin: .recentQuery, matches: matches))
    }

    static func opened(_ title: String, year: Int? = nil) -> Self {
        let query = year.map { "\(title) \($0)" }
        return Self(QuerySuggestion(text: title, origin: .openedMovie, year: year, query: query))
    }

    static func person(_ name: String) -> Self {
        Self(QuerySuggestion(text: name, origin: .person))
    }

    static func filter(_ text: String) -> Self {
        Self(QuerySuggestion(text: text, origin: .filter))
    }

    static func title(
        _ text: String,
        year: Int? = nil,
        query: String? = nil,
        matches: [Range<Int>] = []
    ) -> Self {
        Self(
            QuerySuggestion(
                text: text,
                origin: .title,
                year: year,
                query: query,
                matches: matches
            )
        )
    }
}

extension MoviesList {
    /// Movies with only a title, from the built-in catalog.
    static func sample(
        _ titles: [String],
        query: String = "blade",
        totalCount: Int? = nil,
        fallback: FallbackViewModel? = nil,
        notices: [SearchNotice] = [],
        nextPage: NextPage = .none
    ) -> MoviesList {
        MoviesList(
            query: query,
            title: query,
            text: query,
            items: titles.enumerated().map { .sample(id: String($0 + 1), title: $1) },
            pages: 1...1,
            pageCount: titles.isEmpty ? 0 : 1,
            totalCount: totalCount ?? titles.count,
            source: SourceViewModel(.catalog(.builtIn)),
            fallback: fallback,
            nextPage: nextPage,
            notices: notices
        )
    }
}

extension MovieDetailsItemViewModel {
    /// A movie with an overview, from the built-in catalog.
    static func sample(
        _ title: String = "Lantern",
        overview: String = "A light.",
        fallback: Fallback? = nil,
        poster: [UInt8]? = nil,
        isLoadingPoster: Bool = false
    ) -> MovieDetailsItemViewModel {
        var item = MovieDetailsItemViewModel(
            MovieDetails(
                movie: Movie(id: .tmdb(7), title: title, overview: overview),
                source: .catalog(.builtIn),
                fallback: fallback
            )
        )
        item.poster = poster
        item.isLoadingPoster = isLoadingPoster
        return item
    }
}

extension FailureViewModel {
    /// A retryable failure.
    static var timeout: FailureViewModel { FailureViewModel(.server(.example, .timedOut)) }
}
