import Domain
import Testing

struct MovieIDTests {
    @Test func `reads a TMDB number`() {
        #expect(MovieID("603") == .tmdb(603))
    }

    @Test func `reads an IMDb number`() throws {
        let imdbID = try #require(IMDbID("tt0133093"))

        #expect(MovieID("tt0133093") == .imdb(imdbID))
    }

    @Test(arguments: ["603", "tt0133093", "tt10872600"])
    func `writes what was read`(text: String) {
        #expect(MovieID(text)?.description == text)
    }

    @Test(arguments: [
        "", "0", "-1", "+5", "6.0", "tt", "tt12", "TT0133093", "nm0000206", "tt01a3093",
    ])
    func `refuses what is neither`(text: String) {
        #expect(MovieID(text) == nil)
    }
}
