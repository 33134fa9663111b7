import DomainDoubles
import Testing

@testable import Domain

struct FetchPersonUseCaseTests {
    private let spelling = StubSpellings(name: "mara lind")

    /// Knows one order: by the number of the id, the greatest first.
    private struct NumberSorter: MovieSorter {
        func order(of movies: [Movie], by sort: MovieSort) -> [Int] {
            let ids = movies.map { Int($0.id.description) ?? 0 }
            return ids.indices.sorted { (ids[$0] > ids[$1]) != sort.isReversed }
        }
    }

    @Test func `fetches the person with an id`() async throws {
        let found = try await execute(.id(.tmdb(31)))

        #expect(found.details.person.birthday?.year == 1956)
        #expect(found.others.isEmpty)
    }

    @Test func `names up to nineteen others`() async throws {
        let crowd = SpyMovies(
            people: { name, limit in
                let people = (1...limit).map { Person(id: .tmdb($0), name: name) }
                return PeopleMatches(people: people, bestCount: limit, source: .tmdb)
            },
            person: { id in
                PersonDetails(person: Person(id: id, name: "Mara Lind"), source: .tmdb)
            }
        )
        let useCase = FetchPersonUseCase(
            people: crowd,
            spelling: StubSpellings(),
            sorter: NumberSorter()
        )

        let found = try await useCase.execute(PersonQuery(.name("mara lind")))

        #expect(found.others.map(\.id) == (2...20).map { .tmdb($0) })
    }

    @Test func `fetches the best match of a name, and names others who match as well`()
        async throws
    {
        let found = try await execute(.name("mara lind"))

        #expect(found.details.person.id == .tmdb(31))
        #expect(found.others.map(\.id) == [.tmdb(32)])
    }

    @Test func `reports that the source has no person with an id or a name`() async {
        await #expect(throws: MoviesError.personNotFound(.tmdb(9), .tmdb)) {
            try await execute(.id(.tmdb(9)))
        }
        for (source, similar) in [
            (MoviesSource.tmdb, nil), (.tmdb, "zzzz"), (.catalog(.imdb), "mara lind"),
        ] {
            let useCase = FetchPersonUseCase(
                people: people(source: source),
                spelling: StubSpellings(name: similar),
                sorter: NumberSorter()
            )
            await #expect(throws: MoviesError.personNameNotFound("zzz", source)) {
                try await useCase.execute(PersonQuery(.name("zzz")))
            }
        }
    }

    @Test func `fetches the person with the most similar name if no person has the name`()
        async throws
    {
        let found = try await execute(.name("mara linnd"))

        #expect(found.details.person.id == .tmdb(31))
        #expect(found.unknownName == "mara linnd")
        #expect(try await execute(.name("mara lind")).unknownName == nil)
    }

    @Test(arguments: [
        (MoviesError.server(.example, .timedOut), MoviesError.personNameNotFound("lnid", .tmdb)),
        (.cancelled, .cancelled),
    ])
    func `reports the unknown name if the most similar one can't be looked up`(
        error: MoviesError,
        expected: MoviesError
    ) async {
        let useCase = FetchPersonUseCase(
            people: people(errors: ["mara lind": error]),
            spelling: spelling,
            sorter: NumberSorter()
        )

        await #expect(throws: expected) { try await useCase.execute(PersonQuery(.name("lnid"))) }
    }

    @Test func `lists the movies that the filters allow, in the order`() async throws {
        let movies = [1, 3, 2].map { number in
            Movie(
                id: .tmdb(number),
                title: "\(number)",
                releaseDate: CalendarDate(year: 2000 + number)
            )
        }
        var filters = MovieFilters()
        filters.ranges[.year] = NumberRange(minimum: 2002)

        let all = try await execute(.id(.tmdb(31)), movies)
        let some = try await execute(
            .id(.tmdb(31)),
            movies,
            filters: filters,
            sort: MovieSort(.year, isReversed: true)
        )

        #expect(all.details.credits.map(\.movie.title) == ["3", "2", "1"])
        #expect(some.details.credits.map(\.movie.title) == ["2", "3"])
    }

    @Test func `ignores filters of values that the source does not have, and says so`()
        async throws
    {
        var filters = MovieFilters()
        filters.ranges[.rating] = NumberRange(minimum: 70)
        filters.ranges[.votes] = NumberRange(minimum: 5)
        filters.ranges[.year] = NumberRange(minimum: 2000)
        let movies = [1, 2].map { number in
            Movie(
                id: .tmdb(number),
                title: "\(number)",
                releaseDate: CalendarDate(year: number == 1 ? 1999 : 2000),
                voteCount: 9
            )
        }
        let useCase = FetchPersonUseCase(
            people: people(movies: movies, unknownValues: [.genre, .rating]),
            spelling: spelling,
            sorter: NumberSorter()
        )

        let found = try await useCase.execute(
            PersonQuery(.id(.tmdb(31)), filters: filters, sort: MovieSort(.rating))
        )

        #expect(found.details.credits.map(\.movie.title) == ["2"])
        #expect(
            found.filterLimitations
                == [FilterLimitation(key: .rating), FilterLimitation(key: .rating, isSort: true)]
        )
    }

    @Test func `lists the newest movies first`() {
        #expect(PersonQuery(.name("mara")).sort == MovieSort(.year))
    }

    @Test func `says if the matches of the name are a fallback`() async throws {
        let fallback = Fallback.staleResponse(age: 60, reason: .offline(.tmdb))
        let useCase = FetchPersonUseCase(
            people: people(fallback: fallback),
            spelling: spelling,
            sorter: NumberSorter()
        )

        let found = try await useCase.execute(PersonQuery(.name("mara lind")))

        #expect(found.details.fallback == fallback)
    }

    /// Three people called Mara Lind, two of whom match the name best; the first one has details.
    private func people(
        fallback: Fallback? = nil,
        movies: [Movie] = [],
        unknownValues: [FilterKey] = [],
        source: MoviesSource = .tmdb,
        errors: [String: MoviesError] = [:]
    ) -> SpyMovies {
        SpyMovies(
            people: { name, _ throws(MoviesError) in
                if let error = errors[name] { throw error }
                guard name == "mara lind" else {
                    return PeopleMatches(people: [], bestCount: 0, source: source)
                }
                return PeopleMatches(
                    people: [31, 32, 35].map { Person(id: .tmdb($0), name: "Mara Lind") },
                    bestCount: 2,
                    source: .tmdb,
                    fallback: fallback
                )
            },
            person: { id throws(MoviesError) in
                guard id == .tmdb(31) else { throw .personNotFound(id, .tmdb) }
                return PersonDetails(
                    person: Person(id: id, name: "Mara Lind", birthday: CalendarDate(year: 1956)),
                    credits: movies.map { PersonCredit(movie: $0, roles: [.director]) },
                    source: .tmdb,
                    unknownValues: unknownValues
                )
            }
        )
    }

    private func execute(
        _ person: PersonReference,
        _ movies: [Movie] = [],
        filters: MovieFilters = MovieFilters(),
        sort: MovieSort = MovieSort(.year)
    ) async throws -> FetchedPerson {
        try await FetchPersonUseCase(
            people: people(movies: movies),
            spelling: spelling,
            sorter: NumberSorter()
        ).execute(PersonQuery(person, filters: filters, sort: sort))
    }
}
