/// Blocks threads and tasks until a test opens it.
package final class Gate: Sendable {
    private let state = Monitor(State())

    private struct State {
        var isOpen = false
        var nextID = 0
        var actions: [Int: @Sendable () -> Void] = [:]
    }

    package init() {}

    package var isOpen: Bool { state.read { $0.isOpen } }

    /// Releases all waiters, and lets later ones pass.
    package func open() {
        let actions = state.change { state in
            defer { state.actions = [:] }
            state.isOpen = true
            return state.actions
        }
        for (_, action) in actions.sorted(by: { $0.key < $1.key }) { action() }
    }

    /// Blocks the thread until the gate is open.
    ///
    /// - Returns: `false` on timeout; a `nil` timeout waits forever.
    @available(*, noasync, message: "use opened()")
    @discardableResult
    package func wait(timeout: Duration? = nil) -> Bool {
        state.wait(timeout: timeout) { $0.isOpen }
    }

    /// Suspends the task until the gate is open.
    package func opened() async {
        await withCheckedContinuation { continuation in
            whenOpen { continuation.resume() }
        }
    }

    /// Blocks the thread until this gate or `other` is open.
    func wait(orUntil other: Gate) {
        let id = other.whenOpen { [state] in state.wake() }
        defer { other.removeAction(id) }
        _ = state.wait { $0.isOpen || other.isOpen }
    }

    /// Runs `action` once, when the gate opens, or at once if it is open.
    @discardableResult
    func whenOpen(_ action: @escaping @Sendable () -> Void) -> Int? {
        let id: Int? = state.change { state in
            guard !state.isOpen else { return nil }
            state.nextID += 1
            state.actions[state.nextID] = action
            return state.nextID
        }
        if id == nil { action() }
        return id
    }

    /// Removes the action for which `whenOpen(_:)` returned the ID.
    func removeAction(_ id: Int?) {
        guard let id else { return }
        state.change { $0.actions[id] = nil }
    }
}
