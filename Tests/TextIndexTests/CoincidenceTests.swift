import Testing
import TextIndex

/// What a query resembles by coincidence does not hide what was meant.
struct CoincidenceTests {
    private static let sample = SampleIndex([
        TextDocument(titles: ["The Silver Harbour Knight"]),
        TextDocument(titles: ["Night Porter"], secondaryFields: ["Silvar Lane", "Harbor Dane"]),
        TextDocument(titles: ["Paper Moon", "Luna und ihre Karriere"]),
        TextDocument(titles: ["Carrie"]),
        TextDocument(titles: ["バケモノノコ"]),
    ])

    @Test func `names with typos don't hide a title that is nearly the query`() throws {
        let titles = try Self.sample.titles("the silver harbour night")

        #expect(titles.first == "The Silver Harbour Knight")
    }

    @Test func `the start of a word in another title doesn't hide a title with a typo`() throws {
        #expect(try Self.sample.titles("karrie").contains("Carrie"))
    }

    @Test func `all of a word in a script without spaces has to match`() throws {
        #expect(try Self.sample.titles("モノノコ") == ["バケモノノコ"])
        // It has the first three characters within the word.
        #expect(try Self.sample.titles("モノノケヒメ") == [])
    }
}
