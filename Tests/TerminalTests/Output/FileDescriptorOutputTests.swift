import Foundation
import SystemKit
import Testing

@testable import Terminal
@testable import TestSupport

@Suite(.timeLimit(.minutes(20)))
struct FileDescriptorOutputTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        // As in the program: a closed pipe is an error, not a signal.
        signal(SIGPIPE, SIG_IGN)
    }

    @Test(arguments: ["", "Alien\n", "기생충 👾\n", "\0"])
    func `writes the whole text`(text: String) throws {
        let output = FileDescriptorOutput(descriptor: try open("file", O_WRONLY | O_CREAT))
        defer { close(output.descriptor) }

        try output.write(text)
        try output.write(text)

        #expect(try folder.read("file") == text + text)
        #expect(!output.isTerminal)
        #expect(output.width == nil)
    }

    @Test func `knows the size of a terminal`() throws {
        let terminal = try TerminalPair(columns: 97, rows: 31)
        let output = FileDescriptorOutput(descriptor: terminal.slave.number)

        #expect(output.isTerminal)
        #expect(output.width == 97)
        #expect(output.height == 31)
        try terminal.resize(columns: 1, rows: 1)
        #expect(output.width == 1)
        #expect(output.height == 1)
        // Some terminals don't report their size.
        try terminal.resize(columns: 0, rows: 0)
        #expect(output.width == nil)
        #expect(output.height == nil)
    }

    @Test func `reports that the reader has closed the pipe`() throws {
        let (reading, writing) = try pipe()
        close(reading)
        defer { close(writing) }

        #expect(throws: OutputError.closed) {
            try FileDescriptorOutput(descriptor: writing).write("text")
        }
    }

    @Test func `reports why it can't write`() throws {
        try folder.write("", to: "file")
        let output = FileDescriptorOutput(descriptor: try open("file", O_RDONLY))
        defer { close(output.descriptor) }

        #expect(throws: OutputError.failed("Bad file descriptor")) { try output.write("text") }
        #expect(throws: Never.self) { try output.write("") }
    }

    @Test(.enabled(if: access("/dev/full", F_OK) == 0, "only Linux has this device"))
    func `reports that the disk is full`() throws {
        let output = FileDescriptorOutput(descriptor: Foundation.open("/dev/full", O_WRONLY))
        defer { close(output.descriptor) }

        #expect(throws: OutputError.failed("No space left on device")) { try output.write("text") }
    }

    @Test func `waits for a slow reader, even if the pipe is non-blocking`() async throws {
        let (reading, writing) = try pipe()
        defer { close(reading) }
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        let text = String(repeating: "0123456789", count: 100_000)
        DetachedThread.start {
            try? FileDescriptorOutput(descriptor: writing).write(text)
            close(writing)
        }

        let file = FileHandle(fileDescriptor: reading, closeOnDealloc: false)
        let written = try file.readToEnd()

        #expect(written?.count == text.utf8.count)
        #expect(written == Data(text.utf8))
    }

    private func open(_ name: String, _ flags: CInt) throws -> CInt {
        let path = folder.path(of: name)
        let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o600)
        return try #require(descriptor >= 0 ? descriptor : nil)
    }

    /// A named pipe, so that both ends are close-on-exec from the start.
    private func pipe() throws -> (reading: CInt, writing: CInt) {
        try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
        let reading = try open("pipe", O_RDONLY | O_NONBLOCK)
        let writing = try open("pipe", O_WRONLY)
        _ = fcntl(reading, F_SETFL, 0)
        return (reading, writing)
    }
}
