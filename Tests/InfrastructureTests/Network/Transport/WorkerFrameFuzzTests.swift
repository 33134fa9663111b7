import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// What a worker may send, and what it may be sent.
struct WorkerFrameFuzzTests {
    @Test func `reads the frames of any bytes, or refuses them`() throws {
        let headers = [HTTPHeader("ETag", "\"ü\""), HTTPHeader("Content-Length", "3")]
        let frames: [WorkerFrame] = [
            .greeting, .head(status: 200, headers: headers), .body(Data([0, 0xB0, 0xFF])),
            .body(Data()), .end, .failure(.timedOut),
        ]
        let entries = try frames.indices.map { index in
            try frames[index...].reduce(into: Data()) { $0 += try $1.data() }
        }
        let corpus = FuzzCorpus(
            entries.map(Array.init),
            tokens: (0xB0...0xB1).map { [$0, 0, 0, 0] }
        )

        let counts = try fuzz("frames", corpus, iterations: 5000) { bytes, _ in
            let whole = Self.frames(in: bytes)
            // A body is what follows its length.
            var rest = bytes[...]
            for frame in whole.frames {
                let length = rest.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
                let payload = rest.dropFirst(5).prefix(length)
                if case .body(let body) = frame { try #require(Array(body) == Array(payload)) }
                rest = rest.dropFirst(5 + length)
            }
            return whole.isValid
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 500)
    }

    @Test func `a worker reads the requests that it gets, and refuses all others`() throws {
        let url = try #require(URL(string: "https://example.org/a?b=%20c"))
        let request = NetworkRequest(url: url, headers: [HTTPHeader("A", "ü\"\\")], bodyLimit: 1)
        let line = try #require(request.line())
        let corpus = FuzzCorpus(
            [Array(line)],
            tokens: ["{", "}", "\"", "\\u", "1e9"].map { Array($0.utf8) }
        )

        let counts = try fuzz("requests", corpus, iterations: 2000) { bytes, _ in
            let text = String(decoding: bytes, as: UTF8.self)
            guard let read = NetworkRequest(line: text) else { return false }
            let written = try #require(read.line())
            try #require(NetworkRequest(line: String(decoding: written, as: UTF8.self)) == read)
            // A line break would start another request.
            try #require(written.dropLast().allSatisfy { $0 != UInt8(ascii: "\n") })
            return true
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 200)
    }

    /// The frames in bytes; none after what is not valid.
    private static func frames(in bytes: [UInt8]) -> (frames: [WorkerFrame], isValid: Bool) {
        var rest = Data(bytes)
        var frames: [WorkerFrame] = []
        do {
            while let frame = try WorkerFrame(reading: { rest.popPrefix($0) }) {
                frames.append(frame)
            }
        } catch {
            return (frames, false)
        }
        return (frames, true)
    }
}
