import Domain
import Testing

struct MovieQueryTests {
    @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}", "\u{200B}", "\u{1B}"])
    func `refuses a text in which nothing can be seen`(text: String) {
        #expect(MovieQuery(text) == nil)
    }

    @Test func `parts words by single spaces`() {
        #expect(MovieQuery("  blade \t\n runner ")?.text == "blade runner")
    }

    @Test(arguments: ["기생충", "👾", "8½", "?", "-30-"])
    func `takes whatever can be seen`(text: String) {
        #expect(MovieQuery(text)?.text == text)
    }
}
