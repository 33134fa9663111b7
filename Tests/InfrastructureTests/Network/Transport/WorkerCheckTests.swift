import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

/// The check of a worker, which is a script here, before any request.
@Suite(.timeLimit(.minutes(20)))
struct WorkerCheckTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `accepts a worker that greets, and terminates it`() throws {
        let worker = try WorkerProcess(searching: [worker(sending: [.greeting])])

        try worker.checkGreeting(until: .now.advanced(by: .hangLimit))

        #expect(!worker.isRunning(until: .now.advanced(by: .hangLimit)))
    }

    @Test(arguments: [
        WorkerFrame.greeting("movies-network 0"), .greeting(""), .head(status: 200, headers: []),
        .end,
    ])
    func `rejects a worker that sends anything else first`(frame: WorkerFrame) async throws {
        let path = try worker(sending: [frame, .greeting])

        #expect(await failure(of: path) == .workerUnusable(path: path, .incompatible))
    }

    @Test(arguments: [
        ("echo text; exec cat", NetworkError.WorkerFailure.incompatible),
        ("exit 0", .incompatible),
        ("exit 1", .cannotStart(reason: "it ended at once; run it to see why")),
        // A part of a frame.
        ("printf '\\260'; exit 127", .incompatible),
        ("exit 127", .cannotStart(reason: "it ended at once; run it to see why")),
        ("kill -9 $$", .cannotStart(reason: "it ended at once; run it to see why")),
    ])
    func `says why a worker does not greet`(
        command: String,
        reason: NetworkError.WorkerFailure
    ) async throws {
        let path = try script(command)

        #expect(await failure(of: path) == .workerUnusable(path: path, reason))
    }

    @Test func `rejects a worker that is missing`() async {
        #expect(
            await failure(of: "/no/such/worker")
                == .workerUnusable(path: "/no/such/worker", .missing)
        )
    }

    @Test(arguments: ["exec cat", "printf '\\260'; exec cat"])
    func `waits for the greeting until the timeout`(command: String) async throws {
        let path = try script(command)

        #expect(
            await failure(of: path, timeout: .milliseconds(100))
                == .workerUnusable(path: path, .silent)
        )
    }

    @Test func `reads nothing after the deadline`() throws {
        let worker = try WorkerProcess(searching: [worker(sending: [.greeting])])

        #expect(throws: NetworkError.self) { try worker.checkGreeting(until: .now) }
        #expect(!worker.isRunning(until: .now.advanced(by: .hangLimit)))
    }

    @Test func `work without a thread is short of a resource`() {
        #expect(NetworkError(BlockingWork.Failure.cancelled) == .cancelled)
        #expect(
            NetworkError(BlockingWork.Failure.noThread)
                == .noResources(reason: "no thread can be started")
        )
    }

    /// The path of a worker that sends frames, and then waits for the end of its input.
    private func worker(sending frames: [WorkerFrame]) throws -> String {
        let bytes = try frames.reduce(into: Data()) { $0 += try $1.data(forRequest: 0) }
        return try script("cat '\(folder.write(bytes, to: "frames"))'; exec cat >/dev/null")
    }

    private func script(_ command: String) throws -> String {
        try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "worker")
    }

    private func failure(of path: String, timeout: Duration = .hangLimit) async -> NetworkError? {
        do {
            try await WorkerTransport(searching: [path]).checkWorker(within: timeout)
            return nil
        } catch {
            return error
        }
    }
}
