import Presentation
import Testing

struct ThousandsCommasTests {
    @Test(arguments: [
        (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (10_000, "10,000"),
        (123_456, "123,456"), (1_238_234, "1,238,234"), (-1_000, "-1,000"), (-999, "-999"),
        (.min, "-9,223,372,036,854,775,808"),
    ])
    func `has a comma between thousands`(number: Int, text: String) {
        #expect(number.withThousandsCommas == text)
    }

    @Test(arguments: [(0, "0 movies"), (1, "1 movie"), (2, "2 movies"), (1_000, "1,000 movies")])
    func `counts a noun`(number: Int, text: String) {
        #expect(number.counted("movie") == text)
    }

    @Test(arguments: [(1, "1 entry"), (2, "2 entries")])
    func `counts a noun with another plural`(number: Int, text: String) {
        #expect(number.counted("entry", plural: "entries") == text)
    }
}
