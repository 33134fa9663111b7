import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

/// Programs that are no worker of this version, and what a request and a check say of them.
@Suite(.timeLimit(.minutes(20)))
struct WorkerFailureTests {
    private static let ended = NetworkError.WorkerFailure.cannotStart(
        reason: "it ended at once; run it to see why"
    )

    @Test(
        arguments: [
            ([.greeting("movies-network 0"), .greeting], "exec cat", .incompatible),
            ([.greeting("")], "exec cat", .incompatible), ([.ok], "exec cat", .incompatible),
            ([.end], "exec cat", .incompatible), ([], "echo text; exec cat", .incompatible),
            ([], "yes", .incompatible), ([], "exit 0", .incompatible),
            // Parts of a frame.
            ([], "printf '\\260'; exit 127", .incompatible),
            ([], "printf '\\260\\0\\0\\0\\377x'; yes", .incompatible),
            ([], "printf '\\260\\377\\377\\377\\377'; exec cat", .incompatible),
            // The system can't run these.
            ([], "exit 3", ended), ([], "exit 127", ended), ([], "kill -9 $$", ended),
        ] as [([WorkerFrame], String, NetworkError.WorkerFailure)]
    )
    func `says why a program is of no use`(
        frames: [WorkerFrame],
        command: String,
        failure: NetworkError.WorkerFailure
    ) async throws {
        let worker = try FakeWorker(sending: frames, then: command)
        let error = NetworkError.workerUnusable(path: worker.path, failure)

        await #expect(throws: error) { try await worker.transport.get() }
        await #expect(throws: error) {
            try await worker.transport.checkWorker(within: .hangLimit)
        }
    }

    @Test(
        arguments: [
            ("/no/such/worker", .missing),
            ("/caf\u{FFFD}/worker", .cannotStart(reason: "its path is not valid UTF-8")),
            ("/dev/null", .cannotStart(reason: "Permission denied")),
        ] as [(String, NetworkError.WorkerFailure)]
    )
    func `says why there is no program`(
        path: String,
        failure: NetworkError.WorkerFailure
    ) async throws {
        let transport = WorkerTransport(searching: [path, "/nor/this"])

        await #expect(throws: NetworkError.workerUnusable(path: path, failure)) {
            try await transport.get()
        }
    }

    @Test(arguments: [[], [.greeting]] as [[WorkerFrame]])
    func `names a worker that sends nothing, or only greets`(
        frames: [WorkerFrame]
    ) async throws {
        let worker = try FakeWorker(sending: frames, then: "kill -STOP $$")

        await #expect(throws: NetworkError.workerUnusable(path: worker.path, .silent)) {
            try await worker.transport.get(timeout: .milliseconds(2_100))
        }
    }

    @Test func `does not blame a worker that had no time to start`() async throws {
        let worker = try FakeWorker(then: "kill -STOP $$")

        await #expect(throws: NetworkError.timedOut) {
            try await worker.transport.get(timeout: .milliseconds(200))
        }
    }

    @Test(arguments: ["exec >&-; kill -STOP $$", "printf '\\260'; exec >&-; kill -STOP $$"])
    func `does not wait for a worker that closes its output and stays`(
        command: String
    ) async throws {
        let worker = try FakeWorker(then: command)

        await #expect(throws: NetworkError.workerUnusable(path: worker.path, .incompatible)) {
            try await worker.transport.get()
        }
    }

    @Test func `a check accepts a worker that greets, and terminates it`() throws {
        let worker = try FakeWorker(sending: [.greeting])
        let process = try WorkerProcess(searching: [worker.path])

        try process.checkGreeting(until: .now.advanced(by: .hangLimit))

        #expect(!process.isRunning(until: .now.advanced(by: .hangLimit)))
        #expect(try worker.startCount == 1)
    }

    @Test(arguments: ["exec cat", "printf '\\260'; exec cat"])
    func `a check waits for the greeting until the timeout`(command: String) async throws {
        let worker = try FakeWorker(then: command)

        await #expect(throws: NetworkError.workerUnusable(path: worker.path, .silent)) {
            try await worker.transport.checkWorker(within: .milliseconds(100))
        }
    }

    @Test func `work without a thread is short of a resource`() {
        let reason = "no thread can be started"

        #expect(NetworkError(.noThread) == .noResources(reason: reason))
        #expect(NetworkError(.cancelled) == .cancelled)
    }
}
