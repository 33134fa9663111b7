import Foundation
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct SpawnedProcessTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: [0, 1, 7, 255])
    func `has the exit status of the program`(status: Int32) throws {
        let process = try shell("exit \(status)")

        let ended = process.waitForExit()

        #expect(ended == status << 8)
        #expect(process.waitForExit() == ended)
        #expect(process.waitForExit(until: .now) == ended)
    }

    @Test func `has the status of a program that ended before the deadline`() throws {
        let process = try shell("exit 3")

        #expect(process.waitForExit(until: .now.advanced(by: .hangLimit)) == 3 << 8)
        #expect(process.waitForExit() == 3 << 8)
    }

    @Test func `does not wait past the deadline`() throws {
        let process = try shell("kill -STOP $$")

        #expect(process.waitForExit(until: .now) == nil)
        #expect(process.waitForExit(until: .now.advanced(by: .milliseconds(20))) == nil)
    }

    @Test(arguments: [SpawnedProcess.Session.shared, .processGroup, .detached])
    func `terminates a program that has stopped, and not twice`(
        session: SpawnedProcess.Session
    ) throws {
        let process = try shell("kill -STOP $$", session: session)

        process.terminate()
        let status = process.waitForExit()
        process.terminate()

        #expect(status & 0x7F == SIGKILL)
        #expect(process.waitForExit() == status)
    }

    @Test(arguments: [
        ("/no/such/program", ENOENT), ("", ENOENT), ("no-such-program", ENOENT),
        ("/dev/null", EACCES),
    ])
    func `reports a missing program, and what is none`(path: String, code: CInt) {
        let failure = #expect(throws: SpawnedProcess.Failure.self) {
            try SpawnedProcess(
                ProgramInvocation(path: path),
                input: .null,
                output: .null,
                session: .shared
            )
        }

        #expect(failure?.code == code)
        #expect(failure?.reason == String(cString: strerror(code)))
        #expect(failure?.isShortage == false)
    }

    @Test(arguments: [
        (EAGAIN, true), (ENOMEM, true), (EMFILE, true), (ENFILE, true), (ENOENT, false),
        (EACCES, false), (ENOEXEC, false), (EINVAL, false),
    ])
    func `distinguishes a shortage, which is temporary`(code: CInt, isShortage: Bool) {
        #expect(SpawnedProcess.Failure(code: code).isShortage == isShortage)
    }

    @Test func `passes each argument on as it is`() throws {
        let text = try output(
            of: "printf '[%s]' \"$@\"",
            arguments: ["sh", "a b", "", "$HOME", "'\"", "é"]
        )

        #expect(text == "[a b][][$HOME]['\"][é]")
    }

    @Test func `discards standard error`() throws {
        #expect(try output(of: "echo noise >&2 && echo text") == "text\n")
    }

    @Test func `reads from the given descriptor`() throws {
        let path = try folder.write("one\ntwo\n", to: "input")
        let file = try FileDescriptor.opened(path)

        #expect(try output(of: "cat", input: .descriptor(file.number)) == "one\ntwo\n")
        #expect(try output(of: "cat", input: .null) == "")
    }

    @Test(arguments: [SIGPIPE, SIGXFSZ])
    func `does not inherit ignored signals`(number: CInt) throws {
        // They remain ignored, since other tests run in this process at the same time.
        signal(number, SIG_IGN)

        #expect(try shell("kill -\(number) $$").waitForExit() & 0x7F == number)
    }

    @Test func `does not inherit blocked signals`() throws {
        var blocked = sigset_t()
        var old = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &blocked, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }

        #expect(try shell("kill -TERM $$").waitForExit() & 0x7F == SIGTERM)
    }

    @Test func `inherits no other open file`() throws {
        let path = try folder.write("text", to: "file")
        let file = try FileDescriptor.opened(path)
        let copy = try file.duplicated()

        let text = try output(
            of: "for number; do [ -e /dev/fd/$number ] && echo $number; done; echo end",
            arguments: ["sh", "\(file.number)", "\(copy.number)"]
        )

        #expect(text == "end\n")
    }

    @Test(
        .enabled(if: access("/proc/self/stat", F_OK) == 0, "only Linux has /proc"),
        arguments: [
            (SpawnedProcess.Session.shared, false, false), (.processGroup, true, false),
            (.detached, true, true),
        ]
    )
    func `has a new process group or session, or ours`(
        session: SpawnedProcess.Session,
        leadsGroup: Bool,
        leadsSession: Bool
    ) throws {
        let script = "read id name state parent group session rest </proc/self/stat"

        let text = try output(of: script + " && echo $id $group $session", session: session)

        let ids = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        try #require(ids.count == 3)
        #expect(ids[1] == (leadsGroup ? ids[0] : getpgrp()))
        #expect(ids[2] == (leadsSession ? ids[0] : getsid(0)))
    }

    private func shell(
        _ script: String,
        session: SpawnedProcess.Session = .shared
    ) throws -> SpawnedProcess {
        try SpawnedProcess(
            ProgramInvocation(path: "/bin/sh", arguments: ["-c", script]),
            input: .null,
            output: .null,
            session: session
        )
    }

    /// The output of a script that exits with status 0.
    private func output(
        of script: String,
        arguments: [String] = [],
        input: SpawnedProcess.Stream = .null,
        session: SpawnedProcess.Session = .shared
    ) throws -> String {
        let path = folder.path(of: "output")
        let file = try FileDescriptor.opened(path, O_WRONLY | O_CREAT | O_TRUNC)
        let process = try SpawnedProcess(
            ProgramInvocation(path: "/bin/sh", arguments: ["-c", script] + arguments),
            input: input,
            output: .descriptor(file.number),
            session: session
        )
        #expect(process.waitForExit() == 0)
        return try folder.read("output")
    }
}
