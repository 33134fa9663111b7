import Foundation
import Testing

@testable import Infrastructure

struct WorkerFrameTests {
    @Test func `reads what was written`() throws {
        let headers = [HTTPHeader("ETag", "\"ü\"")]
        let frames: [WorkerFrame] = [
            .greeting("movies-network 1"), .head(status: 503, headers: headers),
            .body(Data([0, 0xB0, 0xFF])), .body(Data()), .end,
        ]
        let failures = TransportFailure.allCases.map(WorkerFrame.failure)

        var bytes = try (frames + failures).reduce(into: Data()) { $0 += try $1.data }
        for frame in frames + failures {
            #expect(next(&bytes).map { "\($0)" } == "\(frame)")
        }
        #expect(bytes.isEmpty)
    }

    @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 1 << 24, 1 << 24 + 7])
    func `reads bodies of any length`(count: Int) throws {
        let body = Data(repeating: 7, count: count)
        var bytes = try WorkerFrame.body(body).data + WorkerFrame.end.data

        guard case .body(let found)? = next(&bytes) else {
            Issue.record("no body")
            return
        }
        #expect(found == body)
        #expect(next(&bytes).map { "\($0)" } == "end")
    }

    @Test func `rejects a truncated frame`() throws {
        let whole = try WorkerFrame.head(status: 200, headers: []).data

        for count in whole.indices {
            var bytes = whole.prefix(count)
            #expect(next(&bytes) == nil)
        }
    }

    @Test(
        arguments: [
            [0x7B, 0, 0, 0, 0], [0xB0, 0, 0, 0, 0xFF], [0xB3, 0, 0, 1, 0],
            [0xB2, 0xFF, 0xFF, 0xFF, 0xFF],
            [0xB4, 0, 0, 0, 1, 0x78],
        ] as [[UInt8]]
    )
    func `rejects other bytes, and reads no further`(bytes: [UInt8]) {
        var bytes = Data(bytes) + Data(repeating: 0, count: 1000)

        #expect(next(&bytes) == nil)
        #expect(bytes.count >= 999)
    }

    private func next(_ bytes: inout Data) -> WorkerFrame? {
        WorkerFrame { count in
            defer { bytes = Data(bytes.dropFirst(count)) }
            return Data(bytes.prefix(count))
        }
    }
}
