import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct ChildProcessTests {
    @Test func `writes to a program and reads what it writes`() throws {
        let cat = try shell("cat")

        #expect(cat.write(Data("one ".utf8)))
        #expect(cat.write(Data("two".utf8)))
        cat.closeInput()

        #expect(cat.read(100) == Data("one two".utf8))
        #expect(cat.succeeds())
    }

    @Test func `reads the requested number of bytes`() throws {
        let cat = try shell("cat")
        cat.feed(Data("abcdef".utf8))

        #expect(cat.read(2) == Data("ab".utf8))
        #expect(cat.read(2, until: later) == Data("cd".utf8))
        #expect(cat.read(9, until: later) == Data("ef".utf8))
        #expect(cat.read(1).isEmpty)
    }

    @Test func `feeds a program more than a pipe holds, chunk by chunk`() throws {
        let cat = try shell("cat")
        let chunk = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let left = Mutex(9)

        cat.feed(chunk) {
            left.withLock { left in
                left -= 1
                return left < 0 ? Data() : chunk
            }
        }

        let output = cat.read(2_000_000, until: later)
        #expect(output?.count == 10 * chunk.count)
        #expect(output?.suffix(chunk.count) == chunk)
        #expect(cat.waitForExit(until: later) == 0)
    }

    @Test func `does not write to a program that has ended`() throws {
        let program = try shell("exit 0")
        #expect(program.succeeds())

        // A process that another test forks has this pipe, too, until its program begins.
        let isRefused = (0..<10_000).contains { _ in
            sched_yield()
            return !program.write(Data("x".utf8))
        }
        #expect(isRefused)
    }

    @Test func `does not write once the input is closed`() throws {
        let program = try shell("cat")

        program.closeInput()
        program.closeInput()

        #expect(!program.write(Data("text".utf8)))
        #expect(program.read(1).isEmpty)
    }

    @Test func `requests no more chunks if the program does not read them`() throws {
        let program = try shell("exit 0")
        let count = Mutex(0)

        program.feed(Data(count: 1 << 20)) {
            count.withLock { $0 += 1 }
            return Data(count: 1 << 20)
        }

        #expect(program.read(1).isEmpty)
        #expect(program.succeeds())
        #expect(count.withLock(\.self) <= 1)
    }

    @Test func `does not wait for output past the deadline`() throws {
        let program = try shell("printf abc; kill -STOP $$")

        #expect(program.read(3, until: later) == Data("abc".utf8))
        #expect(program.read(1, until: .now) == nil)
        #expect(program.read(1, until: .now.advanced(by: .milliseconds(20))) == nil)
        program.terminate()
        #expect(program.read(1, until: later) == Data())
        #expect(!program.succeeds())
    }

    @Test func `terminates the processes that the program has started, too`() throws {
        let program = try shell("sh -c 'kill -STOP $$' & echo ready; kill -STOP $$")
        #expect(program.read(6, until: later) == Data("ready\n".utf8))

        program.terminate()

        // A process that still ran would keep the pipe open.
        #expect(program.read(1, until: later) == Data())
    }

    @Test func `ends the input when its owner ends`() throws {
        let reader = try shell("cat; echo ended")
        do {
            let writer = try shell("cat")
            #expect(writer.write(Data("x".utf8)))
            #expect(writer.read(1) == Data("x".utf8))
        }

        // No other child holds the writing end of its input.
        reader.closeInput()

        #expect(reader.read(100, until: later) == Data("ended\n".utf8))
    }

    @Test(arguments: [0, 1, 70_000])
    func `returns the whole output of a program that exits with status 0`(count: Int) async throws {
        let input = Data(repeating: 7, count: count)

        let output = try await shell("cat").output(for: input, limit: count, until: later)

        #expect(output == input)
    }

    @Test(arguments: [
        ("cat", ChildProcess.OutputFailure.tooLarge), ("cat /dev/zero", .tooLarge),
        ("cat >/dev/null; exit 1", .failed), ("kill -KILL $$", .failed),
        ("printf abc; exit 3", .failed),
        // No more than one byte too many is waited for.
        ("printf abcd; kill -STOP $$", .tooLarge),
    ])
    func `reports why there is no output`(
        script: String,
        failure: ChildProcess.OutputFailure
    ) async throws {
        let program = try shell(script)

        await #expect(throws: failure) {
            try await program.output(for: Data("text".utf8), limit: 3, until: later)
        }
        #expect(program.waitForExit(until: later) != nil)
    }

    @Test(arguments: ["kill -STOP $$", "exec >&-; kill -STOP $$", "printf abc; kill -STOP $$"])
    func `terminates a program at the deadline`(script: String) async throws {
        let program = try shell(script)
        let deadline = ContinuousClock.now.advanced(by: .milliseconds(50))

        await #expect(throws: ChildProcess.OutputFailure.timedOut) {
            try await program.output(for: Data(), limit: 100, until: deadline)
        }
        #expect(program.waitForExit(until: later).map { $0 & 0x7F } == SIGKILL)
    }

    private var later: ContinuousClock.Instant { .now.advanced(by: .hangLimit) }

    private func shell(_ script: String) throws -> ChildProcess {
        try ChildProcess(ProgramInvocation(path: "/bin/sh", arguments: ["-c", script]))
    }
}
