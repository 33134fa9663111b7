import Domain
import DomainDoubles
import Testing

@testable import Data
@testable import Search

/// The names of series and people in queries, beside words for their order and for roles.
struct NameOrderTests {
    private let search = DefaultSearchMoviesUseCase(
        movies: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        spelling: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        interpreter: QueryGrammar(),
        recentQueries: SpyRecentQueries()
    )

    @Test(arguments: [
        ("the first terminator", "The Terminator"), ("second matrix", "The Matrix Reloaded"),
        ("third harry potter movie", "Harry Potter and the Prisoner of Azkaban"),
        ("last star wars movie", "The Mandalorian and Grogu"),
        ("sequel to the hobbit", "The Hobbit: The Desolation of Smaug"),
        ("blade runner sequel", "Blade Runner 2049"),
        ("sequel to the dark knight", "The Dark Knight Rises"),
        ("prequel to skyfall", "Quantum of Solace"),
        // Titles with such words.
        ("first blood", "First Blood"), ("the last samurai", "The Last Samurai"),
        ("the final destination", "The Final Destination"), ("original sin", "Original Sin"),
    ])
    func `a place in a series is a movie`(text: String, title: String) async throws {
        #expect(try await titles(text).first == title)
    }

    @Test(arguments: [
        ("star wars in order", ["Star Wars", "The Empire Strikes Back"]),
        ("all batman movies", ["Batman", "Batman", "Batman Returns"]),
        (
            "the dark knight trilogy",
            ["Batman Begins", "The Dark Knight", "The Dark Knight Rises"]
        ),
        ("star wars chronological", ["Star Wars: Episode I - The Phantom Menace"]),
        ("mcu in order", ["Iron Man", "The Incredible Hulk"]),
        ("first spielberg", ["Duel", "Jaws"]), ("tarantino's first film", ["Reservoir Dogs"]),
        ("early peter jackson", ["Bad Taste", "Braindead"]),
        ("last kubrick movie", ["Eyes Wide Shut", "Full Metal Jacket"]),
    ])
    func `the movies of a series or a person are in order`(
        text: String,
        first: [String]
    ) async throws {
        #expect(try await titles(text).starts(with: first))
    }

    @Test(arguments: [
        ("directed by clint eastwood", #"director:"Clint Eastwood""#),
        ("ben affleck director", #"director:"Ben Affleck""#),
        ("movies by tom cruise", #"person:"Tom Cruise""#),
        ("dirigida por almodovar", #"director:"Pedro Almodóvar""#),
        ("deniro pacino", #"person:"Robert De Niro" person:"Al Pacino""#),
        (
            "stallone and schwarzenegger together",
            #"person:"Sylvester Stallone" person:"Arnold Schwarzenegger""#
        ),
        ("hepburn and tracy", #"person:"Katharine Hepburn" person:"Spencer Tracy""#),
        ("cohen brothers", #"director:"Joel Coen""#),
        ("denis vilnuv", #"person:"Denis Villeneuve""#),
        ("kiarostami", #"person:"Abbas Kiarostami""#),
    ])
    func `names are people in their roles`(text: String, meaning: String) async throws {
        let words = try await page(text).notices.understood?.query.filterWords

        #expect(words?.joined(separator: " ") == meaning)
    }

    private func titles(_ text: String) async throws -> [String] {
        try await page(text).movies.map(\.title)
    }

    private func page(_ text: String) async throws -> MoviesPage {
        try await search.execute(#require(TypedQuery(text)), page: 1)
    }
}
