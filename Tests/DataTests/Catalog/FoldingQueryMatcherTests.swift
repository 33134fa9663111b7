import Data
import Domain
import Testing

struct FoldingQueryMatcherTests {
    @Test func `matches each text`() {
        let texts = ["Amélie", "The Amelia Run", "Run, Amy", "Alien"]

        let matches = FoldingQueryMatcher().matches(of: "AMEL", in: texts)
        let words = FoldingQueryMatcher().matches(of: "run am", in: texts)

        #expect(matches == [.whole(0..<4), .whole(4..<8), nil, nil])
        #expect(words == [.words([0..<2]), .allWords([4..<6, 11..<14]), .whole(0..<7), nil])
    }
}
