import Foundation
import TestSupport
import Testing

@testable import TextIndex

struct TextIndexFileTests {
    private static let queries = [
        "alien", "the sta", "blade ruiner", "千尋", "kubrik", "a 1999", "watch alien online",
        "bladerunner", "tlo", "ㄱㅅㅊ", "dlade", "star 2 wars",
    ]

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `finds the same as an index in memory`() throws {
        let documents = Self.documents(count: 400)
        let file = try TextIndex(path: write(documents))
        let memory = TextIndex(documents)

        #expect(file.documentCount == 400)
        #expect(file.metadata == Array("details".utf8))
        try file.check()
        for query in Self.queries {
            let hits = try file.search(SearchRequest(query))
            #expect(try hits == memory.search(SearchRequest(query)))
            #expect(try storedFields(hits, file) == storedFields(hits, memory))
        }
        #expect(try !file.search(SearchRequest("alien")).isEmpty)
    }

    @Test func `numbers documents by popularity, and returns their stored fields`() throws {
        let documents = (0..<50).map { number in
            TextDocument(
                titles: ["Alien \(number)"],
                popularity: UInt32(number * 7 % 50),
                storedFields: Array("\(number * 7 % 50)".utf8)
            )
        }
        let index = try TextIndex(path: write(documents))

        let found = try storedFields(index.search(SearchRequest("alien")), index)

        #expect(found.map { Int(String(decoding: $0, as: UTF8.self)) } == (0..<50).reversed())
    }

    @Test func `adds titles to a document later`() throws {
        var builder = try TextIndexBuilder(scratch: directory.path)
        try builder.add(TextDocument(titles: ["Spirited Away"], storedFields: [1]))
        try builder.add(TextDocument(titles: ["Alien"], storedFields: [2]))
        try builder.addTitle("Chihiros Reise", number: 1, to: 0)
        try builder.write(to: directory.path(of: "index"), metadata: [])
        let index = try TextIndex(path: directory.path(of: "index"))

        let hits = try index.search(SearchRequest("chihiros reise"))

        #expect(hits.map(\.title) == [1])
        #expect(try storedFields(hits, index) == [[1]])
    }

    @Test func `distinguishes corrupt files from other files and other versions`()
        throws
    {
        let path = try write(Self.documents(count: 50))
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))

        #expect(error(of: Array("not an index, but long enough to be one".utf8)) == .notAnIndex)
        #expect(error(of: []) == .notAnIndex)
        #expect(error(of: bytes.dropLast(IndexPage.size)) == .corrupt)
        #expect(error(of: bytes.dropLast(1)) == .corrupt)
        #expect(error(of: bytes + bytes) == .corrupt)
        bytes[8] += 1
        #expect(error(of: bytes) == .incompatibleVersion)
        #expect(throws: TextIndexError.missing) { try TextIndex(path: directory.path(of: "none")) }
        #expect(throws: TextIndexError.notAnIndex) { try TextIndex(path: directory.path) }
    }

    /// Why bytes can't be read as an index; `nil` if they can.
    private func error(of bytes: some Sequence<UInt8>) -> TextIndexError? {
        do {
            let path = try directory.write(Data(bytes), to: "corrupt")
            try TextIndex(path: path).check()
            return nil
        } catch {
            return error as? TextIndexError
        }
    }

    private func write(_ documents: [TextDocument]) throws -> String {
        var builder = try TextIndexBuilder(scratch: directory.path)
        for document in documents { try builder.add(document) }
        let path = directory.path(of: "index")
        try builder.write(to: path, metadata: Array("details".utf8))
        #expect(directory.contents == ["index"])
        return path
    }

    private func storedFields(_ hits: [SearchHit], _ index: TextIndex) throws -> [[UInt8]] {
        try index.storedFields(of: hits.map(\.document))
    }

    /// The same documents in each run.
    private static func documents(count: Int) -> [TextDocument] {
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
                tags: ["\(1990 + number % 20)"],
                popularity: UInt32.random(in: 0...100, using: &random),
                keys: [UInt64(number)],
                storedFields: Array("content \(number)".utf8)
            )
        }
    }
}
