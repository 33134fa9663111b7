import Foundation
import SystemKit
import TestSupport
import Testing

@testable import TextIndex

/// Several indexes in one file.
struct FollowingIndexTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "index")
        for (number, titles) in [["Alien", "Solaris"], ["Ada Nova"], ["Zero"]].enumerated() {
            var builder = try TextIndexBuilder(scratch: folder.path)
            for title in titles { try builder.add(TextDocument(titles: [title])) }
            try builder.write(to: path, isAppending: number > 0, metadata: [UInt8(number)])
        }
    }

    @Test func `opens one after the other`() throws {
        let first = try TextIndex(path: path)
        let second = try #require(try first.next())
        let third = try #require(try second.next())

        #expect(first.metadata == [0] && second.metadata == [1] && third.metadata == [2])
        #expect(try first.search(SearchRequest("solaris")).map(\.document) == [1])
        #expect(try second.search(SearchRequest("nova")).map(\.document) == [0])
        #expect(try third.search(SearchRequest("nova")).isEmpty)
        #expect(try third.next() == nil)
        let size = try folder.readData("index").count
        #expect(first.fileSize + second.fileSize + third.fileSize == size)
    }

    @Test func `appends an index that was built in memory`() throws {
        try TextIndex([TextDocument(titles: ["Last"])]).write(to: path, isAppending: true)

        let third = try #require(try TextIndex(path: path).next()?.next())
        #expect(try third.next()?.search(SearchRequest("last")).map(\.document) == [0])
    }

    @Test func `writes no file if the index can't be read`() throws {
        let long = [UInt8](repeating: 1, count: 2 * IndexPage.size)
        try TextIndex([TextDocument(titles: ["Alien"], storedFields: long)]).write(to: path)
        let index = try TextIndex(path: path)
        try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 0)
        let copy = folder.path(of: "copy")

        #expect(throws: StorageError.cannotWrite(path: copy, reason: "the index can't be read")) {
            try index.write(to: copy)
        }
        #expect(!folder.exists("copy"))
    }

    @Test func `detects corruption of each, and the loss of the last`() throws {
        let first = try TextIndex(path: path)
        let bytes = try folder.readData("index")
        for page in [1, first.fileSize / IndexPage.size, bytes.count / IndexPage.size - 1] {
            var damaged = bytes
            damaged[page * IndexPage.size + 100] ^= 1
            let other = try folder.write(damaged, to: "damaged")
            #expect(throws: TextIndexError.corrupt) { try TextIndex(path: other).check() }
        }
        let cut = try folder.write(bytes.prefix(first.fileSize + 4096), to: "cut")
        #expect(throws: TextIndexError.corrupt) { try TextIndex(path: cut).next() }
    }

    @Test func `adds to the stored fields of documents`() throws {
        var builder = try TextIndexBuilder(scratch: folder.path)
        for number in 0..<5 {
            try builder.add(
                TextDocument(
                    titles: ["x"],
                    popularity: UInt32(number % 2),
                    storedFields: [UInt8(number)]
                )
            )
        }
        try builder.appendStoredFields([0, 9], sizes: [(document: 0, size: 2)])
        try builder.appendStoredFields([2, 9, 3, 9], sizes: [(2, 2), (3, 2)])
        let numbers = builder.documentNumbers()
        try builder.write(to: path, metadata: [])

        let fields = try TextIndex(path: path).storedFields(of: numbers.map { Int($0) })
        #expect(fields == [[0, 0, 9], [1], [2, 2, 9], [3, 3, 9], [4]])
    }
}
