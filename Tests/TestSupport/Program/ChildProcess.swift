import Foundation

/// A process that this one has spawned and will reap.
final class ChildProcess: Sendable {
    let id: pid_t
    let command: [String]
    private let ending = Monitor<Ending?>(nil)

    /// How a process ended.
    enum Ending: Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Spawns a process with `streams` as descriptors 0, 1 and 2, and no others.
    init(command: [String], context: ChildContext, streams: [ChildStream]) throws {
        self.command = command
        var request = try SpawnRequest()
        try request.setWorkingDirectory(context.workingDirectory)
        try request.setStreams(streams)
        id = try request.spawn(command, environment: context.variables)
        BlockingThread.start("child process") { [id, ending] in
            Self.waitForEnd(of: id)
            // Until it is reaped, no other process can get its ID; so the monitor's lock guards
            // both reaping and sending signals.
            ending.change { $0 = Self.reap(id) }
        }
    }

    /// How it ended; `nil` while it runs.
    var end: Ending? { ending.read { $0 } }

    /// Blocks until it has ended.
    func waitForEnd(timeout: Duration? = nil) -> Ending? {
        _ = ending.wait(timeout: timeout) { $0 != nil }
        return end
    }

    /// Sends a signal to the process, unless it has ended.
    @discardableResult
    func send(signal: Int32) -> Bool { ending.read { $0 == nil && kill(id, signal) == 0 } }

    /// Kills the process group.
    func killGroup() { ending.read { _ in _ = kill(-id, SIGKILL) } }

    private static func waitForEnd(of id: pid_t) {
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }

    private static func reap(_ id: pid_t) -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        // The macros that decode a status are not imported into Swift.
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}
