import CLibrary
import Synchronization

/// A process started by `posix_spawn(3)`.
///
/// Foundation's `Process` is not in FoundationEssentials, ends this program if descriptors run out,
/// and moves a child out of the terminal's foreground.
package final class SpawnedProcess: Sendable {
    /// The target of one of a child's standard streams.
    package enum Stream {
        /// The target of our own stream.
        case inherited
        case null
        case descriptor(CInt)
    }

    /// The relation of a child to our terminal and to its signals.
    package enum Session {
        /// In our process group: it may read from the terminal, and receives Ctrl-C.
        case shared

        /// The leader of a process group, so that it can be killed together with its own children.
        case processGroup

        /// In a new session, without a terminal.
        case detached
    }

    package struct Failure: Error {
        /// An error number of `errno.h`.
        package let code: CInt

        /// Whether the system is short of a resource, so that a later attempt may succeed.
        package var isShortage: Bool { [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code) }

        /// The OS error message.
        package var reason: String { String(cString: strerror(code)) }
    }

    private static let spawnLock = Mutex(())

    /// Runs `body` while no process is started.
    ///
    /// A child must not inherit a descriptor of `body` that is not yet marked `FD_CLOEXEC`.
    package static func withoutSpawning<Result>(_ body: () -> Result) -> Result {
        spawnLock.withLock { _ in body() }
    }

    /// Ignores Ctrl-C and Ctrl-\, which are meant for a child that has the terminal.
    ///
    /// - Returns: what ends that.
    package static func ignoreInterrupts() -> () -> Void {
        let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        return { for (number, handler) in handlers { signal(number, handler) } }
    }

    /// The parent of this program may have asked the system to drop the statuses of children.
    private static let keepsStatuses: Void = { signal(SIGCHLD, SIG_DFL) }()

    let id: pid_t
    private let session: Session

    /// In the form of `waitpid(2)`; `nil` until the process has been waited for.
    ///
    /// Until then the system does not give its ID to another process.
    private let status = Mutex<CInt?>(nil)

    package init(
        _ program: ProgramInvocation,
        input: Stream,
        output: Stream,
        errors: Stream = .null,
        session: Session
    ) throws(Failure) {
        _ = Self.keepsStatuses
        ChildReaper.reapTerminated()
        var request = SpawnRequest()
        try request.setStream(input, as: STDIN_FILENO)
        try request.setStream(output, as: STDOUT_FILENO)
        try request.setStream(errors, as: STDERR_FILENO)
        try request.setSession(session)
        id = try request.spawn(program)
        self.session = session
        if session == .processGroup { ChildReaper.addCompanion(id) }
    }

    deinit {
        guard status.withLock({ $0 }) == nil else { return }
        terminate()
        // Removing a large process takes the system a while, and there is no need to wait for that.
        ChildReaper.addTerminated(id)
    }

    /// Waits until the process has ended, and returns its status in the form of `waitpid(2)`.
    package func waitForExit() -> CInt {
        // Without the lock, so that `terminate` does not have to wait.
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        while true {
            if let status = knownStatus() { return status }
            _ = poll(nil, 0, 1)
        }
    }

    /// Waits up to a deadline; returns `nil` if the process runs past it.
    package func waitForExit(until deadline: ContinuousClock.Instant) -> CInt? {
        while true {
            if let status = knownStatus() { return status }
            guard ContinuousClock.now < deadline else { return nil }
            _ = poll(nil, 0, 1)
        }
    }

    private func knownStatus() -> CInt? {
        status.withLock { status in
            if status == nil { status = ChildReaper.reap(id) }
            return status
        }
    }

    /// Kills the process, with the signal that can't be blocked.
    package func terminate() {
        status.withLock { status in
            guard status == nil else { return }
            if session == .processGroup { kill(-id, SIGKILL) }
            kill(id, SIGKILL)
        }
    }
}

/// The parameters of `posix_spawn(3)`, freed at the end.
private struct SpawnRequest: ~Copyable {
    private var actions = Platform.makeSpawnFileActions()
    private var attributes = Platform.makeSpawnAttributes()

    deinit {
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func setStream(
        _ stream: SpawnedProcess.Stream,
        as number: CInt
    ) throws(SpawnedProcess.Failure) {
        switch stream {
        case .inherited: try check(posix_spawn_file_actions_adddup2(&actions, number, number))
        case .null:
            try check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0))
        case .descriptor(let other):
            try check(posix_spawn_file_actions_adddup2(&actions, other, number))
        }
    }

    mutating func setSession(_ session: SpawnedProcess.Session) throws(SpawnedProcess.Failure) {
        var signals = sigset_t()
        sigemptyset(&signals)
        try check(posix_spawnattr_setsigmask(&attributes, &signals))
        // A child would inherit the signals that we ignore.
        for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT] { sigaddset(&signals, number) }
        try check(posix_spawnattr_setsigdefault(&attributes, &signals))
        var flags = CInt(POSIX_SPAWN_SETSIGDEF) | CInt(POSIX_SPAWN_SETSIGMASK)
        switch session {
        case .shared: break
        case .processGroup: flags |= CInt(POSIX_SPAWN_SETPGROUP)
        case .detached: flags |= Platform.spawnInNewSession
        }
        try check(posix_spawnattr_setflags(&attributes, Int16(flags)))
    }

    mutating func spawn(_ program: ProgramInvocation) throws(SpawnedProcess.Failure) -> pid_t {
        var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        let variables = program.variables.filter { getenv(String($0.prefix { $0 != "=" })) == nil }
            .map { strdup($0) }
        defer { variables.forEach { free($0) } }
        var environment = variables.isEmpty ? [] : Self.environment + variables + [nil]
        var id: pid_t = 0
        let code = SpawnedProcess.withoutSpawning {
            environment.withUnsafeMutableBufferPointer { environment in
                posix_spawn(
                    &id,
                    program.path,
                    &actions,
                    &attributes,
                    &arguments,
                    environment.isEmpty ? Platform.environment : environment.baseAddress
                )
            }
        }
        try check(code)
        return id
    }

    private static var environment: [UnsafeMutablePointer<CChar>?] {
        var result: [UnsafeMutablePointer<CChar>?] = []
        while let variable = Platform.environment?[result.count] { result.append(variable) }
        return result
    }

    private func check(_ code: CInt) throws(SpawnedProcess.Failure) {
        guard code == 0 else { throw SpawnedProcess.Failure(code: code) }
    }
}

/// Waits for children that have ended, and ends those that must not outlive this process.
///
/// The children of a process that ends belong to process 1, which in some containers waits for none:
/// they would remain as zombies. The children are in atomic variables, for signal handlers as well.
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

    /// Children beyond these are waited for by their owners only; each request has a worker, and those
    /// that were terminated stay until they end.
    private static let slots = (0..<64).map { _ in Slot() }

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
private func sendSignal(_ id: pid_t, _ number: CInt) { kill(id, number) }
