/// Waits; fails when the task is cancelled.
package typealias Pause = @Sendable (Duration) async throws -> Void

extension Task where Success == Void, Failure == Never {
    /// Starts a task, and runs it up to its first wait if the system supports that.
    ///
    /// A response from this machine then needs no wait at all, and none of the threads for one,
    /// which would take longer to start than the response takes.
    @MainActor
    @discardableResult
    static func startNow(_ body: @escaping @MainActor () async -> Void) -> Self {
        if #available(macOS 26, *) {
            Task.immediate { await body() }
        } else {
            Task { await body() }
        }
    }
}
