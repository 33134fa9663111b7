import Foundation
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct GzipTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(
        arguments: [
            ([], false), ([0x1F], false), ([0x1F, 0x8B], true), ([0x1F, 0x8B, 8], true),
            ([0x1F, 0x9D], false), ([0x8B, 0x1F], false), ([0, 0x1F, 0x8B], false),
        ] as [([UInt8], Bool)]
    )
    func `recognizes gzip data by its first bytes`(bytes: [UInt8], isGzip: Bool) {
        #expect(Gzip.hasMagicNumber(Data(bytes)) == isGzip)
    }

    @Test func `starts no process without the program`() async {
        #expect(Gzip(name: "no-such-program").makeProcess() == nil)
        #expect(Gzip(name: folder.path(of: "no-such-program")).makeProcess() == nil)
        await #expect(throws: ChildProcess.OutputFailure.cannotStart) {
            try await Gzip(name: "no-such-program").decompress(
                Data("input".utf8),
                limit: 9,
                within: .hangLimit
            )
        }
    }

    @Test func `returns the first bytes of data that lacks its end`() async throws {
        let bytes = Data((0..<3_000).map { UInt8(truncatingIfNeeded: $0 * $0) })
        let gzip = try #require(Program.installed("gzip"))
        let data = try await gzip.run(["-n"], input: bytes).stdoutData.dropLast(8)

        for count in [0, 1_500, 3_000, 3_001] {
            let found = Gzip().firstBytes(count, of: data, within: .hangLimit)
            #expect(found == bytes.prefix(count))
        }
        let corrupt = data.prefix(10) + [7] + data.dropFirst(11)
        #expect(Gzip().firstBytes(9, of: corrupt, within: .hangLimit)?.isEmpty == true)
        #expect(Gzip(name: "no-such-program").firstBytes(9, of: data, within: .hangLimit) == nil)
    }

    @Test func `tells the program to decompress its input`() async throws {
        let gzip = try program("echo \"$*\"; cat")

        let content = try await gzip.decompress(Data("input".utf8), limit: 100, within: .hangLimit)

        #expect(String(decoding: content, as: UTF8.self) == "-dc\ninput")
    }

    @Test(arguments: [
        ("exit 1", ChildProcess.OutputFailure.failed), ("cat; exit 2", .failed),
        ("cat; cat /dev/zero", .tooLarge),
    ])
    func `reports corrupt data, and data above the limit`(
        script: String,
        error: ChildProcess.OutputFailure
    ) async throws {
        let gzip = try program(script)

        await #expect(throws: error) {
            try await gzip.decompress(Data("input".utf8), limit: 9, within: .hangLimit)
        }
    }

    @Test func `gives up at the timeout`() async throws {
        let gzip = try program("kill -STOP $$")

        await #expect(throws: ChildProcess.OutputFailure.timedOut) {
            try await gzip.decompress(Data(), limit: 9, within: .milliseconds(20))
        }
    }

    @Test func `ends when it is cancelled`() async throws {
        let gzip = try program("kill -STOP $$")
        let task = Task { try await gzip.decompress(Data(), limit: 9, within: .seconds(3_600)) }

        task.cancel()

        await #expect(throws: ChildProcess.OutputFailure.abandoned(.cancelled)) {
            try await task.value
        }
    }

    private func program(_ script: String) throws -> Gzip {
        Gzip(name: try folder.writeExecutable("#!/bin/sh\n\(script)\n", to: "program"))
    }
}
