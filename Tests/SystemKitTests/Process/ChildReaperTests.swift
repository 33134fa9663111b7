import Foundation
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct ChildReaperTests {
    @Test(arguments: [SpawnedProcess.Session.shared, .processGroup])
    func `kills a child, and leaves no zombie`(session: SpawnedProcess.Session) throws {
        let child = try shell("kill -STOP $$", session)

        ChildReaper.kill(child.id)
        let status = child.waitForExit()

        #expect(status & 0x7F == SIGKILL)
        // A zombie could still be sent a signal.
        #expect(kill(child.id, 0) == -1)
        #expect(errno == ESRCH)
    }

    @Test func `kills the processes that a child has started`() throws {
        let folder = try TemporaryDirectory()
        let pipe = folder.path(of: "pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let command = "sh -c 'exec >\(pipe); kill -STOP $$' & kill -STOP $$"
        let child = try shell(command, .processGroup)
        // Opens once the other process has it.
        let output = try FileDescriptor.opened(pipe)

        ChildReaper.kill(child.id)

        #expect(output.read(upTo: 1) == Data())
        _ = child.waitForExit()
    }

    @Test func `waits for a child whose owner is gone`() throws {
        let id = try shell("kill -STOP $$", .shared).id

        #expect(isReaped(id))
    }

    @Test func `has no status of a process that is not a child`() {
        #expect(ChildReaper.reap(getpid()) == -1)
    }

    @Test func `a child that has been reaped has the status for its owner`() throws {
        let child = try shell("exit 7", .processGroup)

        #expect(child.waitForExit() == 7 << 8)
        #expect(kill(child.id, 0) == -1)
        #expect(child.waitForExit(until: .now) == 7 << 8)
    }

    /// Waits for terminated children until this one is gone, or the limit.
    private func isReaped(_ id: pid_t) -> Bool {
        let end = ContinuousClock.now.advanced(by: .hangLimit)
        while kill(id, 0) == 0 {
            guard ContinuousClock.now < end else { return false }
            ChildReaper.reapTerminated()
        }
        return errno == ESRCH
    }

    private func shell(
        _ command: String,
        _ session: SpawnedProcess.Session
    ) throws -> SpawnedProcess {
        try SpawnedProcess(
            ProgramInvocation(path: "/bin/sh", arguments: ["-c", command]),
            input: .null,
            output: .null,
            session: session
        )
    }
}
