import TestSupport
import Testing
import Text

@testable import TextIndex

struct FuzzyTermScannerTests {
    @Test(arguments: [
        // Too far, in the first letter, the word itself, too short, a number.
        ("seven", "eleven"), ("gatrix", "matrix"), ("matrix", "matrix"), ("cat", "bat"),
        ("abcdef", "runner"), ("2048", "2049"), ("runr", "runners"),
    ])
    func `skips other terms`(typed: String, word: String) throws {
        #expect(try typos(typed, word) == nil)
    }

    @Test(arguments: [(61, 1), (62, 1), (63, nil), (100, nil)])
    func `finds no typos in terms too long for a machine word`(size: Int, expected: Int?) throws {
        let word = String(repeating: "ab", count: 50).prefix(size)

        #expect(try typos(String(word), word + "c") == expected)
    }

    /// A prefix of a term may have fewer typos than the term.
    @Test(arguments: [false, true]) func `counts the typos of each term as the whole table does`(
        isPrefix: Bool
    ) throws {
        var random = SplitMix64(seed: 8)
        let alphabet = isPrefix ? ["a", "b", "ж"] : ["가", "나", "다"]
        for _ in 0..<12 {
            let words = Set((0..<60).map { _ in randomWord(&random, alphabet, 3...10) })
            let index = TextIndex(words.map { TextDocument(titles: [$0]) })
            let query = randomWord(&random, alphabet, 4...8)
            let term = QueryTerm(term: Term(utf8: Array(query.utf8)), isPrefix: isPrefix)
            var expected: [String: [Int]] = [:]
            for word in words where word.unicodeScalars.first == query.unicodeScalars.first {
                let scalars = Array(word.unicodeScalars)
                let distances = typoDistances(term.term.scalars, scalars)
                let whole = distances[scalars.count]
                let typos = term.allowsFuzzyPrefix ? distances.min() ?? whole : whole
                guard (1...max(1, term.typoLimit)).contains(typos), term.typoLimit > 0 else {
                    continue
                }
                expected[word] = [typos, typos == whole ? 1 : 0]
            }

            let found = try terms(
                FuzzyTermScanner.sources(for: term, in: index.terms),
                words,
                index
            )

            #expect(found == expected, "\(query)")
        }
    }

    @Test func `prefers terms with fewer typos, then frequent ones`() throws {
        // No two of the terms are neighbours, so each is a source of its own.
        var documents: [TextDocument] = []
        for number in 0..<70 {
            let suffix = String(UnicodeScalar(UInt8(0x30 + number % 10))) + "\(number / 10)"
            documents.append(TextDocument(titles: ["matri\(suffix)"]))
            documents.append(TextDocument(titles: ["matri\(suffix)zzz"]))
        }
        documents.append(TextDocument(titles: ["matriy"]))
        for _ in 0..<9 { documents.append(TextDocument(titles: ["matriz99"])) }
        let index = TextIndex(documents)
        let term = QueryTerm(term: Term(utf8: Array("matrix7".utf8)), isPrefix: false)

        let sources = try FuzzyTermScanner.sources(for: term, in: index.terms)

        #expect(sources.count == 64)
        #expect(sources.map(\.typos) == sources.map(\.typos).sorted())
        for typos in 1...2 {
            let sizes = sources.filter { $0.typos == typos }.map(\.span.full.count)
            #expect(sizes == sizes.sorted(by: >))
        }
    }

    @Test func `joins neighbours that match equally well`() throws {
        let index = TextIndex(
            ["matria", "matrib", "matric", "matrixed", "matrix", "matriy"].map {
                TextDocument(titles: [$0])
            }
        )
        let term = QueryTerm(term: Term(utf8: Array("matrix".utf8)), isPrefix: false)

        let sources = try FuzzyTermScanner.sources(for: term, in: index.terms)

        #expect(sources.map(\.isSingleTerm) == [false, true])
        #expect(try sources.map { try postingCount($0, index) } == [3, 1])
        #expect(sources.allSatisfy { $0.typos == 1 && $0.isWholeTerm && $0.isLiteral })
    }

    /// The typos of each term of some sources, and 1 if the whole term matches.
    private func terms(
        _ sources: [PostingsSource],
        _ words: Set<String>,
        _ index: TextIndex
    ) throws -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for word in words {
            guard let span = try index.terms.span(of: Array(word.utf8)) else { continue }
            for source in sources
            where source.span.full.lowerBound <= span.full.lowerBound
                && span.full.upperBound <= source.span.full.upperBound
            { result[word] = [source.typos, source.isWholeTerm ? 1 : 0] }
        }
        return result
    }

    private func randomWord(
        _ random: inout SplitMix64,
        _ alphabet: [String],
        _ counts: ClosedRange<Int>
    ) -> String {
        (0..<Int.random(in: counts, using: &random)).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }.joined()
    }

    /// The typos with which a term is found; `nil` if it is not.
    private func typos(_ typed: String, _ word: String, isPrefix: Bool = false) throws -> Int? {
        let index = TextIndex([TextDocument(titles: [word]), TextDocument(titles: ["other words"])])
        let term = QueryTerm(term: Term(utf8: Array(typed.utf8)), isPrefix: isPrefix)
        return try FuzzyTermScanner.sources(for: term, in: index.terms).first?.typos
    }

    private func postingCount(_ source: PostingsSource, _ index: TextIndex) throws -> Int {
        var count = 0
        let list = try index.storage.read(source.span.full)
        try PostingList.forEach(in: list, documentCount: index.documentCount) { _ in count += 1 }
        return count
    }
}
