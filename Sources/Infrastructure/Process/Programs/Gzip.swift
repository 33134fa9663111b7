/// Unpacks what `gzip` packed, with the program of that name.
public struct Gzip: Sendable {
    private let name: String

    /// - Parameter name: what the program is called, to be looked for when it is needed.
    public init(name: String = "gzip") {
        self.name = name
    }

    /// Whether the data begins as RFC 1952 wants it.
    static func isGzip(_ data: Data) -> Bool {
        data.starts(with: [0x1F, 0x8B])
    }

    /// The program at work on its standard input; `nil` where it can't be started.
    func makeProcess() -> ChildProcess? {
        Executable.path(of: name).flatMap {
            try? ChildProcess(ProgramInvocation(path: $0, arguments: ["-dc"]))
        }
    }

    /// The whole content; fails when the data is damaged, and with the first byte past the limit.
    func unpacked(
        _ data: Data,
        limit: Int,
        within timeout: Duration
    ) async throws(NetworkError) -> Data {
        guard let process = makeProcess() else { throw .malformedResponse }
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let outcome = try await BlockingWork.run {
            Result { () throws(ChildProcess.OutputFailure) in
                try process.output(for: data, limit: limit, until: deadline)
            }
        } abandon: {
            process.terminate()
        }
        switch outcome {
        case .success(let content): return content
        case .failure(.timedOut): throw .timedOut
        case .failure(.tooLarge): throw .tooLarge(limit: limit)
        case .failure(.failed): throw .malformedResponse
        }
    }
}
