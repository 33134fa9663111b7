import DomainDoubles

@testable import Domain
@testable import Presentation

/// Records the events of a prompt; tests set its state.
@MainActor
final class ScriptedQueryList: MoviesQueryListViewModel {
    let state: Observable<MoviesQueryListState>
    var canGoBack = false
    private(set) var events: [String] = []

    /// What a coordinator would do.
    var onSubmit: (String) -> Void = { _ in }
    var quit: () -> Void = {}

    init(_ text: String = "", _ items: [QuerySuggestionViewModel]? = nil) {
        state = Observable(
            items.map { .loaded($0, text: text) } ?? MoviesQueryListState(text: text)
        )
    }

    /// Shows what is suggested for the text.
    func show(_ items: [QuerySuggestionViewModel]) {
        (state.value.items, state.value.phase) = (items, .loaded)
    }

    func didType(_ text: String) -> Task<Void, Never> {
        state.value.text = text
        return load("type \(text)")
    }

    func didDelete() -> Task<Void, Never> {
        load("remove \(state.value.selected?.text ?? "nothing")")
    }

    private func load(_ event: String) -> Task<Void, Never> {
        events.append(event)
        state.value.phase = .loading
        return Task {}
    }

    func didSubmit(_ text: String) {
        events.append("submit \(text)")
        onSubmit(text)
    }

    func didSelect(_ row: Int?) { state.value.select(row) }
    func didTake() { events.append("take") }
    func didComplete() { events.append("complete") }
    func didOpenMenu(_ menu: MoviesQueryListMenu) { events.append("\(menu)") }
    func didCloseMenu() { events.append("close menu") }
    func didRecallOlder() { events.append("older") }
    func didRecallNewer() -> Bool { false }
    func didCancel() { events.append("cancel") }

    func didQuit() {
        events.append("quit")
        quit()
    }
}

/// Records what a list of movies would do, and selects as it would; tests show movies in it.
@MainActor
final class ScriptedMoviesList: MoviesListViewModel {
    let state: Observable<MoviesListState>
    var shelfTitle: String?
    private(set) var events: [String] = []

    /// What a coordinator would do.
    var onOpen: () -> Void = {}
    var startNewSearch: () -> Void = {}
    var quit: () -> Void = {}

    /// The movies that match a text.
    var narrow: (String) -> [Int] = { _ in [] }

    /// What the screen reported: the visible rows each time, and whether there are details.
    private(set) var shownRows: [Range<Int>] = []
    private(set) var showsDetails = false

    init(canPick: Bool = false) { state = Observable(MoviesListState(canPick: canPick)) }

    func show(_ phase: MoviesListState.Phase) { state.value.show(phase) }

    /// Shows that movies are being loaded, below those before.
    func showLoading() { show(.loading(before: state.value.list)) }

    func didSearch(_ search: MoviesSearch) async {}
    func didChangeQuery(_ query: TypedQuery?) {}

    func didRequestMore() async {
        let canLoadMore = state.value.list?.nextPage != MoviesList.NextPage.none
        if canLoadMore { events.append("more") } else { state.value.problem = .noMoreMovies }
    }

    func didRetry() async { events.append("retry") }
    func didReceiveInput() { state.value.receiveInput() }
    func didShowRows(_ rows: Range<Int>) { shownRows.append(rows) }
    func didShowDetailsBeside(_ isShown: Bool) { showsDetails = isShown }
    func didReappear() { events.append("reappear") }
    func didMove(by rows: Int) { state.value.move(by: rows) }
    func didSelectRow(_ row: Int) { state.value.select(row) }
    func didMoveToEnd() { state.value.moveToEnd() }
    func didToggleMark() { state.value.toggleMark() }
    func didTryToLeave() {}

    func didChoose() {
        if let alternative = state.value.selectedAlternative {
            events.append("try \(alternative.query)")
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

    /// Shows only the movies of `narrow`.
    func didNarrow(to text: String) {
        guard !text.isEmpty else { return state.value.stopNarrowing() }
        let movies = narrow(text).map { NarrowedMovie(index: $0) }
        state.value.narrow(to: MoviesNarrowing(text: text, movies: movies))
    }

    func didRemoveLastFilter() { events.append("remove filter") }

    func didRequestNewSearch() {
        events.append("new search")
        startNewSearch()
    }

    func didGoBack() { events.append("back") }

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
    var canShowOther = true
    private(set) var events: [String] = []
    var goBack: () -> Void = {}
    var startNewSearch: () -> Void = {}

    func didOpen() async { events.append("open") }
    func didPreview() async { events.append("preview") }
    func didClose() { events.append("close") }
    func didRetry() async { events.append("retry") }
    func didRequestOther(by distance: Int) { events.append("other \(distance)") }
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

extension WebPageViewModel {
    /// A page whose state tests set.
    static var scripted: WebPageViewModel {
        WebPageViewModel { () throws(MoviesError) in throw .cancelled }
    }
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

extension MoviesQueryListState {
    static func loaded(_ items: [QuerySuggestionViewModel], text: String = "") -> Self {
        var state = Self(text: text)
        (state.items, state.phase) = (items, .loaded)
        return state
    }

    static func failed(_ failure: FailureViewModel) -> Self {
        var state = Self(text: "")
        state.phase = .failed(failure)
        return state
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

    static func order(_ text: String) -> Self {
        Self(QuerySuggestion(text: text, origin: .order))
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
    init(
        query: String,
        list: MovieList? = nil,
        isExact: Bool = false,
        filters: [String] = [],
        items: [MoviesListItemViewModel],
        pages: ClosedRange<Int>,
        pageCount: Int,
        totalCount: Int,
        totalCountIsLimit: Bool = false,
        source: SourceViewModel,
        fallback: Fallback? = nil,
        nextPage: NextPage = .none,
        notices: [SearchNotice] = [],
        gap: CatalogGap? = nil
    ) {
        let options = MovieQuery(list: list, isExact: isExact)
        let typed = TypedQuery(query, options: options) ?? TypedQuery(options)
        self.init(
            search: MoviesSearch(query: typed),
            title: typed.meaning.list?.rawValue ?? typed.meaning.text,
            filters: filters,
            items: items,
            pages: pages,
            page: MoviesPage(
                number: pages.lowerBound,
                pageCount: pageCount,
                totalCount: totalCount,
                totalCountIsLimit: totalCountIsLimit,
                movies: [],
                source: source.source,
                notices: notices,
                gap: gap,
                fallback: fallback
            ),
            nextPage: nextPage
        )
    }

    /// Movies with only a title, from the built-in catalog.
    static func sample(
        _ titles: [String],
        query: String = "blade",
        totalCount: Int? = nil,
        fallback: Fallback? = nil,
        notices: [SearchNotice] = [],
        nextPage: NextPage = .none
    ) -> MoviesList {
        MoviesList(
            query: query,
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
