/// An open file, pipe, socket or terminal, which no child process inherits.
///
/// It closes when its last owner lets go of it, so no thread can use a number that meanwhile
/// stands for something else.
final class Descriptor: Sendable {
    let number: Int32
    private let isOpen = Monitor(true)

    /// Takes over `number`.
    ///
    /// Standard descriptors are moved out of the way: if the tester itself runs with one closed,
    /// a pipe could take its place and be overwritten in the child.
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

    deinit {
        closeNow()
    }

    /// Closes before the last owner lets go; nobody may read or write any more.
    func closeNow() {
        isOpen.change { isOpen in
            guard isOpen else { return }
            isOpen = false
            close(number)
        }
    }

    /// Runs `body` unless the descriptor is closed, and keeps it open meanwhile.
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
