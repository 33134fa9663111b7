package import Essentials

/// Decompresses what `gzip` compressed, with the program of that name.
package struct Gzip: Sendable {
    /// The name or path of the program, which is looked up on use.
    package let name: String

    package init(name: String = "gzip") { self.name = name }

    package static func hasMagicNumber(_ data: Data) -> Bool { data.starts(with: [0x1F, 0x8B]) }

    /// A process that decompresses its standard input; `nil` if it can't be started.
    package func makeProcess() -> ChildProcess? {
        Executable.path(of: name).flatMap {
            try? ChildProcess(ProgramInvocation(path: $0, arguments: ["-dc"]))
        }
    }

    /// The first bytes that data decompresses to, whatever comes after them; fewer if it is corrupt.
    ///
    /// Blocks, so it belongs on a `DetachedThread`.
    package func firstBytes(_ count: Int, of data: Data, within timeout: Duration) -> Data? {
        guard let process = makeProcess() else { return nil }
        process.feed(data)
        defer { process.terminate() }
        return process.read(count, until: ContinuousClock.now.advanced(by: timeout))
    }

    /// The decompressed data; fails at the first byte past the limit.
    package func decompress(
        _ data: Data,
        limit: Int,
        within timeout: Duration
    ) async throws(ChildProcess.OutputFailure) -> Data {
        guard let process = makeProcess() else { throw .cannotStart }
        let deadline = ContinuousClock.now.advanced(by: timeout)
        return try await process.output(for: data, limit: limit, until: deadline)
    }
}
