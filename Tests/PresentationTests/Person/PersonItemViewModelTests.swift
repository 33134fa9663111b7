import DomainDoubles
import Testing

@testable import Domain
@testable import Presentation

struct PersonItemViewModelTests {
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
                knownFor: ["Lantern"]
            ),
            credits: [
                PersonCredit(
                    movie: Movie(id: .tmdb(7), title: "Lantern"),
                    roles: [.director, .writer, .cast(character: "Keeper"), .crew(job: "Producer")]
                ),
                PersonCredit(movie: Movie(id: .tmdb(8), title: "Fog"), roles: []),
            ],
            source: .tmdb
        ),
        others: [Person(id: .tmdb(32), name: "Mara Lind")]
    )

    @Test func `shows the person in plain values`() {
        let item = PersonItemViewModel(Self.person)

        #expect(item.credits.map(\.title) == ["Lantern", "Fog"])
        #expect(item.credits.first?.roles == ["director", "writer", "cast", "producer"])
        #expect(item.credits.first?.rolesText == "director, writer, as Keeper, producer")
        #expect(item.credits.first?.characters == ["Keeper"])
        #expect(item.others.map(\.id) == [.tmdb(32)])
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

    @Test func `shows movies up to the limit, and counts all`() {
        let item = PersonItemViewModel(Self.person, filters: ["votes:1"], limit: 1)

        #expect(item.credits.map(\.title) == ["Lantern"])
        #expect(item.totalCount == 2 && item.filters == ["votes:1"])
    }

    @Test func `has what this machine knows of the movies`() async {
        var item = PersonItemViewModel(Self.person)

        await item.addDetails(from: SpyMovies(localDetails: { .sample($0, runtime: 90) }))

        #expect(item.credits.map(\.runtime) == [90, 90])
        #expect(item.credits.first?.title == "Lantern")
    }
}
