public import Foundation

/// How a program ended and what it wrote.
public struct ProgramResult: Sendable {
    /// The exit code, or, as a shell has it, 128 plus the number of the signal that ended it.
    public let status: Int32
    /// The signal that ended it; `nil` if it ended by itself.
    public let signal: Int32?
    /// What was captured; empty when the stream went elsewhere.
    public let stdoutData: Data
    /// What was captured; empty when the stream went elsewhere.
    public let stderrData: Data
    /// The value of `HOME`, there to be looked into as long as the result is held.
    public let home: String
    /// Holds the directory that `home` is in, unless the test gave one of its own.
    let surroundings: ChildSurroundings

    /// The captured text, with what is not UTF-8 replaced.
    public var stdout: String {
        String(decoding: stdoutData, as: UTF8.self)
    }

    /// The captured text, with what is not UTF-8 replaced.
    public var stderr: String {
        String(decoding: stderrData, as: UTF8.self)
    }
}
