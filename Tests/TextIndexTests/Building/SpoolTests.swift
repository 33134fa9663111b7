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

    @Test func `fails without a directory`() throws {
        let path = directory.path(of: "none")

        #expect {
            _ = try Spool(directory: path)
        } throws: { error in
            guard case .cannotCreate(let file, _) = error as? StorageError else { return false }
            return file.hasPrefix(path)
        }
    }
}
