import Foundation
import Synchronization
import Testing

@testable import Infrastructure

/// What an exchange makes of frames and of the end of a worker, and whether that is ready for more.
struct ResponseExchangeTests {
    private struct Completion: Equatable {
        let outcome: ResponseExchange.Outcome
        let isWorkerReady: Bool
    }

    private static let ok = NetworkResponse(status: 200, body: Data("ab".utf8))
    private static let head = head([])
    private static let body = WorkerFrame.body(Data("ab".utf8))

    private static func head(_ headers: [HTTPHeader]) -> WorkerFrame {
        .head(status: 200, headers: headers)
    }

    private static func head(length: String) -> WorkerFrame {
        head([HTTPHeader("Content-Length", length)])
    }

    /// A body that was three bytes, and is two after decompression.
    private static let compressedHead = head([
        HTTPHeader("Content-Length", "3"), HTTPHeader("Content-Encoding", "gzip"),
    ])

    @Test func `a worker is ready after the end of a response`() throws {
        let completions = try completions { exchange in
            #expect(exchange.receive(Self.head))
            #expect(exchange.receive(Self.body))
            #expect(!exchange.receive(.end))
        }

        #expect(completions == [Completion(outcome: .success(Self.ok), isWorkerReady: true)])
    }

    @Test(arguments: [
        ([.end], NetworkError.malformedResponse), ([body, .end], .malformedResponse),
        ([head, .greeting], .malformedResponse), ([head, body, .failure(.timedOut)], .timedOut),
        ([head, body, .body(Data("c".utf8))], .tooLarge(limit: 2)),
        ([head(length: "3")], .tooLarge(limit: 2)),
    ])
    func `a worker is not ready after a failure`(frames: [WorkerFrame], error: NetworkError) throws
    {
        let completions = try completions { exchange in
            for frame in frames.dropLast() { #expect(exchange.receive(frame)) }
            #expect(frames.last.map(exchange.receive) == false)
        }

        #expect(completions == [Completion(outcome: .failure(error), isWorkerReady: false)])
    }

    @Test(arguments: [
        ([head, body], true), ([head(length: "2"), body], true), ([head(length: "1"), body], true),
        ([head(length: "x"), body], true), ([head(length: "2")], false), ([body], false),
        ([], false), ([compressedHead, body], true),
    ])
    func `a response is complete at a trap unless it is shorter than announced`(
        frames: [WorkerFrame],
        isComplete: Bool
    ) throws {
        let completions = try completions { exchange in
            for frame in frames { #expect(exchange.receive(frame)) }
            exchange.endAfterAbort()
        }

        #expect(completions.map(\.isWorkerReady) == [false])
        guard isComplete else {
            #expect(completions.map(\.outcome) == [.failure(.unreachable(.lost))])
            return
        }
        #expect(try completions.map { try $0.outcome.get()?.body } == [Self.ok.body])
    }

    @Test func `a response has no outcome if another one may have ended the worker`() throws {
        let completions = try completions { exchange in
            #expect(exchange.receive(Self.head))
            exchange.endWithOthers()
        }

        #expect(completions == [Completion(outcome: .success(nil), isWorkerReady: false)])
    }

    /// The limit of the body is two bytes.
    private func completions(_ body: (ResponseExchange) -> Void) throws -> [Completion] {
        let request = NetworkRequest(
            url: try #require(URL(string: "http://127.0.0.1:9")),
            bodyLimit: 2
        )
        let completions = Mutex<[Completion]>([])
        body(
            ResponseExchange(request, until: .now) { outcome, isReady in
                completions.withLock {
                    $0.append(Completion(outcome: outcome, isWorkerReady: isReady))
                }
            }
        )
        return completions.withLock(\.self)
    }
}
