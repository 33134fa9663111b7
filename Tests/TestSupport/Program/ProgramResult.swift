package import Foundation

/// The exit status and the output of a program.
package struct ProgramResult: Sendable {
    /// The exit code, or, as in a shell, 128 plus the number of the signal that ended it.
    package let status: Int32
    /// The signal that ended it; `nil` if it exited.
    package let signal: Int32?
    /// Empty unless the stream was captured.
    package let stdoutData: Data
    /// Empty unless the stream was captured.
    package let stderrData: Data
    /// The value of `HOME`; the directory exists at least as long as the result.
    package let home: String
    /// Owns the default `home`.
    let context: ChildContext

    /// The captured text, with invalid UTF-8 replaced.
    package var stdout: String { String(decoding: stdoutData, as: UTF8.self) }

    /// The captured text, with invalid UTF-8 replaced.
    package var stderr: String { String(decoding: stderrData, as: UTF8.self) }
}
