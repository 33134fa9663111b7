import CLibrary
import Essentials
import SystemKit

/// Repairs the standard streams that the program inherits, before anything else runs.
package enum StandardStreams {
    /// A duplicate of standard error, which stays open when descriptor 2 is redirected.
    package static let errors: CInt = {
        let duplicate = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        return duplicate >= 0 ? duplicate : STDERR_FILENO
    }()

    /// Ensures that descriptors 0, 1 and 2 are open, and that writing to a closed pipe is an error
    /// instead of a signal.
    ///
    /// A closed descriptor is opened in the wrong direction: no file that we open later can become
    /// our standard output, and a write to it still fails.
    package static func ensureOpen() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
        // A file that reaches its size limit fails the write, too, and does not end the process.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Redirects descriptor 2 to `/dev/null`, where libraries and the Swift runtime write.
    package static func redirectStandardError() {
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors != STDERR_FILENO, null >= 0 else { return }
        dup2(null, STDERR_FILENO)
        close(null)
    }
}

/// Standard input as lines, from a terminal, a file or another program.
package enum StandardInput {
    /// Standard input can't be read; `reason` is the OS error message.
    package struct ReadError: Error {
        package let reason: String

        package init(reason: String) { self.reason = reason }
    }

    package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// In bytes; the rest of a longer line is dropped.
    private static let lineLimit = 1 << 16

    /// The lines as they arrive, read on a separate thread; for one reader.
    ///
    /// Not by `readLine`: while it waits, it holds a lock that some libraries need at exit.
    package static func readLines() -> AsyncThrowingStream<String, any Error> {
        let (lines, continuation) = AsyncThrowingStream.makeStream(of: String.self)
        let hasStarted = DetachedThread.start {
            do {
                try read { continuation.yield($0) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        if !hasStarted {
            continuation.finish(throwing: ReadError(reason: "can't start a thread"))
        }
        return lines
    }

    /// The first line, or all of an input without a line break; `nil` if it has more bytes than
    /// `limit`.
    package static func readLine(limit: Int) throws(ReadError) -> String? {
        try read(limit: limit, upTo: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// All bytes; `nil` if there are more than `limit`.
    package static func readAll(limit: Int) throws(ReadError) -> [UInt8]? {
        try read(limit: limit, upTo: nil)
    }

    private static func read(limit: Int, upTo end: UInt8?) throws(ReadError) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let next = try readSome(limit + 1)
            let new = next.prefix { $0 != end }
            bytes += new
            if new.count < next.count || next.isEmpty { break }
        }
        return bytes.count <= limit ? bytes : nil
    }

    private static func read(_ handle: (String) -> Void) throws {
        var line: [UInt8] = []
        while case let bytes = try readSome(1 << 12), !bytes.isEmpty {
            for byte in bytes {
                if byte == UInt8(ascii: "\n") {
                    handle(String(decoding: line, as: UTF8.self))
                    line.removeAll(keepingCapacity: true)
                } else if line.count < lineLimit {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { handle(String(decoding: line, as: UTF8.self)) }
    }

    /// The next bytes; none at the end.
    private static func readSome(_ count: Int) throws(ReadError) -> [UInt8] {
        let input = FileDescriptor(duplicating: STDIN_FILENO)
        guard let bytes = input?.readOnce(upTo: min(count, 1 << 16)).map({ [UInt8]($0) }) else {
            throw ReadError(reason: StorageError.errnoDescription())
        }
        return bytes
    }
}

/// Asks for a secret on the terminal, and does not show what is typed.
package enum SecretPrompt {
    /// In bytes; a longer text is no token.
    package static let sizeLimit = 4096

    /// Writes a question, and waits for a line, or for Ctrl-C, which ends the program; `nil` at the
    /// end of the input, or if the terminal can't be controlled.
    package static func readLine(_ question: String, on console: Console) -> String? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        guard TerminalSession.enterWithoutScreen() else { return nil }
        defer { TerminalSession.restore() }
        // If it can't be written, there is nowhere to report that.
        try? console.errors.write(question)
        defer { try? console.errors.write("\r\n") }
        var decoder = KeyDecoder()
        return line(from: { nextKeys(&decoder) }) {
            try? console.errors.write("\r\n")
            TerminationSignals.restoreTerminalAndExit()
        }
    }

    /// The line that is edited by the keys which `next` returns up to the end of the input.
    static func line(from next: () -> [Key]?, onInterrupt: () -> Void) -> String? {
        var line = LineEditor()
        while let keys = next() {
            for key in keys {
                if key == .enter { return line.text }
                if key == .control("d") { return line.text.isEmpty ? nil : line.text }
                if [.control("c"), .control("\\")].contains(key) { onInterrupt() }
                _ = line.handle(key)
            }
        }
        return nil
    }

    /// Waits for the next keys, which may be none; `nil` at the end of the input.
    private static func nextKeys(_ decoder: inout KeyDecoder) -> [Key]? {
        var entry = pollfd(fd: TerminalSession.input, events: Int16(POLLIN), revents: 0)
        if decoder.isPending, poll(&entry, 1, decoder.timeoutMilliseconds) == 0 {
            return decoder.handleTimeout()
        }
        // Byte by byte: what follows the line is for the shell.
        var byte: UInt8 = 0
        let count = read(TerminalSession.input, &byte, 1)
        if count < 0, errno == EINTR { return [] }
        return count == 1 ? decoder.decode([byte]) : nil
    }
}

/// Environment variables; an empty variable counts as not set.
package struct Environment: Sendable {
    private let value: @Sendable (_ name: String) -> String?

    package subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }

    /// The environment of this process, with the secrets removed from it: child processes do not
    /// inherit them.
    ///
    /// Call it before there is a second thread. Other variables are read on demand, since copying
    /// all of them takes as long as a search.
    package static func process(removing secretNames: [String]) -> Environment {
        var secrets: [String: String] = [:]
        for name in secretNames {
            secrets[name] = variable(name)
            unsetenv(name)
        }
        return Environment { [secrets] name in secrets[name] ?? variable(name) }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

extension Environment {
    package init(_ variables: [String: String]) { self.init { variables[$0] } }
}

/// Writes to an open file descriptor, unbuffered.
package struct FileDescriptorOutput: TextOutput {
    package let descriptor: CInt

    package init(descriptor: CInt) { self.descriptor = descriptor }

    package var isTerminal: Bool { isatty(descriptor) == 1 }
    package var width: Int? { window.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }
    package var height: Int? { window.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    var window: winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    package func write(_ text: String) throws(OutputError) {
        guard !FileDescriptor.writeAll(Array(text.utf8), to: descriptor) else { return }
        throw errno == EPIPE ? .closed : .failed(StorageError.errnoDescription())
    }
}

/// Outside the type, whose own `write` would hide the system's.
func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
