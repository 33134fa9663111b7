import Domain
import Presentation
import Testing

@testable import MoviesCLI

/// The searches of commands for the movies of a person or a series.
struct BrowsedMoviesTests {
    @Test(
        arguments: [
            (.name("mara"), "Mara Lind"), (.name("unknown"), nil), (.id(.tmdb(31)), nil),
        ] as [(PersonReference, String?)]
    )
    func `browses the movies of a person whom this machine knows without a request`(
        person: PersonReference,
        name: String?
    ) async {
        let search = await PersonCommand.localSearch(PersonQuery(person), in: OneName())

        #expect(search?.title == name)
        #expect(search.map { $0.query.meaning.filters[names: .person] } == name.map { [$0] })
    }

    private struct OneName: PersonSuggestionsRepository {
        func personSuggestions(
            for text: String,
            onlyDirectors: Bool,
            limit: Int
        ) async throws(MoviesError) -> [PersonSuggestion] {
            text == "mara" ? [(name: "Mara Lind", rank: 0)] : []
        }
    }

    @Test func `finds the movies of a series, with filters and an order`() throws {
        let selection = try #require(TypedQuery("genre:horror sort:rating")).meaning
        let series = MovieCollection(id: 8091, name: "Alien Collection")

        let search = CollectionCommand.search(for: series, selection, limit: 3)

        let query = search.query.meaning
        #expect(query.collection == series)
        #expect(query.filterWords == ["genre:horror", "sort:rating"])
        #expect(search.title == "Alien Collection" && search.limit == 3)
    }
}
