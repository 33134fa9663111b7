import Foundation
import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that runs beside this one and talks to it through pipes; its complaints are dropped.
///
/// To read and to write is to wait, so both belong on a thread of their own. When its owner lets
/// go of it, or ends in whatever way, the program finds the end of its input.
final class ChildProcess: Sendable {
    private let process: Process
    private let input: Pipe
    private let output: Pipe

    /// Held while pipes are made, which have to be marked before another child inherits them.
    private static let birth = Mutex(())

    /// Runs what starts another child, which must not inherit a pipe that is being made.
    static func whileNoPipeIsMade<Result>(_ body: () -> Result) -> Result {
        birth.withLock { _ in body() }
    }

    /// A program that ends early is an error that we can read, and not the end of ours.
    private static let ignoresBrokenPipes: Void = {
        signal(SIGPIPE, SIG_IGN)
    }()

    /// Fails where the program can't be started.
    init?(_ program: ChildProgram) {
        _ = Self.ignoresBrokenPipes
        guard Self.hasDescriptors() else { return nil }
        (input, output) = Self.birth.withLock { _ in (Self.makePipe(), Self.makePipe()) }
        process = Process()
        process.executableURL = URL(filePath: program.path)
        process.arguments = program.arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let process = process
        do {
            try Self.birth.withLock { _ in try process.run() }
        } catch {
            return nil
        }
    }

    /// Whether there are as many descriptors left as starting a child takes, and some more.
    ///
    /// Where it gets none, the library ends this program.
    private static func hasDescriptors() -> Bool {
        let spare = (0..<16).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
        for descriptor in spare where descriptor >= 0 { close(descriptor) }
        return spare.allSatisfy { $0 >= 0 }
    }

    deinit {
        // The process object lives on, with the pipe in it, for as long as the program does.
        closeInput()
    }

    /// One that only the two sides of it have.
    ///
    /// Another child that had the writing end as well would keep the reader waiting for the end.
    private static func makePipe() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return pipe
    }

    /// Writes all of it; `false` when the program does not take it any more.
    func write(_ data: Data) -> Bool {
        do {
            try input.fileHandleForWriting.write(contentsOf: data)
            return true
        } catch {
            return false
        }
    }

    /// Lets the program find the end of its input.
    func closeInput() {
        // All that can fail is to close it twice.
        try? input.fileHandleForWriting.close()
    }

    /// Just so many bytes, or all that come before the output ends.
    func read(_ count: Int) -> Data {
        // A pipe that can't be read has nothing more to say.
        (try? output.fileHandleForReading.read(upToCount: count)) ?? Data()
    }

    /// Whether the program ended well; waits until it has ended.
    func succeeds() -> Bool {
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }

    /// Ends the program with all that it has started, and so its output.
    ///
    /// By the signal that no program can refuse: a child of a thread of Dispatch has all others
    /// blocked.
    func terminate() {
        guard process.isRunning else { return }
        // Foundation makes each child the leader of a group.
        for id in [-process.processIdentifier, process.processIdentifier] { kill(id, SIGKILL) }
    }
}
