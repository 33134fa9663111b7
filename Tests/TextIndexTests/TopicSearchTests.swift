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
        ("shark", [0]), ("sharks", [0]), ("the shark", [0]), ("dream heist", [1]),
        ("robberies", [2]), ("boxers", [3]), ("philadelfia", [3]), ("gold", [4]),
        ("james bond", [4]), ("007", [4]), ("shark i", [0]), ("shark t", []), ("zebra", []),
        ("the of", []), ("", []),
    ])
    func `finds words in any form, the rarest and whole names first`(
        text: String,
        expected: [Int]
    ) throws {
        #expect(try documents(about: text) == expected)
    }

    @Test func `a document need not have all words of a long query`() throws {
        #expect(try documents(about: "shark attacks swimmers at power plant") == [0])
        #expect(try documents(about: "shark plant") == [])
    }

    @Test func `related words stand for a word, and do not make a hit complete`() throws {
        let request = TopicRequest("cop") { $0 == "cop" ? ["detective"] : [] }

        #expect(try index.documents(about: request).map(\.document) == [2])
        #expect(try index.documents(about: request).map(\.isComplete) == [false])
        #expect(try index.documents(about: TopicRequest("detectives")).map(\.isComplete) == [true])
    }

    @Test func `the score is of the words, of phrases and of popularity`() throws {
        let town = try #require(try index.documents(about: TopicRequest("beach town")).first).score
        let shark = try #require(try index.documents(about: TopicRequest("shark")).first).score
        let later = try #require(try index.documents(about: TopicRequest("boxer")).first).score

        #expect((0..<1).contains(town.words))
        #expect(town.phrases > 0 && shark.phrases == 0)
        #expect(later.popularity < shark.popularity)
    }

    @Test(arguments: [("beach town", true), ("town beach", false), ("shark", false)])
    func `words beside each other may be a phrase`(text: String, isPhrase: Bool) throws {
        #expect(try index.documents(about: TopicRequest(text)).map(\.hasPhrase) == [isPhrase])
    }

    @Test(arguments: [
        ("beach town", true), ("beach towns", true), ("the beach town", false),
        ("town beach", false), ("swimmers", false),
    ])
    func `every word of a text may be a phrase`(text: String, isPhrase: Bool) throws {
        #expect(try index.documents(about: TopicRequest(text)).map(\.hasWholePhrase) == [isPhrase])
    }

    @Test(arguments: [
        ("beach shark", [0]), ("a beach shark", []), ("shark zebra", []), ("beach sharks", []),
    ])
    func `every word may have to be in documents as it is spelled`(
        text: String,
        expected: [Int]
    ) throws {
        var request = TopicRequest(text)
        request.requiresAllWords = true

        #expect(try index.documents(about: request).map(\.document) == expected)
    }

    @Test func `a misspelled word is found only if typos are allowed`() throws {
        var request = TopicRequest("detecitve")

        #expect(try index.documents(about: request).map(\.hasTypos) == [true])
        request.allowsTypos = false
        #expect(try index.documents(about: request).isEmpty)
    }

    @Test(arguments: [("beach town shark", false), ("beach town shark swimmers zebra", true)])
    func `a long text may have words that no document has`(text: String, isUnknown: Bool) throws {
        let hits = try index.documents(about: TopicRequest(text))

        #expect(hits.map(\.hasUnknownWords) == [isUnknown])
    }

    @Test func `a filter selects among what is found`() throws {
        var request = TopicRequest("heist")
        #expect(Set(try index.documents(about: request).map(\.document)) == [1, 2])

        request.filter.requiredTags = [["Heat"]]

        #expect(try index.documents(about: request).map(\.document) == [2])
    }

    @Test func `counts the documents that have topics`() throws {
        #expect(try index.topics.documentCount() == 6)
        #expect(try index.topics.documentCount() == 6)
        #expect(try TextIndex([TextDocument(titles: ["Jaws"])]).topics.documentCount() == 0)
    }

    @Test func `finds the same again, with typos and without`() throws {
        var request = TopicRequest("philadelfia")
        for isAllowed in [false, true, false, true] {
            request.allowsTypos = isAllowed
            #expect(try index.documents(about: request).map(\.document) == (isAllowed ? [3] : []))
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

    private func documents(about text: String) throws -> [Int] {
        try index.documents(about: TopicRequest(text)).map(\.document)
    }
}

struct TopicMatcherTests {
    @Test func `counts the words that a text has in any form`() {
        var matcher = TopicMatcher("the boxer and a kid") { $0 == "kid" ? ["child"] : [] }

        #expect(matcher.wordCount == 2)
        #expect(matcher.matchCount(in: "Two boxers meet their children's child") == 2)
        #expect(matcher.matchCount(in: "The end") == 0)
    }

    @Test func `says where the words are`() {
        var matcher = TopicMatcher("white sharks") { _ in [] }
        let text = "Ein großer, „White“ Shark!"

        let words = matcher.ranges(in: text).map { String(Array(text)[$0]) }

        #expect(words == ["White", "Shark"])
    }
}
