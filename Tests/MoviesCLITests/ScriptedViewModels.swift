import Domain

@testable import Presentation

/// Records the events of a prompt; tests set its state.
@MainActor
final class ScriptedQueryList: MoviesQueryListViewModelInput, MoviesQueryListViewModelOutput {
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
    func didOpen(with text: String) async { await load("open \(text)").value }
    func didDelete(_ item: MoviesQueryListItemViewModel) -> Task<Void, Never> {
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

/// Records the events of a list of movies; tests set its state.
@MainActor
final class ScriptedMoviesList: MoviesListViewModelInput, MoviesListViewModelOutput {
    let state = Observable(MoviesListState.idle)
    let preview = Observable((any MovieDetailsViewModel)?.none)
    let narrowing = Observable(MoviesNarrowing?.none)
    let alternatives = Observable([MoviesQueryListItemViewModel]())
    var canPick = false
    let sortOrders = ["relevance", "rating", "year"]
    private(set) var events: [String] = []

    /// What a coordinator would do.
    var onSelect: (MoviesListItemViewModel) -> Void = { _ in }
    var startNewSearch: () -> Void = {}
    var goBack: () -> Void = {}
    var quit: () -> Void = {}

    /// What a view model would load.
    var reachEnd: () -> Void = {}

    /// What a view model would do when the filters, the order or the query change.
    var searchAgain: () -> Void = {}

    /// The movies that match a text.
    var narrow: (String) -> [Int] = { _ in [] }

    /// The titles of the movies whose details were shown beside the list.
    private(set) var previewed: [String?] = []

    func didSearch(_ search: MoviesSearch) async { events.append("search") }
    func didRetry() async { events.append("retry") }
    func didRequestAll() async { events.append("request all") }

    func didPreview(_ item: MoviesListItemViewModel?) {
        previewed.append(item?.title)
    }

    func didNarrow(to text: String?) {
        narrowing.value = text.map { text in
            MoviesNarrowing(text: text, narrow(text).map { NarrowedMovie(index: $0) })
        }
    }

    func didPick(_ items: [MoviesListItemViewModel]) {
        events.append("pick \(items.map(\.title).joined(separator: " "))")
    }

    func didSelectAlternative(_ item: MoviesQueryListItemViewModel) {
        events.append("try \(item.query)")
        searchAgain()
    }

    func didFilter(by words: String) -> FailureViewModel? {
        events.append("filter \(words)")
        if words.hasPrefix("bad") { return FailureViewModel(.unknownFilter(words)) }
        searchAgain()
        return nil
    }

    func didSort(by order: String?) {
        events.append("sort \(order ?? "none")")
        searchAgain()
    }

    func completions(ofFilters text: String) -> [String] { ["\(text)1", "\(text)2"] }

    func didReachEnd() async {
        events.append("reach end")
        reachEnd()
    }

    func didSelect(_ item: MoviesListItemViewModel) {
        events.append("select \(item.title)")
        onSelect(item)
    }

    func didRequestWebPage(of item: MoviesListItemViewModel) {
        events.append("web page of \(item.title)")
    }

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
final class ScriptedMovieDetails: MovieDetailsViewModelInput, MovieDetailsViewModelOutput {
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
    func didRequestTrailer() { events.append("trailer") }
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
final class ScriptedWebPage: WebPageViewModelInput, WebPageViewModelOutput {
    let state = Observable(WebPageState.idle)

    func didOpen() async {}
    func didRequestURL() async {}
}

extension MoviesQueryListItemViewModel {
    static func recent(_ text: String, matches: [Range<Int>] = []) -> Self {
        Self(QuerySuggestion(text: text, origin: .recentQuery, matches: matches))
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

extension Server {
    static let example = Server(host: "example.org", source: .tmdb)
}
