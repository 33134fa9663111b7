import Foundation
import TestSupport
import Testing

@testable import Infrastructure

struct TextIndexFileTests {
    private static let queries = ["alien", "the sta", "blade ruiner", "千尋", "kubrik", "a 1999"]

    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `answers as an index in memory does`() throws {
        let documents = Self.documents(count: 400)
        let file = try TextIndex(path: write(documents))
        let memory = TextIndex(documents)

        #expect(file.documentCount == 400)
        #expect(file.details == Array("details".utf8))
        try file.check()
        for query in Self.queries {
            let hits = try file.search(SearchRequest(query))
            #expect(try hits == memory.search(SearchRequest(query)))
            #expect(try contents(hits, file) == contents(hits, memory))
        }
        #expect(try !file.search(SearchRequest("alien")).isEmpty)
    }

    @Test func `gives documents the numbers of their weights, and their contents back`() throws {
        let documents = (0..<50).map { number in
            TextDocument(
                titles: ["Alien \(number)"],
                weight: UInt32(number * 7 % 50),
                content: Array("\(number * 7 % 50)".utf8)
            )
        }
        let index = try TextIndex(path: write(documents))

        let found = try contents(index.search(SearchRequest("alien")), index)

        #expect(found.map { Int(String(decoding: $0, as: UTF8.self)) } == (0..<50).reversed())
    }

    @Test func `adds titles to a document later`() throws {
        var builder = try TextIndexBuilder(scratch: folder.path)
        try builder.add(TextDocument(titles: ["Spirited Away"], content: [1]))
        try builder.add(TextDocument(titles: ["Alien"], content: [2]))
        try builder.addTitle("Chihiros Reise", number: 1, to: 0)
        try builder.write(to: folder.path(of: "index"), details: [])
        let index = try TextIndex(path: folder.path(of: "index"))

        let hits = try index.search(SearchRequest("chihiros reise"))

        #expect(hits.map(\.title) == [1])
        #expect(try contents(hits, index) == [[1]])
    }

    @Test func `finds the best known of very many in little of the file`() throws {
        let count = 33_000
        let documents = (0..<count).map { number in
            TextDocument(titles: ["a\(number) of"], weight: UInt32(count - number))
        }
        let index = try TextIndex(path: write(documents))

        let hits = try index.search(SearchRequest("a"))

        #expect(index.header.topDocumentCount > 0)
        #expect(hits.prefix(900).map(\.document) == Array(0..<900))
        #expect(hits.count <= TopHits.limit)
    }

    @Test func `tells a file that is no index, or that of another version, from a damaged one`()
        throws
    {
        let path = try write(Self.documents(count: 50))
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))

        #expect(error(of: Array("not an index, but long enough to be one".utf8)) == .notAnIndex)
        #expect(error(of: []) == .notAnIndex)
        #expect(error(of: bytes.dropLast(IndexPage.size)) == .damaged)
        #expect(error(of: bytes.dropLast(1)) == .damaged)
        #expect(error(of: bytes + bytes) == .damaged)
        bytes[8] += 1
        #expect(error(of: bytes) == .incompatibleVersion)
        #expect(throws: TextIndexError.missing) { try TextIndex(path: folder.path(of: "none")) }
        #expect(throws: TextIndexError.notAnIndex) { try TextIndex(path: folder.path) }
    }

    @Test func `finds every flipped bit when it reads the page`() throws {
        let path = try write(Self.documents(count: 120))
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        var random = SplitMix64(seed: 1)

        for _ in 0..<200 {
            var damaged = bytes
            damaged[Int.random(in: 9..<bytes.count, using: &random)] ^=
                1 << UInt8.random(in: 0..<8, using: &random)
            #expect(error(of: damaged) == .damaged)
        }
    }

    @Test func `survives 10,000 mutations that no checksum gives away`() async throws {
        let output = MemoryIndexSink()
        var builder = try TextIndexBuilder(scratch: nil)
        for document in Self.documents(count: 24) { try builder.add(document) }
        try builder.write(to: output, details: [])
        var random = SplitMix64(seed: 2)
        var outcomes: [String: Int] = [:]

        for number in 0..<10_000 {
            // Others want the processor as well.
            if number % 20 == 0 { await Task.yield() }
            var bytes = output.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // Half of them in the header, which tells where everything is.
                let limit = Bool.random(using: &random) ? 64 : bytes.count
                bytes[Int.random(in: 9..<limit, using: &random)] = UInt8.random(
                    in: 0...255,
                    using: &random
                )
            }
            let query = Self.queries[number % Self.queries.count]
            let outcome = Result { () throws(TextIndexError) in
                let index = try TextIndex(MemoryIndexStorage(bytes: bytes))
                return try index.contents(of: index.search(SearchRequest(query)).map(\.document))
            }
            switch outcome {
            case .success: outcomes["read", default: 0] += 1
            case .failure(let error): outcomes["\(error)", default: 0] += 1
            }
        }

        #expect(outcomes["damaged", default: 0] > 1000)
        #expect(outcomes["read", default: 0] > 1000)
    }

    /// Why bytes can't be read as an index; `nil` where they can.
    private func error(of bytes: some Sequence<UInt8>) -> TextIndexError? {
        do {
            let path = try folder.write(Data(bytes), to: "damaged")
            try TextIndex(path: path).check()
            return nil
        } catch {
            return error as? TextIndexError
        }
    }

    private func write(_ documents: [TextDocument]) throws -> String {
        var builder = try TextIndexBuilder(scratch: folder.path)
        for document in documents { try builder.add(document) }
        let path = folder.path(of: "index")
        try builder.write(to: path, details: Array("details".utf8))
        #expect(folder.contents == ["index"])
        return path
    }

    private func contents(_ hits: [SearchHit], _ index: TextIndex) throws -> [[UInt8]] {
        try index.contents(of: hits.map(\.document))
    }

    /// The same each time.
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
                credits: ["Stanley Kubrick"],
                labels: ["\(1990 + number % 20)"],
                weight: UInt32.random(in: 0...100, using: &random),
                content: Array("content \(number)".utf8)
            )
        }
    }
}
