import Testing

@testable import Terminal

struct ScrollingTests {
    @Test(arguments: [
        ("abcdef", "bcdefg", "[1;1H[1M[6;1H[1L", "bcdef "),
        ("abcdef", "zabcde", "[6;1H[1M[1;1H[1L", " abcde"),
        // Between lines that stay.
        ("tabcdes", "tbcdefs", "[2;1H[1M[6;1H[1L", "tbcde s"),
        ("abcdefgh", "defghxyz", "[1;1H[3M[6;1H[3L", "defgh   "),
        ("abcdefgh", "xyzabcde", "[6;1H[3M[1;1H[3L", "   abcde"),
        ("abcdefg", "cdefgxy", "[1;1H[2M[6;1H[2L", "cdefg  "),
        ("abcde", "bcdex", "[1;1H[1M[5;1H[1L", "bcde "),
    ])
    func `moves lines that moved together`(
        old: String,
        new: String,
        sequence: String,
        result: String
    ) {
        let scrolling = Scrolling(from: lines(old), to: lines(new))

        #expect(scrolling?.sequence.replacing("\u{1B}", with: "") == sequence)
        #expect(scrolling?.result == lines(result))
    }

    @Test(arguments: [
        // Too few lines, too far, none, and another number.
        ("abcd", "bcdx"), ("abcdefghij", "efghijwxyz"), ("abcdef", "abcdef"), ("aaaaaa", "aaaaaa"),
        ("abcdef", "uvwxyz"), ("abcdef", "bcdef"), ("", ""),
    ])
    func `moves nothing unless it is worth it`(old: String, new: String) {
        #expect(Scrolling(from: lines(old), to: lines(new)) == nil)
    }

    /// A line of each letter; a space is an empty line.
    private func lines(_ letters: String) -> [StyledLine] {
        letters.map { $0 == " " ? [] : StyledLine(String($0)) }
    }
}
