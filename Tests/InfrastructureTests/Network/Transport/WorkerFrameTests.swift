import Foundation
import Testing

@testable import Infrastructure

struct WorkerFrameTests {
    @Test func `reads what was written`() throws {
        let headers = [HTTPHeader("ETag", "\"ü\"")]
        let frames: [WorkerFrame] = [
            .greeting("movies-network 1"), .head(status: 503, headers: headers),
            .body(Data([0, 0xB0, 0xFF])), .body(Data()), .acceptance, .end,
        ]
        let failures = WorkerFrame.failures.values.map(WorkerFrame.failure)

        for frame in frames + failures {
            let found = try parse(try frame.data() + frame.data())
            #expect(found.map { "\($0)" } == ["\(frame)", "\(frame)"])
        }
    }

    @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 1 << 20, 1 << 20 + 1, 3 << 20 + 7])
    func `reads bodies of any length, in frames that are not`(count: Int) throws {
        let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 >> 7) })
        let frames = WorkerFrame.body(splitting: body.dropFirst(0))
        let written = try (frames + [.end]).reduce(into: Data()) { $0 += try $1.data() }

        let pieces = try parse(written).compactMap { frame in
            if case .body(let piece) = frame { piece } else { nil }
        }

        #expect(pieces.reduce(Data(), +) == body)
        #expect(pieces.count == frames.count)
        #expect(pieces.allSatisfy { $0.count <= 1 << 20 })
    }

    @Test func `needs the whole of a frame, in time`() throws {
        let whole = try WorkerFrame.head(status: 200, headers: []).data()

        for count in whole.indices.dropFirst() {
            #expect(throws: WorkerFrame.ReadFailure.truncated) { try parse(whole.prefix(count)) }
            var rest = whole.prefix(count)
            #expect(throws: WorkerFrame.ReadFailure.timedOut) {
                _ = try WorkerFrame(reading: { rest.count < $0 ? nil : rest.popPrefix($0) })
            }
        }
    }

    @Test(
        arguments: [
            // No kind, a payload that is too long for its kind, and one that is no JSON.
            [0x7B], [0xB2, 0, 0, 0, 0], [0xB0, 0xFF, 0xFF, 0xFF, 0xFF], [0xB1, 0, 0x10, 0, 1],
            [0xB0, 0, 0, 0, 0], [0xB0, 0, 0, 0, 1, 0x78],
        ] as [[UInt8]]
    )
    func `rejects other bytes`(bytes: [UInt8]) {
        #expect(throws: WorkerFrame.ReadFailure.invalid) { try parse(Data(bytes)) }
    }

    private func parse(_ bytes: Data) throws -> [WorkerFrame] {
        var rest = bytes
        var frames: [WorkerFrame] = []
        while let frame = try WorkerFrame(reading: { rest.popPrefix($0) }) { frames.append(frame) }
        return frames
    }
}

extension Data {
    /// Removes some of the first bytes, and returns them.
    mutating func popPrefix(_ count: Int) -> Data {
        defer { self = dropFirst(count) }
        return prefix(count)
    }
}
