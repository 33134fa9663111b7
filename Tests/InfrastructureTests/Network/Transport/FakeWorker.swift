import Foundation
import TestSupport

@testable import Infrastructure

/// A worker that is a script: it reads requests, sends frames, and runs a command, or at its next starts
/// perhaps another one.
struct FakeWorker {
    let path: String

    /// Keeps the script.
    let transport: WorkerTransport
    private let folder: TemporaryDirectory

    init(
        reading requestCount: Int = 0,
        sending frames: [WorkerFrame] = [],
        then command: String = "cat >/dev/null",
        nextStarts: String? = nil
    ) throws {
        let folder = try TemporaryDirectory()
        let bytes = try frames.reduce(into: Data()) { $0 += try $1.data() }
        let starts = try folder.write("", to: "starts")
        let reading = "read -r line; printf '%s\\n' \"$line\" >>'\(folder.path(of: "requests"))'\n"
        let script = """
            #!/bin/sh
            echo $$ >>'\(starts)'
            if [ "$(cat '\(starts)')" != $$ ]; then \(nextStarts ?? ":"); fi
            \(String(repeating: reading, count: requestCount))
            cat '\(try folder.write(bytes, to: "frames"))'
            \(command)

            """
        path = try folder.writeExecutable(script, to: "worker")
        transport = WorkerTransport(searching: [folder.path(of: "worker")])
        self.folder = folder
    }

    /// Greets, reads a request, responds with frames, and runs a command.
    init(responding frames: [WorkerFrame], then command: String = "cat >/dev/null") throws {
        try self.init(reading: 1, sending: [.greeting] + frames, then: command)
    }

    /// How many times it has been started.
    var startCount: Int { get throws { try processIDs.count } }

    private var processIDs: [pid_t] {
        get throws { try folder.read("starts").split(separator: "\n").compactMap { pid_t($0) } }
    }

    /// Waits until its last process has ended.
    func waitForEnd() throws {
        guard let processID = try processIDs.last else { return }
        var information = siginfo_t()
        while waitid(P_PID, id_t(processID), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }

    /// The requests that it has read, a line each.
    var requests: String { get throws { try folder.read("requests") } }

    /// The program that was built with the tests.
    static var built: String {
        get throws { try Program.built(WorkerProtocol.programName).path }
    }
}

extension WorkerFrame {
    static let ok = head([])

    static func head(_ headers: [HTTPHeader]) -> WorkerFrame {
        .head(status: 200, headers: headers)
    }

    static func head(length: String) -> WorkerFrame {
        head([HTTPHeader("Content-Length", length)])
    }

    static func body(_ text: String) -> WorkerFrame { .body(Data(text.utf8)) }
}

extension WorkerTransport {
    /// Sends a request; without a URL, to no server.
    func get(
        _ url: String = "http://127.0.0.1:9",
        headers: [HTTPHeader] = [],
        timeout: Duration = .hangLimit,
        bodyLimit: Int = 1_000
    ) async throws(NetworkError) -> NetworkResponse {
        guard let url = URL(string: url) else { throw .unreachable(.other) }
        let request = NetworkRequest(url: url, headers: headers, bodyLimit: bodyLimit)
        return try await send(request, within: timeout)
    }
}
