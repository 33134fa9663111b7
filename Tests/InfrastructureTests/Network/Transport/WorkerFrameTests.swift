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
        let failures = WorkerFrame.failures.map { WorkerFrame.failure($0.error) }
        let numbers: [UInt32] = [0, 1, 256, .max]

        for frame in frames + failures {
            let written = try numbers.reduce(into: Data()) { $0 += try frame.data(forRequest: $1) }
            let found = try parse(written)
            #expect(found.map(\.number) == numbers)
            #expect(found.map { "\($0.frame)" } == numbers.map { _ in "\(frame)" })
        }
    }

    @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 1 << 20, 1 << 20 + 1, 3 << 20 + 7])
    func `reads bodies of any length, in frames that are not`(count: Int) throws {
        let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 >> 7) })
        let frames = WorkerFrame.body(splitting: body.dropFirst(0))
        let written = try (frames + [.end]).reduce(into: Data()) {
            $0 += try $1.data(forRequest: 1)
        }

        let pieces = try parse(written).compactMap { _, frame in
            if case .body(let piece) = frame { piece } else { nil }
        }

        #expect(pieces.reduce(Data(), +) == body)
        #expect(pieces.count == frames.count)
        #expect(pieces.allSatisfy { $0.count <= 1 << 20 })
    }

    @Test func `waits for the rest of a frame`() throws {
        let whole = try WorkerFrame.head(status: 200, headers: []).data(forRequest: 1)

        for count in whole.indices {
            #expect(try parse(whole.prefix(count)).isEmpty)
        }
    }

    @Test(
        arguments: [
            // No kind, a payload that is too long for its kind, and an unknown failure.
            [0x7B], [0xB0, 0, 0, 0, 0, 0, 0, 0, 0xFF], [0xB3, 0, 0, 0, 1, 0, 0, 1, 0],
            [0xB2, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF], [0xB2, 0, 0, 0, 1, 0, 0x10, 0, 1],
            [0xB5, 0, 0, 0, 1, 0, 0, 0, 0xFF],
            [0xB4, 0, 0, 0, 1, 0, 0, 0, 1, 0x78], [0xB1, 0, 0, 0, 1, 0, 0, 0, 1, 0x78],
        ] as [[UInt8]]
    )
    func `rejects other bytes`(bytes: [UInt8]) {
        #expect(throws: WorkerFrameParser.InvalidFrame.self) { try parse(Data(bytes)) }
    }

    /// The frames in bytes that arrive in pieces.
    private func parse(
        _ bytes: Data,
        pieceLength: Int = .max
    ) throws -> [(number: UInt32, frame: WorkerFrame)] {
        var parser = WorkerFrameParser()
        var rest = bytes[...]
        var frames: [(number: UInt32, frame: WorkerFrame)] = []
        while !rest.isEmpty {
            let piece = rest.prefix(min(pieceLength, parser.missingCount))
            rest = rest.dropFirst(piece.count)
            if let frame = try parser.add(piece) { frames.append(frame) }
        }
        return frames
    }
}
