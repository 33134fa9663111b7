import Foundation
import SystemKit
import TestSupport
import Testing

@testable import TextIndex

struct IndexSinkTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: [0, 1, 4087, 4088, 4089, 300_000])
    func `writes the same to a file as to memory`(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = directory.path(of: "index")
        let file = try FileIndexSink(path: path)
        let memory = MemoryIndexSink()
        for sink in [file, memory] as [any IndexSink] {
            #expect(sink.count == IndexPage.capacity)
            try sink.append(Array(bytes.prefix(1000)))
            try sink.append(Array(bytes.dropFirst(1000)))
            #expect(sink.count == IndexPage.capacity + size)
            sink.header.metadata = [9]
            try sink.finish()
        }

        let storage = try FileIndexStorage(path: path)
        let pageCount = (size + 2 * IndexPage.capacity - 1) / IndexPage.capacity
        #expect(try Data(contentsOf: URL(filePath: path)).count == pageCount * IndexPage.size)
        #expect(try storage.read(0..<memory.count) == memory.bytes)
        #expect(try storage.read(memory.count..<storage.count).allSatisfy { $0 == 0 })
        #expect(Array(memory.bytes.dropFirst(IndexPage.capacity)) == bytes)
    }

    @Test func `says which file it cannot create`() {
        let path = directory.path(of: "none/index")

        #expect {
            _ = try FileIndexSink(path: path)
        } throws: { error in
            guard case .cannotCreate(path, _) = error as? StorageError else { return false }
            return true
        }
    }
}
