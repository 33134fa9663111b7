#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Why `gzip` did not decompress data.
package enum GzipError: Error {
    case cancelled
    case timedOut
    case noThread

    /// The program can't be started.
    case unavailable

    /// The data is not valid gzip, or is incomplete.
    case corrupt

    /// The decompressed data is above the limit.
    case tooLarge
}

/// Decompresses what `gzip` compressed, with the program of that name.
package struct Gzip: Sendable {
    private let name: String

    /// - Parameter name: the name or path of the program, which is looked up on use.
    package init(name: String = "gzip") {
        self.name = name
    }

    /// Whether data starts with the magic number of RFC 1952.
    package static func hasMagicNumber(_ data: Data) -> Bool {
        data.starts(with: [0x1F, 0x8B])
    }

    /// A process that decompresses its standard input; `nil` if it can't be started.
    package func makeProcess() -> ChildProcess? {
        Executable.path(of: name).flatMap {
            try? ChildProcess(ProgramInvocation(path: $0, arguments: ["-dc"]))
        }
    }

    /// The decompressed data; fails at the first byte past the limit.
    package func decompress(
        _ data: Data,
        limit: Int,
        within timeout: Duration
    ) async throws(GzipError) -> Data {
        guard let process = makeProcess() else { throw .unavailable }
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let outcome: Result<Data, ChildProcess.OutputFailure>
        do {
            outcome = try await BlockingWork.run {
                Result { () throws(ChildProcess.OutputFailure) in
                    try process.output(for: data, limit: limit, until: deadline)
                }
            } abandon: {
                process.terminate()
            }
        } catch {
            switch error {
            case .cancelled: throw .cancelled
            case .noThread: throw .noThread
            }
        }
        switch outcome {
        case .success(let contents): return contents
        case .failure(.timedOut): throw .timedOut
        case .failure(.tooLarge): throw .tooLarge
        case .failure(.failed): throw .corrupt
        }
    }
}
