import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for children that have ended, and ends those that must not outlive this process.
///
/// What a process leaves belongs to process 1, which in some containers waits for none: they would
/// remain as zombies. The children are in atomic variables, for signal handlers as well.
package enum ChildReaper {
    private final class Slot: Sendable {
        /// A child's ID, negated if the child was sent `SIGKILL` and has no owner who waits for it; 0
        /// if the slot is free.
        ///
        /// It is one number, so that no thread frees a slot that another one has just taken.
        let value = Atomic<pid_t>(0)

        var id: pid_t { abs(value.load(ordering: .sequentiallyConsistent)) }

        func replace(_ old: pid_t, with new: pid_t) -> Bool {
            value.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent)
                .exchanged
        }
    }

    /// Children beyond these are waited for by their owners only.
    private static let slots = (0..<16).map { _ in Slot() }

    /// Makes the variables, because a signal handler must not do so.
    package static func prepare() { _ = slots }

    /// Adds the leader of a process group.
    static func addCompanion(_ id: pid_t) {
        _ = slots.contains { $0.replace(0, with: id) }
    }

    static func addTerminated(_ id: pid_t) {
        let isCompanion = slots.contains { $0.replace(id, with: -id) }
        if !isCompanion { _ = slots.contains { $0.replace(0, with: -id) } }
    }

    /// The status of a child that has ended, in the form of `waitpid(2)`; `nil` while it runs.
    static func reap(_ id: pid_t) -> CInt? {
        var status: CInt = 0
        let ended = waitpid(id, &status, WNOHANG)
        if ended == 0 || ended < 0 && errno == EINTR { return nil }
        for slot in slots where slot.id == id {
            _ = slot.replace(id, with: 0) || slot.replace(-id, with: 0)
        }
        // An error only if other code has waited for our child.
        return ended == id ? status : -1
    }

    static func reapTerminated() {
        for slot in slots {
            let value = slot.value.load(ordering: .sequentiallyConsistent)
            if value < 0 { _ = reap(-value) }
        }
    }

    /// Ends all companions before this process ends, and waits a moment for their ends.
    ///
    /// Async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks.
    package static func endAll() {
        for slot in slots { kill(slot.id) }
        var attempts = 200
        for slot in slots {
            let id = slot.id
            while id != 0, attempts > 0, reap(id) == nil {
                attempts -= 1
                // Milliseconds.
                _ = poll(nil, 0, 1)
            }
        }
    }

    /// Kills a child and its process group, unless that is ours.
    static func kill(_ id: pid_t) {
        guard id > 0 else { return }
        if getpgid(id) == id { sendSignal(-id, SIGKILL) }
        sendSignal(id, SIGKILL)
    }
}

/// Outside of the type, whose own `kill` would shadow the system's.
private func sendSignal(_ id: pid_t, _ number: CInt) {
    kill(id, number)
}
