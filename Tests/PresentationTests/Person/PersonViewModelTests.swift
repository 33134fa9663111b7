import DomainDoubles
import Testing

@testable import Domain
@testable import Presentation

struct PersonViewModelTests {
    /// Returns the same result for each request.
    private actor FakePerson: FetchPersonUseCase {
        private let result: Result<FetchedPerson, MoviesError>
        private(set) var queries: [PersonQuery] = []

        init(_ result: Result<FetchedPerson, MoviesError>) {
            self.result = result
        }

        func execute(_ query: PersonQuery) async throws(MoviesError) -> FetchedPerson {
            queries.append(query)
            return try result.get()
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

    @Test func `shows the person in plain values`() async {
        let person = FakePerson(.success(Self.person))

        let state = await makeViewModel(person).load()

        let item = PersonItemViewModel(Self.person)
        #expect(state == .loaded(item))
        #expect(await person.queries == [PersonQuery(.name("mara lind"))])
        #expect(item.person.id == "31" && item.person.imdbID == "nm9000031")
        #expect(item.birthday == "1956" && item.deathday == "2020-01-02")
        #expect(item.credits.map(\.title) == ["Lantern", "Fog"])
        #expect(item.credits.first?.roles == ["director", "writer", "cast", "producer"])
        #expect(item.credits.first?.rolesText == "director, writer, as Keeper, producer")
        #expect(item.credits.first?.characters == ["Keeper"])
        #expect(item.others.map(\.id) == ["32"])
        #expect(item.totalCount == 2 && item.filters.isEmpty)
    }

    @Test func `names a role once, with the characters of all`() {
        let credit = MoviesListItemViewModel(
            PersonCredit(
                movie: Movie(id: .tmdb(7), title: "Lantern"),
                roles: [
                    .cast(character: "Keeper"), .cast(character: nil), .cast(character: "Ghost"),
                    .crew(job: "Producer"),
                ]
            )
        )

        #expect(credit.roles == ["cast", "producer"])
        #expect(credit.characters == ["Keeper", "Ghost"])
        #expect(credit.rolesText == "as Keeper, cast, as Ghost, producer")
    }

    @Test func `shows movies up to the limit, and counts all`() async throws {
        var filters = MovieFilters()
        filters.votes = NumberRange(minimum: 1)
        let viewModel = PersonViewModel(
            query: PersonQuery(.id(.tmdb(31)), filters: filters),
            limit: 1,
            fetchPerson: FakePerson(.success(Self.person))
        )

        guard case .loaded(let item) = await viewModel.load() else {
            Issue.record("not loaded")
            return
        }
        #expect(item.credits.map(\.title) == ["Lantern"])
        #expect(item.totalCount == 2 && !item.filters.isEmpty)
    }

    @Test func `has what this machine knows of the movies`() async {
        let viewModel = PersonViewModel(
            query: PersonQuery(.id(.tmdb(31))),
            fetchPerson: FakePerson(.success(Self.person)),
            localDetails: SpyMovies(localDetails: { .sample($0, runtime: 90) })
        )

        guard case .loaded(let item) = await viewModel.load() else {
            Issue.record("not loaded")
            return
        }
        #expect(item.credits.map(\.runtime) == [90, 90])
        #expect(item.credits.first?.title == "Lantern")
    }

    @Test(arguments: [MoviesError.server(.example, .timedOut), .cancelled])
    func `says why it failed`(error: MoviesError) async {
        let viewModel = makeViewModel(FakePerson(.failure(error)))

        #expect(await viewModel.load() == .failed(FailureViewModel(error)))
    }

    @Test(
        arguments: [
            (.name("mara"), "Mara Lind"), (.name("unknown"), nil), (.id(.tmdb(31)), nil),
        ] as [(PersonReference, String?)]
    )
    func `browses the movies of a person whom this machine knows without a request`(
        person: PersonReference,
        name: String?
    ) async {
        let viewModel = PersonViewModel(
            query: PersonQuery(person),
            fetchPerson: FakePerson(.failure(.offline(.tmdb))),
            localNames: OneName()
        )

        let search = await viewModel.localSearch()

        #expect(search?.title == name)
        #expect(search.map { try? $0.query.parsed().filters.people } == name.map { [$0] })
    }

    private struct OneName: PersonSuggestionsRepository {
        func personSuggestions(
            for text: String,
            onlyDirectors: Bool,
            limit: Int
        ) async throws(MoviesError) -> [PersonSuggestion] {
            text == "mara" ? [PersonSuggestion(name: "Mara Lind", rank: 0)] : []
        }
    }

    private func makeViewModel(_ person: FakePerson) -> PersonViewModel {
        PersonViewModel(
            query: PersonQuery(.name("mara lind")),
            fetchPerson: person
        )
    }
}
