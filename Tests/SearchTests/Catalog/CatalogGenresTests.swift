import Domain
import Testing

@testable import Search

struct CatalogGenresTests {
    @Test func `has a flag for each genre, and a genre for each flag`() {
        #expect(Genre.known.filter { CatalogGenres.flag(of: $0.name) == nil } == [])
        #expect(CatalogGenres.names.filter { Genre(known: $0) == nil } == [])
    }
}
