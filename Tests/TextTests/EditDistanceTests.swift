import TestSupport
import Testing
import Text

/// How far words are apart, and whether it is one edit.
struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("horror", "horror", 0), ("horor", "horror", 1), ("horror", "hirror", 1),
        ("horror", "ohrror", 1), ("horror", "horro", 1), ("", "a", 1), ("ab", "ba", 1),
        ("horor", "horrro", 2), ("abc", "cba", 2), ("abcd", "badc", 2), ("horror", "terror", 2),
    ])
    func `counts edits in both directions`(word: String, other: String, count: Int) {
        #expect(EditDistance.between(word, other) == count)
        #expect(EditDistance.between(other, word) == count)
        #expect(EditDistance.isOne(Array(word.utf8), Array(other.utf8)) == (count == 1))
        #expect(EditDistance.isOne(Array(other.utf8), Array(word.utf8)) == (count == 1))
    }

    @Test func `one edit is a distance of one`() {
        var random = SplitMix64(seed: 31)
        func word() -> String {
            String(
                (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    "abc".randomElement(using: &random) ?? "a"
                }
            )
        }
        for _ in 0..<3000 {
            let (left, right) = (word(), word())
            let isOne = EditDistance.isOne(Array(left.utf8), Array(right.utf8))
            #expect(isOne == (EditDistance.between(left, right) == 1), "\(left) \(right)")
        }
    }
}
