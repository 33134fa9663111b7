import Foundation
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct FileDescriptorTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: [
        ("missing", O_RDONLY, ENOENT), ("", O_WRONLY, EISDIR), ("file/x", O_RDONLY, ENOTDIR),
    ])
    func `sets errno if a file can't be opened`(name: String, flags: CInt, code: CInt) throws {
        try folder.write("", to: "file")

        let isOpen = FileDescriptor(opening: folder.path(of: name), flags) != nil
        let found = errno

        #expect(!isOpen)
        #expect(found == code)
    }

    @Test func `knows whether there is anything at a path`() throws {
        let file = try folder.write("", to: "file")
        let link = folder.path(of: "link")
        try FileManager.default.createSymbolicLink(
            atPath: link,
            withDestinationPath: folder.path(of: "nothing")
        )

        #expect(FileStatus(ofLink: file) != nil)
        #expect(FileStatus(ofLink: folder.path) != nil)
        #expect(FileStatus(ofLink: link) != nil)
        #expect(!Executable.isExecutable(link))
        #expect(FileStatus(ofLink: folder.path(of: "nothing")) == nil)
        #expect(FileStatus(ofLink: file + "/inside") == nil)
    }

    @Test func `creates private files`() throws {
        let path = folder.path(of: "file")

        let file = try FileDescriptor.opened(path, O_WRONLY | O_CREAT)

        var status = stat()
        #expect(fstat(file.number, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func `distinguishes a regular file from anything else`() throws {
        let file = try FileDescriptor.opened(folder.write("abc", to: "file"))
        let (device, directory) = ("/dev/null", folder.path)

        #expect(file.isRegularFile == true)
        #expect(file.size == 3)
        #expect(try FileDescriptor.opened(device).isRegularFile == false)
        #expect(try FileDescriptor.opened(directory).isRegularFile == false)
        #expect(try pipe().reading.isRegularFile == false)
    }

    @Test func `has another version after each change, even of the same size`() throws {
        let path = try folder.write("abc", to: "file")
        let file = try FileDescriptor.opened(path, O_RDWR)
        let original = file.version
        #expect(original != nil)
        #expect(file.version == original)
        #expect(file.writeAll(Data("abcd".utf8)) == true)
        let first = file.version
        #expect(first != original)
        var times = [timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 5, tv_nsec: 7)]

        #expect(futimens(file.number, &times) == 0)
        let second = file.version
        times[1].tv_nsec = 8
        #expect(futimens(file.number, &times) == 0)

        #expect(second != first)
        #expect(file.version != second)
    }

    @Test(
        arguments: [
            (0, 6, "abcdef"), (2, 3, "cde"), (5, 1, "f"), (6, 0, ""), (0, 7, nil), (6, 1, nil),
            (100, 1, nil),
        ] as [(Int, Int, String?)]
    )
    func `reads all bytes at an offset, or fails`(
        offset: Int,
        count: Int,
        expected: String?
    ) throws {
        let path = try folder.write("abcdef", to: "file")
        let file = try FileDescriptor.opened(path)
        var bytes = [UInt8](repeating: 0, count: count)

        let isWhole = bytes.withUnsafeMutableBytes { file.readAll(into: $0, at: offset) }

        #expect(isWhole == (expected != nil))
        if let expected { #expect(String(decoding: bytes, as: UTF8.self) == expected) }
    }

    @Test(arguments: [0, 1, 5, 6, 7, 100])
    func `reads a file up to a limit, and no further`(limit: Int) throws {
        let path = try folder.write("abcdef", to: "file")
        let file = try FileDescriptor.opened(path)

        let data = file.read(upTo: limit)
        let rest = file.read(upTo: 100)

        #expect(data == Data("abcdef".utf8).prefix(limit))
        #expect(rest == Data("abcdef".utf8).dropFirst(limit))
    }

    @Test(arguments: [1, 65_535, 65_536, 65_537, 200_000])
    func `reads up to the limit from an endless device`(limit: Int) throws {
        let file = try FileDescriptor.opened("/dev/zero")

        #expect(file.read(upTo: limit) == Data(count: limit))
    }

    @Test func `reads a large file in one go`() throws {
        let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 >> 3) })
        let path = try folder.write(content, to: "file")
        let file = try FileDescriptor.opened(path)

        #expect(file.read(upTo: .max) == content)
    }

    @Test func `reads the available bytes, and none only at the end`() throws {
        let pipe = try pipe()
        _ = pipe.writing.writeAll(Data("abc".utf8))

        #expect(pipe.reading.readOnce(upTo: 2) == Data("ab".utf8))
        #expect(pipe.reading.readOnce(upTo: 100) == Data("c".utf8))
        let reading = pipe.closingWritingEnd()
        #expect(reading.readOnce(upTo: 100) == Data())
    }

    @Test func `waits until there is something to read, or the end`() throws {
        let pipe = try pipe()
        let later = ContinuousClock.now.advanced(by: .hangLimit)

        #expect(pipe.reading.waitUntilReadable(until: .now) == false)
        #expect(
            pipe.reading.waitUntilReadable(until: .now.advanced(by: .milliseconds(10))) == false
        )
        #expect(pipe.writing.writeAll(Data("a".utf8)) == true)
        #expect(pipe.reading.waitUntilReadable(until: later) == true)
        #expect(pipe.reading.readOnce(upTo: 1) == Data("a".utf8))
        let reading = pipe.closingWritingEnd()
        #expect(reading.waitUntilReadable(until: later) == true)
    }

    @Test func `does not close a descriptor that it gives up`() throws {
        let pipe = try pipe()
        let reading = try pipe.reading.duplicated()

        let number = pipe.handingOverWritingEnd()

        // The pipe still has a writer.
        #expect(reading.waitUntilReadable(until: .now) == false)
        _ = FileDescriptor(owning: number)
        #expect(reading.waitUntilReadable(until: .now.advanced(by: .hangLimit)) == true)
    }

    @Test func `fails if the system call fails`() throws {
        let path = try folder.write("abc", to: "file")
        let readOnly = try FileDescriptor.opened(path)
        let writeOnly = try FileDescriptor.opened(path, O_WRONLY)
        let directory = try FileDescriptor.opened(folder.path)
        var byte: [UInt8] = [0]

        #expect(readOnly.writeAll(Data("x".utf8)) == false)
        #expect(writeOnly.readOnce(upTo: 1) == nil)
        #expect(writeOnly.read(upTo: 1) == nil)
        #expect(directory.read(upTo: 1) == nil)
        let isRead = byte.withUnsafeMutableBytes { writeOnly.readAll(into: $0, at: 0) }
        #expect(!isRead)
        #expect(readOnly.writeAll(Data()) == true)
        let isDuplicate = FileDescriptor(duplicating: -1) != nil
        #expect(!isDuplicate)
    }

    private struct PipeEnds: ~Copyable {
        let reading: FileDescriptor
        let writing: FileDescriptor

        consuming func closingWritingEnd() -> FileDescriptor { reading }

        consuming func handingOverWritingEnd() -> CInt { writing.release() }
    }

    private func pipe() throws -> PipeEnds {
        let path = folder.path(of: "pipe")
        try #require(mkfifo(path, 0o600) == 0)
        // Opened for reading without a writer, and then made to wait for one.
        let reading = try FileDescriptor.opened(path, O_RDONLY | O_NONBLOCK)
        let writing = try FileDescriptor.opened(path, O_WRONLY)
        _ = fcntl(reading.number, F_SETFL, 0)
        return PipeEnds(reading: reading, writing: writing)
    }
}
