import CLibrary
package import Essentials

/// An open file, closed when its owner ends.
package struct FileDescriptor: ~Copyable {
    package let number: CInt

    package static var standardInput: CInt { STDIN_FILENO }

    /// Opens a path, following links; fails if `open(2)` fails, and sets `errno`.
    ///
    /// A file that this creates is private to the user.
    package init?(opening path: String, _ flags: CInt) {
        let number = uninterrupted { open(path, flags | O_CLOEXEC, 0o600) }
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Opens a path to read it, following links; fails if `open(2)` fails, and sets `errno`.
    package init?(reading path: String, waitsForPipe: Bool = false) {
        self.init(opening: path, waitsForPipe ? O_RDONLY : O_RDONLY | O_NONBLOCK)
    }

    /// Opens a folder by its path in bytes, which need not be UTF-8; fails if `open(2)` fails.
    init?(openingFolder path: some Sequence<UInt8>) {
        let path = path.map { CChar(bitPattern: $0) } + [0]
        let number = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Opens an existing file to write to it, from its start on; fails if `open(2)` fails.
    package init?(writing path: String) { self.init(opening: path, O_WRONLY) }

    /// Opens a regular file to change it in place, or creates it.
    ///
    /// A link is not followed, because its target may not be ours to change, and a pipe is not
    /// waited for. Both throw the error that `failure` makes from the path and the reason.
    package init(
        changing path: String,
        appending: Bool = false,
        orThrow failure: (_ path: String, _ reason: String) -> StorageError
    ) throws(StorageError) {
        let flags = O_RDWR | O_CREAT | (appending ? O_APPEND : 0)
        guard let file = FileDescriptor(opening: path, flags | O_NOFOLLOW | O_NONBLOCK) else {
            // A link, or a pipe without a reader.
            let isOther = errno == ELOOP || errno == ENXIO
            throw failure(path, isOther ? StorageError.notRegular : StorageError.errnoDescription())
        }
        guard file.isRegularFile else { throw failure(path, StorageError.notRegular) }
        _ = fcntl(file.number, F_SETFL, flags)
        self = file
    }

    /// Creates a file, and removes anything else at its path; fails if `open(2)` fails.
    ///
    /// For drafts and other files whose names only this program uses: a leftover of a killed
    /// process, or a link or pipe of another user, is removed and not written to.
    package init?(creating path: String) {
        unlink(path)
        self.init(opening: path, O_RDWR | O_CREAT | O_EXCL)
    }

    /// Another descriptor of an open file; fails if `fcntl(2)` fails.
    package init?(duplicating other: CInt) {
        let number = fcntl(other, F_DUPFD_CLOEXEC, 0)
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Takes over an open descriptor.
    package init(owning number: CInt) { self.number = number }

    /// Removes what is at a path; `false` if `unlink(2)` fails, and sets `errno`.
    @discardableResult
    package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

    deinit {
        close(number)
    }

    /// Gives up the open descriptor, which the caller has to close.
    package consuming func release() -> CInt {
        let number = number
        discard self
        return number
    }

    /// `nil` if `fstat(2)` fails.
    private var status: FileStatus? { FileStatus { fstat(number, &$0) } }

    /// Whether this is a regular file, and not a directory, pipe or device.
    package var isRegularFile: Bool { status?.isRegularFile ?? false }

    /// In bytes; `nil` if `fstat(2)` fails.
    package var size: Int? { status?.size }

    /// The size and the time of the last change; `nil` if `fstat(2)` fails.
    package var version: String? {
        status.map { "\($0.size) \($0.lastChange.seconds).\($0.lastChange.nanoseconds)" }
    }

    /// Waits until all written data is on the disk; `false` if `fsync(2)` fails.
    package func synchronize() -> Bool { Platform.synchronize(number) }
}

extension FileDescriptor {
    /// Fills a buffer from an offset; `false` if the file is too short, or can't be read.
    package func readAll(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = uninterrupted {
                pread(number, rest.baseAddress, rest.count, off_t(offset + done))
            }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// The next available bytes, none at the end; `nil` if `read(2)` fails, and sets `errno`.
    package func readOnce(upTo count: Int) -> Data? {
        var buffer = [UInt8](repeating: 0, count: count)
        let readCount = buffer.withUnsafeMutableBytes { readSome(into: $0[...], from: number) }
        return readCount < 0 ? nil : Data(buffer[..<readCount])
    }

    /// Waits until there is something to read, or the end of the file; `false` at the deadline.
    package func waitUntilReadable(until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return false }
            let milliseconds = (left / .milliseconds(1)).rounded(.up)
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, CInt(min(milliseconds, 86_400_000))) > 0 { return true }
        }
    }

    /// The remaining bytes, up to a limit; `nil` if `read(2)` fails, and sets `errno`.
    package func read(upTo limit: Int) -> Data? {
        // Reading one byte more than the file has detects its end.
        let expected = isRegularFile ? size.map { $0 + 1 } ?? limit : limit
        let step = min(limit, max(expected, 1), 1 << 16)
        var result = Data()
        var count = 0
        while count < limit {
            if count == result.count { result.count += min(step, limit - count) }
            let added = result.withUnsafeMutableBytes { readSome(into: $0[count...], from: number) }
            if added < 0 { return nil }
            if added == 0 { break }
            count += added
        }
        result.count = count
        return result
    }

    /// Writes all bytes; returns `false` if `write(2)` fails, and sets `errno`.
    package func writeAll(_ data: some ContiguousBytes) -> Bool { Self.writeAll(data, to: number) }

    /// Continues at an offset; `false` if `lseek(2)` fails, and sets `errno`.
    package func seek(to offset: Int) -> Bool {
        lseek(number, off_t(offset), SEEK_SET) == off_t(offset)
    }

    /// Cuts the file off, and continues at its end; `false` if that fails, and sets `errno`.
    package func truncate(to size: Int) -> Bool {
        ftruncate(number, off_t(size)) == 0 && seek(to: size)
    }

    /// Writes all bytes to a descriptor with another owner.
    package static func writeAll(_ data: some ContiguousBytes, to number: CInt) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = uninterrupted(number, POLLOUT) { write(number, start, rest.count) }
                guard count >= 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// The contents of a regular file; `nil` if there is no such file.
    ///
    /// A file of more than `limit` bytes is an error: it is not one of this program's.
    package static func contents(
        of path: String,
        limit: Int,
        markingUse: Bool = false
    ) throws(StorageError) -> Data? {
        // Does not wait for the writer of a pipe.
        guard let file = FileDescriptor(reading: path) else {
            if StorageError.isForMissingFile { return nil }
            throw .cannotRead(path: path)
        }
        guard file.isRegularFile else {
            throw .cannotRead(path: path, reason: StorageError.notRegular)
        }
        guard let data = file.read(upTo: limit + 1) else { throw .cannotRead(path: path) }
        guard data.count <= limit else { throw .cannotRead(path: path, reason: "it is too large") }
        // The data is valid even if its times can't be updated.
        if markingUse { futimens(file.number, nil) }
        return data
    }
}

/// Outside of the type, whose own `read` would shadow the system's.
private func readSome(
    into buffer: Slice<UnsafeMutableRawBufferPointer>,
    from descriptor: CInt
) -> Int {
    let start = UnsafeMutableRawBufferPointer(rebasing: buffer).baseAddress
    return uninterrupted(descriptor, POLLIN) { read(descriptor, start, buffer.count) }
}

/// Repeats a system call as long as a signal interrupts it, or until an event of its descriptor: one
/// that others share may be non-blocking, as a terminal.
private func uninterrupted<Result: SignedInteger>(
    _ descriptor: CInt = -1,
    _ event: CInt = POLLIN,
    _ call: () -> Result
) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno == EAGAIN, descriptor >= 0 {
            var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            _ = poll(&entry, 1, -1)
        } else if errno != EINTR {
            return result
        }
    }
}

/// The system's record of a file.
package struct FileStatus {
    package let isRegularFile: Bool

    /// Whether the mode lets users other than the owner read it.
    package let isReadableByOthers: Bool

    /// In bytes.
    package let size: Int

    /// The time of the last change of the contents.
    package let lastChange: (seconds: Int, nanoseconds: Int)

    /// Equal for two paths or two times only if it is the same file, unchanged.
    package let identity: [Int]

    /// Fails if there is nothing at the path, and sets `errno`; a symbolic link is not followed.
    package init?(ofLink path: String) { self.init { lstat(path, &$0) } }

    /// Fails if there is nothing at the path, and sets `errno`.
    package init?(of path: String) { self.init { stat(path, &$0) } }

    init?(_ read: (inout stat) -> CInt) {
        var status = stat()
        guard read(&status) == 0 else { return nil }
        isRegularFile = status.st_mode & S_IFMT == S_IFREG
        isReadableByOthers = status.st_mode & (S_IRGRP | S_IROTH) != 0
        size = Int(status.st_size)
        let time = status.modificationTime
        lastChange = (Int(time.tv_sec), Int(time.tv_nsec))
        identity = [
            Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), size,
            lastChange.seconds, lastChange.nanoseconds,
        ]
    }
}
