import TestSupport
import Testing

@testable import Infrastructure

struct FuzzyTermScannerTests {
    @Test(arguments: [
        ("ruiner", "runner", 1), ("runer", "runner", 1), ("runnner", "runner", 1),
        ("rnuner", "runner", 1), ("matirx", "matrix", 1), ("godfahter", "godfather", 1),
        ("intersteller", "interstellar", 1), ("intrstelar", "interstellar", 2),
        ("올드뽀이", "올드보이", 1), ("воинаа", "воина", 1),
    ])
    func `counts the typos between query and term`(typed: String, word: String, typos: Int) throws {
        #expect(try self.typos(typed, word) == typos)
    }

    @Test(arguments: [
        // Too far, in the first letter, the word itself, too short, a number.
        ("seven", "eleven"), ("gatrix", "matrix"), ("matrix", "matrix"), ("cat", "bat"),
        ("abcdef", "runner"), ("2048", "2049"), ("runr", "runners"),
    ])
    func `skips other terms`(typed: String, word: String) throws {
        #expect(try typos(typed, word) == nil)
    }

    @Test(arguments: [("abc", 0), ("abcd", 1), ("abcdef", 1), ("abcdefg", 2), ("2049", 0)])
    func `allows more typos in longer terms`(typed: String, limit: Int) {
        let term = QueryTerm(term: Term(typed.unicodeScalars), isPrefix: false)

        #expect(term.typoLimit == limit)
    }

    @Test func `matches prefixes of terms if the query is a prefix`() throws {
        #expect(try typos("intrst", "interstellar", isPrefix: true) == 1)
        #expect(try typos("intrst", "interstellar", isPrefix: false) == nil)
        #expect(try typos("intr", "interstellar", isPrefix: true) == nil)
    }

    @Test func `finds the same terms as a comparison one by one`() throws {
        var random = SplitMix64(seed: 7)
        let words = Set((0..<3000).map { _ in randomWord(&random) })
        let index = TextIndex(words.map { TextDocument(titles: [$0]) })

        for _ in 0..<40 {
            let term = QueryTerm(
                term: Term(randomWord(&random).unicodeScalars),
                isPrefix: false
            )
            let found = try FuzzyTermScanner.sources(for: term, in: index.terms)
            let counted = words.count { word in
                let distance = editDistance(term.term.scalars, Array(word.unicodeScalars))
                return (1...max(term.typoLimit, 1)).contains(distance) && term.typoLimit > 0
                    && word.unicodeScalars.first == term.term.scalars.first
            }
            let postings = try found.reduce(0) { try $0 + postingCount($1, index) }
            #expect(postings == counted || counted >= 64, "\(term.term.scalars)")
        }
    }

    /// The typos with which a term is found; `nil` if it is not.
    private func typos(_ typed: String, _ word: String, isPrefix: Bool = false) throws -> Int? {
        let index = TextIndex([TextDocument(titles: [word]), TextDocument(titles: ["other words"])])
        let term = QueryTerm(term: Term(typed.unicodeScalars), isPrefix: isPrefix)
        return try FuzzyTermScanner.sources(for: term, in: index.terms).first?.typos
    }

    private func postingCount(_ source: PostingsSource, _ index: TextIndex) throws -> Int {
        var count = 0
        let list = try index.storage.read(source.span.full)
        try PostingList.forEach(in: list, documentCount: index.documentCount) { _ in count += 1 }
        return count
    }

    private func randomWord(_ random: inout SplitMix64) -> String {
        let letters = Array("abe")
        return String(
            (0..<Int.random(in: 4...9, using: &random)).map { _ in
                letters[Int.random(in: 0..<letters.count, using: &random)]
            }
        )
    }

    /// The optimal string alignment distance, by the whole table.
    private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : row } }
        for i in 1...a.count {
            for j in 1...b.count {
                table[i][j] = min(
                    table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1),
                    table[i - 1][j] + 1,
                    table[i][j - 1] + 1
                )
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
