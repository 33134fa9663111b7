import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// What the search screen says about itself, in the status line and to its view models.
@MainActor
struct SearchScreenStatusTests {
    private let search = ScriptedSearch("blade", [])
    private let screen: SearchScreen
    private let changeCount = Counter()

    private final class Counter {
        var value = 0
    }

    init() {
        screen = SearchScreen(
            search,
            ScreenContext(didChange: { [changeCount] in changeCount.value += 1 })
        )
    }

    // MARK: The status line

    @Test func `says in the status line what the last input could not do`() {
        search.show(.loaded(.sample(["Blade"])))
        search.state.value.problem = .noRecentQuery
        #expect(status == "there is no recent query")

        search.state.value.problem = .markedMovies(2)
        #expect(status == "2 movies marked; Enter picks, Ctrl-C quits")
        // While a filter is completed, it is not complete.
        search.state.value.problem = .invalidFilter(
            FailureViewModel(.unknownFilter("genre:h"))
        )
        #expect(status?.contains("genre:h") == true)
        search.suggest([.filter("genre:horror")])
        #expect(status == "1/1")
    }

    @Test func `says in the status line what failed beside the movies, and how to retry`() {
        search.show(.loaded(.sample(["Blade"], nextPage: .failed(.timeout))))
        #expect(status?.hasPrefix("example.org did not") == true)
        #expect(status?.hasSuffix("F5 retry") == true)
        #expect(screen.shown().text[2].hasPrefix(">       Blade"))
        #expect(screen.shown().hints.contains { $0.words == "retry" })

        let fallback = Fallback.catalog(reason: .server(.example, .timedOut))
        search.show(.loaded(.sample(["Blade"], fallback: fallback)))
        #expect(status == fallback.message.sanitizedLine)
        #expect(screen.shown().hints.contains { $0.words == "retry" })

        search.state.value.prompt = .failed(.timeout)
        #expect(status == FailureViewModel.timeout.screenMessage)
        #expect(!screen.isLoading)
    }

    @Test func `shows a failure in place of the movies`() {
        search.show(.failed(.timeout))

        let content = screen.shown()
        #expect(content.text[1].hasPrefix("example.org did not"))
        #expect(content.lines[1].pieces.map(\.style) == [.error])
        #expect(content.hints.contains(KeyHint(label: "F5", words: "retry", rank: 1)))
        #expect(screen.shown(columns: 30, rows: 2).text[1] == "example.org did not respond in")
        #expect(!screen.isLoading)
        search.show(.failed(FailureViewModel(.offline(.tmdb))))
        #expect(!screen.shown().hints.contains { $0.words == "retry" })
    }

    @Test func `shows the marks of movies, and how many there are`() {
        search.show(.loaded(.sample(["A", "B", "C"])))
        search.state.value.movies.toggleMark()

        #expect(screen.shown().text[2].hasPrefix("*       A"))
        #expect(screen.shown().text[3].hasPrefix(">       B"))
        #expect(status == "2/3  1 marked")
        // Also of movies that are no longer in the list.
        search.show(.loaded(.sample([])))
        #expect(status == "1 marked")
    }

    @Test func `counts the movies that are left if they are narrowed`() {
        search.show(.loaded(.sample(["A", "B", "C"], totalCount: 900, nextPage: .available)))
        #expect(status == "1/900")

        search.narrow(to: [2, 0])

        #expect(status == "1/2")
        #expect(screen.shown().text[1].hasSuffix("2 of 900 movies"))
        #expect(screen.shown().text[2].hasPrefix(">       C"))
    }

    @Test func `says that no movie of a narrowed list matches`() {
        search.show(.loaded(.sample(["A", "B", "C"])))

        search.narrow(to: [])

        #expect(screen.shown().text[1].hasSuffix("0 of 3 movies"))
        #expect(screen.shown().text[2] == "  no movie here matches; Esc shows all")
        #expect(!screen.shown().hints.contains { $0.words == "open" })
    }

    @Test(arguments: [
        (MoviesQueryListMenu.filters, "  no filter matches; Esc closes the menu"),
        (.orders, "  no order matches; Esc closes the menu"),
    ])
    func `says that nothing in a menu matches`(menu: MoviesQueryListMenu, message: String) {
        search.show(.loaded(.sample(["A", "B", "C"])))
        search.state.value.prompt.menu = menu
        search.suggest([])

        #expect(screen.shown().text[2] == message)
        search.suggest([.recent("blade")])
        #expect(screen.shown().text[2] != message)
    }

    @Test(arguments: [
        (40, "alien › Aliens › Sigourney Weaver"), (32, "… › Aliens › Sigourney Weaver"),
        (20, "… › Sigourney Weaver"), (12, "… › Sigourn…"),
    ])
    func `a breadcrumb keeps its end`(columns: Int, text: String) {
        #expect(["alien", "Aliens", "Sigourney Weaver"].trailText(columns: columns) == text)
    }

    // MARK: Loading

    @Test func `is loading until the movies and the suggestions of the text are there`() {
        #expect(screen.isLoading)
        search.show(.loaded(.sample(["A"])))
        #expect(!screen.isLoading)
        search.state.value.prompt.phase = .loading
        #expect(screen.isLoading)
        let count = changeCount.value
        search.show(.loaded(.sample(["B"])))
        #expect(changeCount.value == count)

        search.suggest([])

        #expect(!screen.isLoading)
        #expect(changeCount.value > count)
    }

    @Test func `says what it is waiting for`() {
        #expect(screen.activity == nil)
        search.showLoading()
        #expect(screen.activity == "searching")
        var list = MoviesList.sample(["A"])
        list.isProvisional = true
        search.show(.loaded(list))
        #expect(screen.activity == "asking TMDB…")
        #expect(!screen.isLoading)
        search.show(.loaded(.sample(["A"], nextPage: .loading)))
        #expect(screen.activity == "loading more")
        search.show(.loaded(.sample(["A"])))
        search.state.value.movies.preview = .loading(.sample())
        #expect(screen.activity == "loading details")
        search.state.value.movies.preview = .loaded(.sample())
        #expect(screen.activity == nil)
        search.show(.failed(.timeout))
        #expect(screen.activity == nil)
    }

    @Test func `reports the visible movies once, and other movies in the same rows too`() {
        search.suggest([.recent("a"), .recent("b")])
        search.show(.loaded(.sample((1...20).map { "Movie \($0)" })))
        for _ in 1...2 { _ = screen.shown(rows: 10) }
        #expect(search.shownRows == [0..<6])

        search.show(.loaded(.sample((1...20).map { "Other \($0)" })))
        for _ in 1...2 { _ = screen.shown(rows: 10) }
        #expect(search.shownRows == [0..<6, 0..<6])
        search.state.value.movies.moveToEnd()
        _ = screen.shown(rows: 10)
        #expect(search.shownRows.last == 12..<20)
    }

    @Test func `draws no frame for each page on the way to the end`() {
        let titles = (1...20).map { "Movie \($0)" }
        search.show(.loaded(.sample(titles, totalCount: 22, nextPage: .available)))
        search.state.value.movies.moveToEnd()
        let count = changeCount.value

        search.show(.loaded(.sample(titles + ["Movie 21"], totalCount: 22, nextPage: .loading)))
        #expect(changeCount.value == count)
        search.show(.loaded(.sample(titles + ["Movie 21", "Movie 22"])))

        #expect(changeCount.value > count)
        #expect(status == "22/22")
    }

    // MARK: What others wrote

    @Test func `has the attribution that the owner of the movies requires`() {
        #expect(screen.attribution == nil)
        search.show(.loaded(.sample(["A"])))
        #expect(screen.attribution == nil)
        var list = MoviesList.sample([])
        list.page.source = .tmdb

        search.show(.empty(list))

        #expect(screen.attribution == SourceViewModel.tmdbAttribution)
    }

    @Test func `removes escape sequences of others`() {
        let text = "A\u{1B}[2J\u{202E}B"
        search.suggest([.recent(text), .person(text)])
        var list = MoviesList.sample([text], notices: [.correctedQuery(text)])
        list.filters = [text]
        list.sections = [.init(title: "Popular", count: 1)]
        for phase in [MoviesListState.Phase.loaded(list), .empty(.sample([], query: text))] {
            search.show(phase)
            for line in screen.shown().text {
                #expect(!line.contains("\u{1B}") && !line.contains("\u{202E}"))
            }
        }
    }

    private var status: String? { screen.shown().statusVariants.first?.text }
}
