import CLibrary
package import Essentials
import Synchronization

/// A program to start with its arguments, which every user of the system can read.
package struct ProgramInvocation: Hashable, Sendable {
    /// An absolute path.
    package let path: String
    package let arguments: [String]

    /// Environment variables, each as `NAME=value`, that count unless ours has them.
    package let variables: [String]

    package init(path: String, arguments: [String] = [], variables: [String] = []) {
        self.path = path
        self.arguments = arguments
        self.variables = variables
    }
}

/// A child process with pipes for its standard input and output; its standard error is discarded.
///
/// Reading and writing block, so both belong on a `DetachedThread`. The program reaches the end of
/// its input when this object is released, and when this process ends in any way.
package final class ChildProcess: Sendable {
    private let process: SpawnedProcess

    /// The writing end of the pipe to its standard input; `nil` once closed.
    private let input: Mutex<CInt?>
    private let output: FileDescriptor

    /// Writing to a program that has ended must be an error, and not end this process.
    private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

    package init(_ program: ProgramInvocation) throws(SpawnedProcess.Failure) {
        _ = Self.ignoresBrokenPipes
        let input = try Pipe()
        let output = try Pipe()
        process = try SpawnedProcess(
            program,
            input: .descriptor(input.readingEnd.number),
            output: .descriptor(output.writingEnd.number),
            session: .processGroup
        )
        self.input = Mutex(input.writingEnd.release())
        self.output = output.readingEnd
    }

    deinit {
        closeInput()
    }

    /// Writes all bytes; `false` if the program does not read them.
    package func write(_ bytes: some ContiguousBytes) -> Bool {
        input.withLock { input in input.map { FileDescriptor.writeAll(bytes, to: $0) } ?? false }
    }

    /// Writes on a separate thread, and then ends the input.
    ///
    /// Writes `first`, then the chunks that `next` returns, up to an empty one. If the program does
    /// not read all of them, or if no thread can be started, its exit status shows that.
    package func feed(_ first: Data, then next: @escaping @Sendable () -> Data = { Data() }) {
        let hasStarted = DetachedThread.start {
            var chunk = first
            while !chunk.isEmpty, self.write(chunk) { chunk = next() }
            self.closeInput()
        }
        if !hasStarted { terminate() }
    }

    package func closeInput() {
        input.withLock { input in
            if let input { close(input) }
            input = nil
        }
    }

    /// Reads `count` bytes, or fewer at the end of the output.
    package func read(_ count: Int) -> Data {
        // An error ends the output.
        output.read(upTo: count) ?? Data()
    }

    /// Reads `count` bytes, or fewer at the end of the output; `nil` if they do not come in time.
    package func read(_ count: Int, until deadline: ContinuousClock.Instant) -> Data? {
        var result = Data()
        while result.count < count {
            let missingCount = min(count - result.count, 1 << 16)
            guard let new = readAvailable(upTo: missingCount, until: deadline) else { return nil }
            if new.isEmpty { break }
            result.append(new)
        }
        return result
    }

    /// Reads what is there or comes next; empty at the end of the output, `nil` at the deadline.
    package func readAvailable(upTo count: Int, until deadline: ContinuousClock.Instant) -> Data? {
        guard output.waitUntilReadable(until: deadline) else { return nil }
        return output.readOnce(upTo: count) ?? Data()
    }

    package enum OutputFailure: Error, Hashable {
        case abandoned(BlockingWork.Failure)
        case timedOut
        case tooLarge

        case cannotStart

        /// The exit status of the program is not 0.
        case failed
    }

    /// Writes the input, and returns the output if the program exits with status 0 in time.
    ///
    /// `limit` is the largest output, in bytes. After a failure the program is terminated.
    package func output(
        for input: Data,
        limit: Int,
        until deadline: ContinuousClock.Instant
    ) async throws(OutputFailure) -> Data {
        let outcome: Result<Data, OutputFailure>
        do {
            outcome = try await BlockingWork.run {
                Result { () throws(OutputFailure) in
                    try self.waitForOutput(for: input, limit: limit, until: deadline)
                }
            } abandon: {
                self.terminate()
            }
        } catch {
            throw .abandoned(error)
        }
        return try outcome.get()
    }

    private func waitForOutput(
        for input: Data,
        limit: Int,
        until deadline: ContinuousClock.Instant
    ) throws(OutputFailure) -> Data {
        feed(input)
        defer { terminate() }
        guard let output = read(limit + 1, until: deadline) else { throw .timedOut }
        guard output.count <= limit else { throw .tooLarge }
        guard let status = process.waitForExit(until: deadline) else { throw .timedOut }
        guard status == 0 else { throw .failed }
        return output
    }

    /// Waits until the program has ended, and returns whether its exit status is 0.
    package func succeeds() -> Bool { process.waitForExit() == 0 }

    /// The status in the form of `waitpid(2)`; `nil` if the program runs past the deadline.
    package func waitForExit(until deadline: ContinuousClock.Instant) -> CInt? {
        process.waitForExit(until: deadline)
    }

    /// Kills the program and the processes that it has started, which ends its output.
    package func terminate() { process.terminate() }

    /// Terminates the program, and waits for its end on a separate thread.
    package func terminateAndReap() {
        terminate()
        // Without a thread, the next start of a program does.
        DetachedThread.start { [process] in _ = process.waitForExit() }
    }
}

/// The two ends of a pipe that no other child inherits.
package struct Pipe: ~Copyable {
    package let readingEnd: FileDescriptor
    package let writingEnd: FileDescriptor

    package init() throws(SpawnedProcess.Failure) {
        var ends: [CInt] = [-1, -1]
        // Not `pipe2(2)`, which glibc's headers hide from Swift.
        let code = SpawnedProcess.withoutSpawning {
            guard pipe(&ends) == 0 else { return errno }
            // A child that inherits the writing end waits forever for the end of its input.
            for end in ends where fcntl(end, F_SETFD, FD_CLOEXEC) < 0 { return errno }
            return 0
        }
        guard code == 0 else {
            for end in ends where end >= 0 { close(end) }
            throw SpawnedProcess.Failure(code: code)
        }
        readingEnd = FileDescriptor(owning: ends[0])
        writingEnd = FileDescriptor(owning: ends[1])
    }

    /// Closes the reading end, and returns the other one.
    package consuming func closingReadingEnd() -> FileDescriptor { writingEnd }
}
