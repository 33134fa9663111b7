import Domain
import Testing

struct PersonCreditTests {
    private let lantern = Movie(id: .tmdb(1), title: "Lantern")
    private let fog = Movie(id: .tmdb(2), title: "Fog")

    @Test func `is one for each movie, with each role once, directors and writers first`() {
        let credits = [PersonCredit](rows: [
            (lantern, .cast(character: "Keeper")), (lantern, .crew(job: "Producer")),
            (fog, nil), (lantern, .cast(character: "Ghost")), (lantern, .writer),
            (lantern, .director), (lantern, .cast(character: "Keeper")), (lantern, .writer),
        ])

        #expect(
            credits == [
                PersonCredit(
                    movie: lantern,
                    roles: [
                        .director, .writer, .cast(character: "Keeper"), .cast(character: "Ghost"),
                        .crew(job: "Producer"),
                    ]
                ),
                PersonCredit(movie: fog, roles: []),
            ]
        )
    }

    @Test(arguments: [(0, []), (1, [1]), (2, [1, 2]), (9, [1, 2])])
    func `the best matches of a name come first`(bestCount: Int, ids: [Int]) {
        let people = [1, 2].map { Person(id: .tmdb($0), name: "Mara") }

        let matches = PeopleMatches(people: people, bestCount: bestCount, source: .tmdb)

        #expect(matches.best.map(\.id) == ids.map(PersonID.tmdb))
    }
}
