/// An open file, pipe, socket or terminal, which child processes don't inherit.
///
/// It is closed on deallocation, so no thread can use a number that was reused meanwhile.
final class Descriptor: Sendable {
    let number: Int32
    private let isOpen = Monitor(true)

    /// Takes ownership of `number`.
    ///
    /// Standard descriptors are moved: if the tests run with one closed, a pipe could take its
    /// place and be overwritten in the child.
    init(owning number: Int32) throws {
        guard number <= STDERR_FILENO else {
            self.number = number
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
            return
        }
        defer { close(number) }
        let moved = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        self.number = try SystemCallError.check(moved, "fcntl")
    }

    deinit { closeNow() }

    /// Closes before deallocation; no thread may read or write after that.
    func closeNow() {
        isOpen.change { isOpen in
            guard isOpen else { return }
            isOpen = false
            close(number)
        }
    }

    /// Runs `body` unless the descriptor is closed; it stays open during `body`.
    func ifOpen(_ body: (Int32) -> Void) {
        isOpen.read { isOpen in
            guard isOpen else { return }
            body(number)
        }
    }

    /// Opens a file.
    static func opening(_ path: String, _ flags: Int32) throws -> Descriptor {
        try Descriptor(owning: SystemCallError.check(open(path, flags | O_CLOEXEC), "open"))
    }
}
