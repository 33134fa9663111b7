import Domain
import Testing

@testable import Presentation

@MainActor
struct PersonViewModelTests {
    /// Returns the next result for each request; `hold()` makes requests wait for `release()`.
    private actor FakePerson: FetchPersonUseCase {
        private var results: [Result<FetchedPerson, MoviesError>]
        private var isHeld = false
        private var waiting: CheckedContinuation<Void, Never>?
        private(set) var queries: [PersonQuery] = []

        init(_ results: Result<FetchedPerson, MoviesError>...) {
            self.results = results
        }

        func execute(_ query: PersonQuery) async throws(MoviesError) -> FetchedPerson {
            queries.append(query)
            if isHeld { await withCheckedContinuation { waiting = $0 } }
            guard !results.isEmpty else { throw .offline }
            return try results.removeFirst().get()
        }

        func hold() { isHeld = true }

        func release() {
            isHeld = false
            waiting?.resume()
        }
    }

    private static let person = FetchedPerson(
        details: PersonDetails(
            person: Person(
                id: .tmdb(31),
                imdbID: IMDbPersonID("nm9000031"),
                name: "Mara Lind",
                profession: "actor",
                birthday: CalendarDate(year: 1956),
                deathday: CalendarDate("2020-01-02"),
                placeOfBirth: "Oslo",
                biography: "She acts.",
                knownFor: ["Lantern"],
                pageURL: "https://example.org/31"
            ),
            credits: [
                PersonCredit(
                    movie: Movie(id: .tmdb(7), title: "Lantern"),
                    roles: [
                        .director, .writer, .cast(character: "Keeper"), .crew(job: "Producer"),
                    ]
                ),
                PersonCredit(movie: Movie(id: .tmdb(8), title: "Fog"), roles: []),
            ],
            source: .tmdb
        ),
        others: [Person(id: .tmdb(32), name: "Mara Lind")]
    )

    @Test func `shows that it loads, then the person in plain values`() async throws {
        let person = FakePerson(.success(Self.person))
        let viewModel = makeViewModel(person)
        var states: [PersonState] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { states.append($1) }

        await viewModel.didOpen()

        let item = PersonItemViewModel(Self.person)
        #expect(states == [.idle, .loading, .loaded(item)])
        #expect(await person.queries == [PersonQuery(.name("mara lind"))])
        #expect(item.person.id == "31" && item.person.imdbID == "nm9000031")
        #expect(item.birthday == "1956" && item.deathday == "2020-01-02")
        #expect(item.credits.map(\.movie.title) == ["Lantern", "Fog"])
        #expect(
            item.credits.first?.roles
                == [.director, .writer, .cast(character: "Keeper"), .crew(job: "Producer")]
        )
        #expect(item.others.map(\.id) == ["32"])
        #expect(item.totalCount == 2 && !item.isFiltered)
    }

    @Test func `shows movies up to the limit, and counts all`() async throws {
        var filters = MovieFilters()
        filters.minimumVotes = 1
        let viewModel = DefaultPersonViewModel(
            query: PersonQuery(.id(.tmdb(31)), filters: filters),
            limit: 1,
            fetchPerson: FakePerson(.success(Self.person))
        )

        await viewModel.didOpen()

        guard case .loaded(let item) = viewModel.state.value else {
            Issue.record("not loaded")
            return
        }
        #expect(item.credits.map(\.movie.title) == ["Lantern"])
        #expect(item.totalCount == 2 && item.isFiltered)
    }

    @Test func `retries after a failure or a fallback, and not if the person is loaded`() async {
        var stale = Self.person
        stale.details.fallback = .staleResponse(age: 60, reason: .offline)
        let viewModel = makeViewModel(
            FakePerson(
                .failure(.timedOut(server: "x")),
                .success(stale),
                .success(Self.person)
            )
        )

        await viewModel.didOpen()
        #expect(viewModel.state.value == .failed(FailureViewModel(.timedOut(server: "x"))))
        await viewModel.didRetry()
        #expect(viewModel.state.value == .loaded(PersonItemViewModel(stale)))
        await viewModel.didRetry()
        #expect(viewModel.state.value == .loaded(PersonItemViewModel(Self.person)))
        // A fourth request would fail.
        await viewModel.didRetry()
        await viewModel.didOpen()
        #expect(viewModel.state.value == .loaded(PersonItemViewModel(Self.person)))
    }

    @Test func `ignores a response that comes after it went back`() async {
        let person = FakePerson(.success(Self.person))
        await person.hold()
        var hasGoneBack = false
        let viewModel = makeViewModel(
            person,
            PersonViewModelActions(navigation: NavigationActions(goBack: { hasGoneBack = true }))
        )
        let opening = Task { await viewModel.didOpen() }
        _ = await viewModel.state.first { $0 == .loading }

        viewModel.didGoBack()
        await person.release()
        await opening.value

        #expect(hasGoneBack)
        #expect(viewModel.state.value == .loading)
    }

    @Test func `shows the details and the web page of a movie`() throws {
        var events: [String] = []
        let viewModel = makeViewModel(
            FakePerson(),
            PersonViewModelActions(
                showDetails: { events.append("details of \($0)") },
                navigation: NavigationActions(openWebPage: { events.append("page of \($0)") })
            )
        )
        let credit = try #require(PersonItemViewModel(Self.person).credits.first)

        viewModel.didSelect(credit)
        viewModel.didRequestWebPage(of: credit)

        #expect(events == ["details of 7", "page of \(MovieReference.id(.tmdb(7)))"])
    }

    private func makeViewModel(
        _ person: FakePerson,
        _ actions: PersonViewModelActions = PersonViewModelActions()
    ) -> DefaultPersonViewModel {
        DefaultPersonViewModel(
            query: PersonQuery(.name("mara lind")),
            fetchPerson: person,
            actions: actions
        )
    }

    private final class FakeOwner {}
}
