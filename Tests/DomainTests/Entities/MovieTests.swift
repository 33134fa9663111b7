import Domain
import Testing

struct MovieTests {
    @Test func `has the id of a site that its own id is from`() throws {
        let imdbID = try #require(IMDbID("tt0133093"))

        let both = Movie(id: .tmdb(603), imdbID: imdbID, title: "The Matrix")
        let tmdb = Movie(id: .tmdb(603), title: "The Matrix")
        let imdb = Movie(id: .imdb(imdbID), title: "The Matrix")
        let imported = Movie(id: .imdb(imdbID), tmdbID: 603, title: "The Matrix")

        #expect(both.tmdbID == 603 && both.imdbID == imdbID)
        #expect(tmdb.tmdbID == 603 && tmdb.imdbID == nil)
        #expect(imdb.tmdbID == nil && imdb.imdbID == imdbID)
        #expect(imported.tmdbID == 603 && imported.imdbID == imdbID)
    }
}
