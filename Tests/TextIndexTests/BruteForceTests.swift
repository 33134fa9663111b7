import TestSupport
import Testing

@testable import TextIndex

/// Compares a search of made-up documents with a search of each document alone, whose hits are put in
/// the order of their costs.
///
/// `TextIndexAnswersTests` say what a search of one document finds.
struct BruteForceTests {
    private static let words = [
        "alien", "aliens", "allen", "alone", "matrix", "matrixes", "matron", "the", "a", "an", "of",
        "two", "2", "ii", "twelve", "xii", "1999", "2010", "spider-man", "spiderman", "man",
        "d'art", "千と千尋", "千と", "千尋", "神隠", "ゴジラ", "기생충", "star", "stars", "start",
        "starting", "interstellar", "interstate", "black", "bird", "blackbird", "run", "runner",
        "runners", "M*A*S*H", "mash", "Amélie", "amelia", "война",
    ]

    private static let people = ["Ann Alien", "Max Runner", "Amelia Bird", "Jean-Luc Star", "Ann"]

    @Test(arguments: 0..<2 as Range<UInt64>)
    func `finds what a search of each document finds, the cheapest first`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        // A search with fewer hits than a page does not stop early.
        let documents = (0..<19).map { Self.document($0, &random) }
        let index = TextIndex(documents)
        let each = documents.map { TextIndex([$0]) }
        var counts = ["": 0, "typo": 0, "person": 0]

        for _ in 0..<30 {
            var request = Self.request(documents, &random)
            request.allowsTwoTypos = false
            let allowsTypos = request.allowsTypos
            request.allowsTypos = false
            var expected = try Self.hits(request, each)
            #expect(try index.search(request) == expected, "\(request)")
            // Shorter words are a typo only where no document has all words.
            let isShortened = Interpretation.all(of: request).contains { $0.shortened != nil }
            guard allowsTypos, expected.isEmpty || !isShortened else { continue }
            request.allowsTypos = true
            // Typos are looked for unless a title is the whole query.
            if !expected.contains(where: \.isWholeTitle) {
                expected = try Self.hits(request, each)
            }
            #expect(try index.search(request) == expected, "\(request)")
            for hit in expected {
                counts[hit.title == nil ? "person" : hit.typos > 0 ? "typo" : "", default: 0] += 1
            }
        }
        #expect(counts.values.allSatisfy { $0 > 0 }, "\(counts)")
    }

    /// The hits of each document in the order of their costs; of equal ones, titles are first.
    private static func hits(_ request: SearchRequest, _ each: [TextIndex]) throws -> [SearchHit] {
        try each.enumerated().flatMap { document, index in
            try index.search(request).map {
                SearchHit(document: document, title: $0.title, evidence: $0.evidence)
            }
        }
        .sorted {
            func key(_ hit: SearchHit) -> [Int] {
                let cost = hit.evidence.cost(document: hit.document)
                return [cost, hit.title == nil ? 1 : 0, hit.document]
            }
            return key($0).lexicographicallyPrecedes(key($1))
        }
    }

    private static func document(_ number: Int, _ random: inout SplitMix64) -> TextDocument {
        var document = TextDocument(titles: [], popularity: UInt32(100 - number))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            document.titles.append(text(&random, wordCount: Int.random(in: 1...4, using: &random)))
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            document.secondaryFields.append(element(of: people, &random))
        }
        document.tags = [["1999", "2010", "12"][number % 3]] + (number % 5 == 0 ? ["adult"] : [])
        return document
    }

    private static func request(
        _ documents: [TextDocument],
        _ random: inout SplitMix64
    ) -> SearchRequest {
        let document = documents[Int.random(in: 0..<documents.count, using: &random)]
        var texts: [String] = []
        for _ in 0..<Int.random(in: 2...4, using: &random) / 2 {
            texts.append(element(of: document.titles + document.secondaryFields, &random))
        }
        var words = texts.joined(separator: " ").split(separator: " ")
        words.removeFirst(Int.random(in: 0..<words.count, using: &random) / 2)
        var query = words.prefix(3).joined(separator: " ")
        for _ in 0..<Int.random(in: 0...3, using: &random) { change(&query, &random) }
        if Int.random(in: 0..<5, using: &random) == 0 { query += " 1999" }
        return SearchRequest(
            readings: readings(query, &random),
            filter: DocumentFilter(
                hiddenTags: Int.random(in: 0..<3, using: &random) == 0 ? ["adult"] : []
            ),
            allowsTypos: Int.random(in: 0..<6, using: &random) > 0,
            allowsEachPrefix: Bool.random(using: &random)
        )
    }

    /// The text as is, or with a tag, and perhaps a second reading of it.
    private static func readings(
        _ text: String,
        _ random: inout SplitMix64
    ) -> [SearchRequest.Reading] {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: [.init(text, tags: ["1999"])]
        case 2: [.init(text), .init("alien", tags: ["12", "2010"])]
        default: [.init(text)]
        }
    }

    /// Makes a typo, joins or splits words, or truncates the text.
    private static func change(_ text: inout String, _ random: inout SplitMix64) {
        guard !text.isEmpty else { return }
        var characters = Array(text)
        let index = Int.random(in: 0..<characters.count, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: characters.remove(at: index)
        case 1: characters.insert("e", at: index)
        case 2: characters[index] = "r"
        case 3 where index > 0: characters.swapAt(index, index - 1)
        case 4: characters.insert(" ", at: index)
        case 5: characters.removeAll { $0 == " " }
        case 6: characters.removeLast(min(2, characters.count - 1))
        default: return
        }
        text = String(characters)
    }

    private static func text(_ random: inout SplitMix64, wordCount: Int) -> String {
        (0..<wordCount).map { _ in element(of: words, &random) }.joined(separator: " ")
    }

    private static func element(of list: [String], _ random: inout SplitMix64) -> String {
        list[Int.random(in: 0..<list.count, using: &random)]
    }
}
