import SystemKit
import TestSupport
import Testing

@testable import TextIndex

struct SpoolTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: [false, true]) func `reads what was written, in any pieces`(
        isInFile: Bool
    ) throws {
        let spool = try Spool(directory: isInFile ? directory.path : nil)
        var random = SplitMix64(seed: 31)
        var written: [UInt8] = []
        for size in [0, 1, 5000, 800_000, 3] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ size) }
            try spool.append(bytes)
            written += bytes
        }

        var reader = try spool.makeReader()
        var read: [UInt8] = []
        while read.count < written.count {
            let count = Int.random(in: 1...300_000, using: &random)
            let before = read.count
            try reader.next(count) { read.append(contentsOf: $0) }
            #expect(read.count == min(before + count, written.count))
        }

        #expect(read == written)
        try reader.next(10) { _ in Issue.record("read beyond the end") }
    }

    @Test(arguments: [false, true]) func `can be read several times`(isInFile: Bool) throws {
        let spool = try Spool(directory: isInFile ? directory.path : nil)
        try spool.append([1, 2, 3])

        for _ in 0..<3 {
            var reader = try spool.makeReader()
            var read: [UInt8] = []
            try reader.next(2) { read.append(contentsOf: $0) }
            try reader.next(0) { _ in Issue.record("read nothing") }
            try reader.next(2) { read.append(contentsOf: $0) }
            #expect(read == [1, 2, 3])
        }
    }

    @Test func `leaves no file in the directory`() throws {
        let spool = try Spool(directory: directory.path)
        try spool.append([UInt8](repeating: 1, count: 1 << 20))

        #expect(directory.contents.isEmpty)
    }

    @Test func `fails without a directory`() throws {
        let path = directory.path(of: "none")

        #expect {
            _ = try Spool(directory: path)
        } throws: { error in
            guard case .cannotCreate(let file, _) = error as? StorageError else { return false }
            return file.hasPrefix(path)
        }
    }

    @Test func `reads back occurrences, and ignores a part of one`() {
        let occurrences = (0..<10 as Range<UInt32>).map {
            TokenOccurrence(term: $0, document: $0 << 20, location: .max - $0)
        }
        let bytes = occurrences.withUnsafeBytes { Array($0) }

        for extra in [0, 1, 11] {
            var read: [TokenOccurrence] = []
            (bytes + [UInt8](repeating: 9, count: extra)).withUnsafeBufferPointer {
                TokenOccurrence.forEach(in: $0) { read.append($0) }
            }
            #expect(bytes.count == 10 * TokenOccurrence.size)
            #expect(read.map(\.term) == occurrences.map(\.term))
            #expect(read.map(\.document) == occurrences.map(\.document))
            #expect(read.map(\.location) == occurrences.map(\.location))
        }
    }
}
