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
    func `writes an ID as it was read`(text: String) {
        #expect(MovieID(text)?.description == text)
    }

    @Test(arguments: [("1", 1), ("007", 7), ("9223372036854775807", Int.max)])
    func `reads any positive number`(text: String, number: Int) {
        #expect(MovieID(text) == .tmdb(number))
    }

    @Test(arguments: [
        ("tt123456", false), ("tt1234567", true), ("tt1234567890", true), ("tt12345678901", false),
    ])
    func `accepts seven to ten digits in an IMDb ID`(text: String, isValid: Bool) {
        #expect((IMDbID(text) != nil) == isValid)
        #expect((MovieID(text) != nil) == isValid)
    }

    @Test(arguments: [
        "9223372036854775808", " 603", "603 ", "６０３", "tt٠١٢٣٤٥٦", "tt-123456", "tt 123456",
        "Tt1234567", "tt1234567\n", "/603", "tt/234567", "tt:234567",
    ])
    func `rejects text that only looks like an ID`(text: String) {
        #expect(MovieID(text) == nil)
        #expect(IMDbID(text) == nil)
    }

    @Test(arguments: [
        "", "0", "-1", "+5", "6.0", "tt", "tt12", "TT0133093", "nm0000206", "tt01a3093",
    ])
    func `rejects other text`(text: String) {
        #expect(MovieID(text) == nil)
    }
}
