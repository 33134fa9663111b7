import Domain
import DomainDoubles
import Synchronization
import Testing

struct PeoplePolicyTests {
    private static let unreachable = MoviesError.server(.example, .unreachable(.refused))
    private static let mara = Person(id: .tmdb(31), name: "Mara")

    private let catalog = Self.people(.catalog(.imdb))

    @Test func `uses only the primary source while it is available`() async throws {
        let repository = FallbackRepository(.success(Self.people(.tmdb)), catalog: catalog)

        #expect(try await repository.people(named: "mara", limit: 1).source == .tmdb)
        #expect(try await repository.details(of: PersonID.tmdb(31)).source == .tmdb)
        #expect(catalog.peopleCallCount == 0)
    }

    @Test func `falls back to the catalog for a person whom it found, without another wait`()
        async throws
    {
        let primary = Self.people(.tmdb, error: Self.unreachable)
        let repository = FallbackRepository(.success(primary), catalog: catalog)

        let matches = try await repository.people(named: "mara", limit: 1)
        let details = try await repository.details(of: PersonID.tmdb(31))

        #expect(matches.fallback == .catalog(reason: Self.unreachable))
        #expect(details.source == .catalog(.imdb))
        #expect(details.fallback == .catalog(reason: Self.unreachable))
        #expect(primary.peopleCallCount == 1)
    }

    @Test func `asks the primary source again once it has found people`() async throws {
        let isAvailable = Mutex(false)
        let primary = SpyMovies(
            people: { _, _ throws(MoviesError) in
                guard isAvailable.withLock(\.self) else { throw Self.unreachable }
                return PeopleMatches(people: [Self.mara], bestCount: 1, source: .tmdb)
            },
            person: { _ throws(MoviesError) in PersonDetails(person: Self.mara, source: .tmdb) }
        )
        let repository = FallbackRepository(.success(primary), catalog: catalog)

        _ = try await repository.people(named: "mara", limit: 1)
        isAvailable.withLock { $0 = true }
        _ = try await repository.people(named: "mara", limit: 1)

        #expect(try await repository.details(of: PersonID.tmdb(31)).source == .tmdb)
    }

    @Test func `falls back to the catalog for the details of a person`() async throws {
        let repository = FallbackRepository(
            .success(Self.people(.tmdb, error: Self.unreachable)),
            catalog: catalog
        )

        let details = try await repository.details(of: PersonID.tmdb(31))

        #expect(details.fallback == .catalog(reason: Self.unreachable))
    }

    @Test(
        arguments: [
            (unreachable, true, nil), (.server(.example, .notFound), false, nil),
            (.personNotFound(.tmdb(31), .tmdb), false, nil), (.cancelled, false, nil),
            (unreachable, false, .personUnavailable("x", .catalog(.builtIn))),
        ] as [(MoviesError, Bool, MoviesError?)]
    )
    func `throws the error of the primary source if the catalog can't help`(
        error: MoviesError,
        isEmpty: Bool,
        catalogError: MoviesError?
    ) async {
        let repository = FallbackRepository(
            .success(Self.people(.tmdb, error: error)),
            catalog: Self.people(.catalog(.builtIn), error: catalogError, isEmpty: isEmpty)
        )

        await #expect(throws: error) { try await repository.people(named: "mara", limit: 1) }
        await #expect(throws: error) { try await repository.details(of: PersonID.tmdb(31)) }
    }

    /// One person, or none, or an error.
    private static func people(
        _ source: MoviesSource,
        error: MoviesError? = nil,
        isEmpty: Bool = false
    ) -> SpyMovies {
        SpyMovies(
            people: { _, _ throws(MoviesError) in
                if let error { throw error }
                return PeopleMatches(people: isEmpty ? [] : [mara], bestCount: 1, source: source)
            },
            person: { id throws(MoviesError) in
                if let error { throw error }
                guard !isEmpty else { throw .personNotFound(id, source) }
                return PersonDetails(person: mara, source: source)
            }
        )
    }
}
