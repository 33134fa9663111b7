public import Foundation

/// The exit status and the output of a program.
public struct ProgramResult: Sendable {
    /// The exit code, or, as in a shell, 128 plus the number of the signal that ended it.
    public let status: Int32
    /// The signal that ended it; `nil` if it exited.
    public let signal: Int32?
    /// Empty unless the stream was captured.
    public let stdoutData: Data
    /// Empty unless the stream was captured.
    public let stderrData: Data
    /// The value of `HOME`; the directory exists at least as long as the result.
    public let home: String
    /// Owns the default `home`.
    let context: ChildContext

    /// The captured text, with invalid UTF-8 replaced.
    public var stdout: String {
        String(decoding: stdoutData, as: UTF8.self)
    }

    /// The captured text, with invalid UTF-8 replaced.
    public var stderr: String {
        String(decoding: stderrData, as: UTF8.self)
    }
}
