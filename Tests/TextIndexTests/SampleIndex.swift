import TestSupport
import TextIndex

/// An index of made-up documents, the most popular first, that answers with their first titles.
struct SampleIndex {
    /// Queries for `TextDocument.samples`.
    static let queries = [
        "alien", "the sta", "blade ruiner", "千尋", "kubrik", "a 1999", "watch alien online",
        "bladerunner", "tlo", "ㄱㅅㅊ", "dlade", "star 2 wars",
    ]

    let documents: [TextDocument]
    let index: TextIndex

    init(_ documents: [TextDocument]) {
        self.documents = documents
        index = TextIndex(documents)
    }

    init(titles: [String]) { self.init(titles.map { TextDocument(titles: [$0]) }) }

    /// A hit in words.
    struct Hit: Hashable {
        var title: String
        var typos = 0
        var isPartial = false
    }

    func hits(_ query: String, tag: String? = nil, hiddenTag: String? = nil) throws -> [Hit] {
        try hits(SearchRequest(query, tag: tag, hiddenTag: hiddenTag, allowsPartialMatches: true))
    }

    func hits(_ request: SearchRequest) throws -> [Hit] {
        try index.search(request).map {
            Hit(title: documents[$0.document].titles[0], typos: $0.typos, isPartial: $0.isPartial)
        }
    }

    /// The first titles of what is found for a query.
    func titles(_ query: String) throws -> [String] { try hits(query).map(\.title) }
}

extension TextDocument {
    /// The same documents in each run.
    static func samples(count: Int) -> [TextDocument] {
        var random = SplitMix64(seed: 3)
        let words = [
            "The", "Alien", "Star", "Blade", "Runner", "千と千尋の神隠し", "기생충", "Amélie", "a", "II",
            "Spider-Man", "2049", "Война",
        ]
        return (0..<count).map { number in
            let title = (0...number % 4).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }
            return TextDocument(
                titles: [title.joined(separator: " "), "Title \(number)"],
                secondaryFields: ["Stanley Kubrick"],
                topics: [
                    TopicText("A great white shark", .words, weight: number % 20 + 1),
                    TopicText("shark attack", .phrase, weight: 26),
                ],
                tags: ["\(1990 + number % 20)"],
                flags: UInt64(number % 4),
                numbers: [number % 3 == 0 ? nil : UInt32(number)],
                popularity: UInt32.random(in: 0...100, using: &random),
                keys: [UInt64(number)],
                storedFields: Array("content \(number)".utf8)
            )
        }
    }
}
