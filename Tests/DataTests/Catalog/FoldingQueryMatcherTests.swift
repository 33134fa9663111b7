import Data
import Domain
import Testing

struct FoldingQueryMatcherTests {
    @Test func `matches each text`() {
        let texts = ["Amélie", "The Amelia Run", "Run, Amy", "Alien"]

        let matches = FoldingQueryMatcher().matches(of: "AMEL", in: texts)
        let words = FoldingQueryMatcher().matches(of: "run am", in: texts)

        #expect(matches == [QueryMatch(.whole, [0..<4]), QueryMatch(.whole, [4..<8]), nil, nil])
        #expect(
            words == [
                QueryMatch(.someWords, [0..<2]), QueryMatch(.prefix, [4..<6, 11..<14]),
                QueryMatch(.whole, [0..<7]), nil,
            ]
        )
    }

    @Test func `finds words anywhere in a text, and says how well`() {
        let texts = [["The Shining", "1980"], ["Shin Godzilla", "2016"], ["Alien", "1979"]]

        let matches = FoldingQueryMatcher().matches(ofWords: "shin", in: texts)
        let years = FoldingQueryMatcher().matches(ofWords: "1980", in: texts)

        #expect(matches == [QueryMatch(.prefix, [4..<8]), QueryMatch(.prefix, [0..<4]), nil])
        #expect(years == [QueryMatch(.substring, []), nil, nil])
    }
}
