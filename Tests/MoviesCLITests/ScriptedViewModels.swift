import DomainDoubles

@testable import Domain
@testable import Presentation

/// Records the events of a search screen, and selects as it would; tests set the rest of its state.
@MainActor
final class ScriptedSearch: SearchViewModel {
    let state: Observable<SearchState>

    /// All but those that only report input and visible rows.
    private(set) var events: [SearchEvent] = []
    private(set) var shownRows: [Range<Int>] = []
    private(set) var showsDetails = false

    /// What a coordinator would do.
    var respond: (SearchEvent) -> Void = { _ in }

    init(
        _ text: String = "",
        _ items: [QuerySuggestionViewModel]? = nil,
        shelfTitle: String? = nil,
        canGoBack: Bool = false,
        canPick: Bool = false
    ) {
        let new = SearchState(
            text: text,
            shelfTitle: shelfTitle,
            canGoBack: canGoBack,
            canPick: canPick
        )
        state = Observable(new)
        if let items { suggest(items) }
    }

    /// Shows what is suggested for the text.
    func suggest(_ items: [QuerySuggestionViewModel]) {
        (state.value.prompt.items, state.value.prompt.phase) = (items, .loaded)
    }

    func show(_ phase: MoviesListState.Phase) { state.value.movies.show(phase) }

    /// Shows that movies are being loaded, below those before.
    func showLoading() { show(.loading(before: state.value.movies.list)) }

    /// Shows only the movies of these indices.
    func narrow(to indices: [Int]) {
        let movies = indices.map { NarrowedMovie(index: $0) }
        state.value.movies.narrow(to: MoviesNarrowing(text: "x", movies: movies))
    }

    func handle(_ event: SearchEvent) {
        switch event {
        case .input: state.value.problem = nil
        case .show(let rows, let hasDetails):
            shownRows.append(rows)
            showsDetails = hasDetails
        case .type(let text): (state.value.prompt.text, state.value.prompt.phase) = (text, .loading)
        case .deleteRecent: state.value.prompt.phase = .loading
        case .selectSuggestion(let row): state.value.prompt.select(row)
        case .selectMovie(let row): state.value.movies.select(row)
        case .move(let step, _), .moveMovies(let step): state.value.movies.move(by: step)
        default: break
        }
        if !event.isReport { events.append(event) }
        respond(event)
    }
}

extension SearchEvent {
    fileprivate var isReport: Bool {
        switch self {
        case .input, .show: true
        default: false
        }
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

    func handle(_ event: MovieDetailsEvent) {
        switch event {
        case .select(.movie(let movie)): events.append("movie \(movie.title)")
        case .select(.person(let name, _)): events.append("person \(name)")
        case .select(.collection(let name, _)): events.append("collection \(name)")
        case .showOther(let distance): events.append("other \(distance)")
        case .openTrailer where state.value.item?.trailer == nil: break
        default: events.append("\(event)")
        }
        if event == .newSearch { startNewSearch() }
        if event == .back { goBack() }
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
        var page = MoviesPage(
            number: pages.lowerBound,
            pageCount: pageCount,
            totalCount: totalCount,
            movies: [],
            source: source.source,
            notices: notices,
            fallback: fallback
        )
        (page.count.isLimit, page.gap) = (totalCountIsLimit, gap)
        self.init(
            search: MoviesSearch(query: typed),
            title: typed.meaning.list?.rawValue ?? typed.meaning.text,
            filters: filters,
            items: items,
            pages: pages,
            page: page,
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
