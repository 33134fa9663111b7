import TestSupport
import Testing

@testable import TextIndex

/// Documents are found by what they are about.
struct TopicSearchTests {
    private let index = TextIndex([
        document(
            "Jaws",
            keywords: ["shark", "beach town"],
            "A great white shark attacks swimmers."
        ),
        document("Inception", keywords: ["dream", "heist"], "A thief plants an idea in a mind."),
        document("Heat", keywords: ["bank robbery", "heist"], "A detective hunts a crew."),
        document("Rocky", keywords: ["boxer", "philadelphia"], "A boxer gets one chance."),
        document("Goldfinger", names: ["James Bond", "007"], "A spy and a man who loves gold."),
        document("Bond Street", keywords: ["james"], "A tailor called James."),
        document("Untold", keywords: [], nil),
    ])

    private static func document(
        _ title: String,
        keywords: [String] = [],
        names: [String] = [],
        _ description: String?
    ) -> TextDocument {
        TextDocument(
            titles: [title],
            topics: keywords.map { TopicText($0, .phrase, weight: 26) }
                + names.map { TopicText($0, .name, weight: 26) }
                + [description].compactMap(\.self).map { TopicText($0, .words, weight: 15) },
            tags: [title]
        )
    }

    @Test(arguments: [
        ("shark", [0]), ("sharks", [0]), ("the shark", [0]), ("dream heist", [1, 2]),
        ("boxers", [3]), ("philadelfia", [3]),
        ("james bond", [4]), ("007", [4]), ("shark i", [0]), ("shark t", [0]), ("zebra", []),
        ("the of", []), ("", []),
    ])
    func `finds words in any form, the rarest and whole names first`(
        text: String,
        expected: [Int]
    ) throws {
        #expect(try documents(about: text) == expected)
    }

    @Test(arguments: [
        ("shark attacks swimmers at power plant", 0b110000), ("shark plant", 0b10),
        ("the shark", 0),
        ("beach town", 0), ("zebra shark", 0b1),
    ])
    func `a document need not have all words, and tells which it lacks`(
        text: String,
        ignored: UInt64
    ) throws {
        let hits = try index.documents(about: text)

        #expect(hits.map(\.document) == [0])
        #expect(hits.map(\.ignored) == [ignored])
    }

    @Test func `related words stand for a word, and cost more`() throws {
        let matches = try index.topicMatches("crew detective cop") {
            $0 == "cop" ? ["detective"] : []
        }

        let costs = matches.explanations(in: 2).map(\.cost.bits)
        try #require(costs.count == 3)
        #expect(costs[2] > costs[1] && costs[1] == costs[0])
    }

    @Test(arguments: [
        ("beach town", "town beach"), ("robbery", "robberies"), ("philadelphia", "philadelfia"),
        ("heist", "hunts"), ("heist", "heist zebra"), ("heist heat", "heist zebra"),
        ("james bond", "james gold"), ("heist", "heist of"),
    ])
    func `the cheaper text says more, and says it better`(cheap: String, dear: String) throws {
        func cost(_ text: String) throws -> Double {
            let matches = try index.topicMatches(text)
            return try (index.documents(about: text).first?.document)
                .map { matches.cost(of: $0).cost.bits } ?? .infinity
        }

        #expect(try cost(cheap) < cost(dear))
    }

    @Test(
        arguments: [("james bond", 4, .name), ("beach town", 0, .phrase)]
            as [(String, Int, TopicMatches.Relation)]
    )
    func `names and keywords explain all of their words`(
        text: String,
        document: Int,
        relation: TopicMatches.Relation
    ) throws {
        let whole = try index.topicMatches(text).explanations(in: document).filter {
            $0.words.count == 2
        }

        #expect(whole.map(\.relation) == [relation])
    }

    @Test func `a misspelled word is found only if typos are allowed`() throws {
        #expect(try documents(about: "detecitve") == [2])
        #expect(try documents(about: "detecitve", allowsTypos: false).isEmpty)
        #expect(try documents(about: "heisst") == [1, 2])
        // A short word may be any other.
        #expect(try documents(about: "hesit").isEmpty)
    }

    /// Brute force over all ways to split the text into words and phrases.
    @Test(arguments: 0..<200)
    func `the cost of a document is that of the cheapest explanation`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let vocabulary = ["shark", "beach", "town", "heist", "bond", "the", "boxer", "zebra"]
        let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            vocabulary.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
        let matches = try index.topicMatches(text)

        for document in 0..<6 {
            let explanations = matches.explanations(in: document)
            func cheapest(from start: Int) -> Double {
                guard start < matches.words.count else { return 0 }
                let ignored = matches.words[start].ignored.bits + cheapest(from: start + 1)
                return explanations.filter { $0.words.lowerBound == start }
                    .map { $0.cost.bits + cheapest(from: $0.words.upperBound) }
                    .reduce(ignored, min)
            }
            let (cost, _) = matches.cost(of: document)
            #expect(abs(cost.bits - Weight.noTitle.bits - cheapest(from: 0)) < 1e-9)
        }
    }

    @Test func `a filter selects among what is found`() throws {
        var filter = DocumentFilter.all
        filter.requiredTags = [["Heat"]]

        #expect(Set(try documents(about: "heist")) == [1, 2])
        #expect(try index.documents(about: "heist", filter).map(\.document) == [2])
    }

    @Test func `counts the documents that have topics`() throws {
        #expect(try index.topicDocumentCount() == 6)
        #expect(try index.topicDocumentCount() == 6)
        #expect(try TextIndex([TextDocument(titles: ["Jaws"])]).topicDocumentCount() == 0)
    }

    @Test func `finds the same again, with typos and without`() throws {
        for isAllowed in [false, true, false, true] {
            let found = try documents(about: "philadelfia", allowsTypos: isAllowed)
            #expect(found == (isAllowed ? [3] : []))
        }
        // More words than are kept.
        for number in 0..<100 { #expect(try documents(about: "zebra\(number)") == []) }
        #expect(try documents(about: "philadelfia") == [3])
        #expect(try documents(about: "boxers") == [3])
    }

    @Test func `titles are searched as before`() throws {
        #expect(try index.search(SearchRequest(readings: [.init("shark")])).isEmpty)
        #expect(try index.search(SearchRequest(readings: [.init("jaws")])).map(\.document) == [0])
    }

    private func documents(about text: String, allowsTypos: Bool = true) throws -> [Int] {
        try index.documents(about: text, allowsTypos: allowsTypos).map(\.document)
    }
}

extension TextIndex {
    func documents(
        about text: String,
        _ filter: DocumentFilter = .all,
        allowsTypos: Bool = true
    ) throws(TextIndexError) -> [TopicHit] {
        try hits(of: topicMatches(text, allowsTypos: allowsTypos), filter)
    }
}

struct TopicMatcherTests {
    @Test func `counts the words that a text has in any form`() {
        var matcher = TopicMatcher("the boxer and a kid") { $0 == "kid" ? ["child"] : [] }

        #expect(matcher.wordCount == 2)
        #expect(matcher.matchCount(in: "Two boxers meet their children's child") == 2)
        #expect(matcher.matchCount(in: "A boxer in Philadelphia") == 1)
        #expect(matcher.matchCount(in: "The end") == 0)
    }

    @Test func `says where the words are`() {
        var matcher = TopicMatcher("white sharks") { _ in [] }
        let text = "Ein großer, „White“ Shark!"

        let words = matcher.ranges(in: text).map { String(Array(text)[$0]) }

        #expect(words == ["White", "Shark"])
    }
}
