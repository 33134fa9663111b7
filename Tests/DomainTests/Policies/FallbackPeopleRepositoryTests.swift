import Domain
import DomainDoubles
import Synchronization
import Testing

struct FallbackPeopleRepositoryTests {
    private static let unreachable = MoviesError.server(.example, .unreachable(.refused))
    private static let mara = Person(id: .tmdb(31), name: "Mara")

    /// Has one person, or fails; counts the calls.
    private final class ScriptedPeople: PeopleRepository {
        private let source: MoviesSource
        private let error: MoviesError?
        private let isEmpty: Bool
        private let calls = Mutex(0)

        init(_ source: MoviesSource, error: MoviesError? = nil, isEmpty: Bool = false) {
            self.source = source
            self.error = error
            self.isEmpty = isEmpty
        }

        var callCount: Int { calls.withLock(\.self) }

        func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
            calls.withLock { $0 += 1 }
            if let error { throw error }
            return PeopleMatches(
                people: isEmpty ? [] : [mara],
                bestCount: 1,
                source: source
            )
        }

        func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
            calls.withLock { $0 += 1 }
            if let error { throw error }
            guard !isEmpty else { throw .personNotFound(id, source) }
            return PersonDetails(person: mara, source: source)
        }
    }

    private let catalog = ScriptedPeople(.catalog(.imdb))

    @Test func `uses only the primary source while it is available`() async throws {
        let repository = FallbackPeopleRepository(ScriptedPeople(.tmdb), catalog: catalog)

        #expect(try await repository.people(named: "mara", limit: 1).source == .tmdb)
        #expect(try await repository.details(of: .tmdb(31)).source == .tmdb)
        #expect(catalog.callCount == 0)
    }

    @Test func `falls back to the catalog for a person whom it found, without another wait`()
        async throws
    {
        let primary = ScriptedPeople(.tmdb, error: Self.unreachable)
        let repository = FallbackPeopleRepository(primary, catalog: catalog)

        let matches = try await repository.people(named: "mara", limit: 1)
        let details = try await repository.details(of: .tmdb(31))

        #expect(matches.fallback == .catalog(reason: Self.unreachable))
        #expect(details.source == .catalog(.imdb))
        #expect(details.fallback == .catalog(reason: Self.unreachable))
        #expect(primary.callCount == 1)
    }

    @Test func `falls back to the catalog for the details of a person`() async throws {
        let repository = FallbackPeopleRepository(
            ScriptedPeople(.tmdb, error: Self.unreachable),
            catalog: catalog
        )

        let details = try await repository.details(of: .tmdb(31))

        #expect(details.fallback == .catalog(reason: Self.unreachable))
    }

    @Test(
        arguments: [
            (unreachable, true, nil), (.credentialRefused(.tmdb), false, nil),
            (.personNotFound(.tmdb(31), .tmdb), false, nil), (.cancelled, false, nil),
            (unreachable, false, .personUnavailable("x", .catalog(.builtIn))),
        ] as [(MoviesError, Bool, MoviesError?)]
    )
    func `throws the error of the primary source if the catalog can't help`(
        error: MoviesError,
        isEmpty: Bool,
        catalogError: MoviesError?
    ) async {
        let repository = FallbackPeopleRepository(
            ScriptedPeople(.tmdb, error: error),
            catalog: ScriptedPeople(.catalog(.builtIn), error: catalogError, isEmpty: isEmpty)
        )

        await #expect(throws: error) { try await repository.people(named: "mara", limit: 1) }
        await #expect(throws: error) { try await repository.details(of: .tmdb(31)) }
    }
}
