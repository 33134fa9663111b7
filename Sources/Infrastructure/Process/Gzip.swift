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
    func unpacking() -> ChildProcess? {
        Executable.path(of: name).flatMap {
            try? ChildProcess(ChildProgram(path: $0, arguments: ["-dc"]))
        }
    }

    /// The whole content; fails when the data is damaged, and with the first byte past the limit.
    func unpacked(
        _ data: Data,
        limit: Int,
        within timeout: Duration
    ) async throws(NetworkError) -> Data {
        guard let process = unpacking() else { throw .damaged }
        return try await BlockingWork.run(within: timeout) {
            // Should it not take all, its status says so.
            process.feed(data)
            let content = process.read(limit + 1)
            guard content.count <= limit else {
                process.terminate()
                return Result<Data, NetworkError>.failure(.tooLarge(limit: limit))
            }
            return process.succeeds() ? .success(content) : .failure(.damaged)
        } abandon: {
            process.terminate()
        }.get()
    }
}
