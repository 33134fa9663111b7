/// The threads of work that blocks, such as reading files.
package enum WorkThreads: Sendable {
    /// The caller's thread: a command that searches once and exits is faster without another one,
    /// which takes a millisecond to start.
    case callers

    /// Swift's shared threads: in an interactive session, the main thread reads the keys.
    case shared

    /// Does work that is a function, or a closure without a capture list.
    ///
    /// Swift 6.3 runs a closure with a capture list on a shared thread in any case.
    package func run<Value: Sendable, Failure: Error>(
        _ work: @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        switch self {
        case .callers: try await work()
        case .shared: try await Self.runShared(work)
        }
    }

    @concurrent
    private static func runShared<Value: Sendable, Failure: Error>(
        _ work: @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        // Work runs on the thread that calls it, and that changes when this function first suspends.
        await Task.yield()
        return try await work()
    }
}
