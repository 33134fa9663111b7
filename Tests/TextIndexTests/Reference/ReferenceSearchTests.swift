import TestSupport
import Testing

@testable import TextIndex

/// Compares the index with `ReferenceSearch` for made-up documents and queries.
struct ReferenceSearchTests {
    private static let words = [
        "alien", "aliens", "allen", "alone", "matrix", "matrixes", "matron", "the", "a", "an", "of",
        "two", "2", "ii", "twelve", "xii", "1999", "2010", "spider-man", "spiderman", "man",
        "d'art",
        "千と千尋", "千と", "千尋", "神隠", "ゴジラ", "기생충", "star", "stars", "start", "starting",
        "interstellar",
        "interstate", "black", "bird", "blackbird", "run", "runner", "runners", "M*A*S*H", "mash",
        "Amélie", "amelia", "война",
    ]

    private static let people = ["Ann Alien", "Max Runner", "Amelia Bird", "Jean-Luc Star", "Ann"]

    @Test(arguments: 0..<6 as Range<UInt64>) func `finds and ranks the same`(seed: UInt64) throws {
        var random = SplitMix64(seed: 100 + seed)
        let documents = (0..<30).map { Self.document($0, &random) }
        let reference = ReferenceSearch(documents)
        let index = TextIndex(documents)

        for _ in 0..<40 {
            let request = Self.request(documents, &random)
            let found = try index.search(request)
            // The reference does not know what only resembles a query.
            guard !found.contains(where: \.isPartial) else { continue }
            let expected = reference.search(request)
            #expect(found == expected, "\(request)")
        }
    }

    @Test func `finds something for most queries`() throws {
        var random = SplitMix64(seed: 100)
        let documents = (0..<30).map { Self.document($0, &random) }
        let index = TextIndex(documents)
        let hits = try (0..<600).map { _ in try index.search(Self.request(documents, &random)) }

        #expect(hits.count { !$0.isEmpty } > 80)
        #expect(hits.count { $0.contains { $0.typos == 1 } } > 10)
        #expect(hits.count { $0.contains { $0.typos > 1 } } > 1)
        #expect(hits.count { $0.contains { $0.title == nil } } > 5)
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
