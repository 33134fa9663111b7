/// An open file, closed when its owner ends.
struct FileDescriptor: ~Copyable {
    let number: CInt

    /// Opens whatever is at a path, through links; fails as `open(2)` does, and `errno` says why.
    ///
    /// A file that this creates is private to the user.
    init?(opening path: String, _ flags: CInt) {
        var number: CInt
        repeat { number = open(path, flags | O_CLOEXEC, 0o600) } while number < 0 && errno == EINTR
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Opens a regular file to change it in place.
    ///
    /// A link is not followed, since the file that it leads to is not ours to change, and a pipe is
    /// not waited for. Both are errors, which `failure` makes of the path and the reason.
    init(
        changing path: String,
        _ flags: CInt,
        orThrow failure: (_ path: String, _ reason: String) -> StorageError
    ) throws(StorageError) {
        guard let file = FileDescriptor(opening: path, flags | O_NOFOLLOW | O_NONBLOCK) else {
            // A link, or a pipe without a reader.
            let isOther = errno == ELOOP || errno == ENXIO
            throw failure(
                path,
                isOther ? StorageError.notRegular : StorageError.errnoDescription()
            )
        }
        guard file.isRegularFile else { throw failure(path, StorageError.notRegular) }
        _ = fcntl(file.number, F_SETFL, flags)
        self = file
    }

    /// Creates a file, in place of whatever has its name; fails as `open(2)` does.
    ///
    /// For drafts and other files whose names are ours alone: what a killed process left there, or
    /// a link or a pipe that somebody else put there, is removed and not written to.
    init?(creating path: String) {
        unlink(path)
        self.init(opening: path, O_RDWR | O_CREAT | O_EXCL)
    }

    /// Another descriptor of an open file; fails as `fcntl(2)` does.
    init?(duplicating other: CInt) {
        let number = fcntl(other, F_DUPFD_CLOEXEC, 0)
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Takes over an open descriptor.
    init(owning number: CInt) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Hands over the open descriptor, which the new owner has to close.
    consuming func release() -> CInt {
        let number = number
        discard self
        return number
    }

    /// Whether this is a file that ends, and no pipe or device.
    var isRegularFile: Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// In bytes; fails as `fstat(2)` does.
    var size: Int? {
        var status = stat()
        return fstat(number, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The size and the time of the last change; fails as `fstat(2)` does.
    var version: String? {
        var status = stat()
        guard fstat(number, &status) == 0 else { return nil }
        let time = status.modificationTime
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Waits until all that was written is on the disk; `false` as `fsync(2)` fails.
    func synchronize() -> Bool {
        #if canImport(Darwin)
        // There, fsync(2) leaves it in the disk's own cache. Some file systems have nothing better.
        if fcntl(number, F_FULLFSYNC) == 0 { return true }
        #endif
        return fsync(number) == 0
    }

    /// Fills a buffer from an offset; `false` if the file ends before, or can't be read.
    func readAll(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = pread(number, rest.baseAddress, rest.count, off_t(offset + done))
            if count == 0 { return false }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The next bytes, as many as come at once; none only at the end.
    ///
    /// Fails as `read(2)` does, and `errno` then says why.
    func readOnce(upTo count: Int) -> Data? {
        var buffer = [UInt8](repeating: 0, count: count)
        while true {
            let count = buffer.withUnsafeMutableBytes { readSome(into: $0[...], from: number) }
            if count >= 0 { return Data(buffer[..<count]) }
            if errno != EINTR { return nil }
        }
    }

    /// Waits until there is something to read, or the end; `false` at the deadline.
    func waitUntilReadable(until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return false }
            let milliseconds = (left / .milliseconds(1)).rounded(.up)
            var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, CInt(min(milliseconds, 86_400_000))) > 0 { return true }
        }
    }

    /// The bytes from here to the end, or the first of them up to a limit; reads no further.
    ///
    /// Fails as `read(2)` does, and `errno` then says why.
    func read(upTo limit: Int) -> Data? {
        // One byte more than a file has shows its end.
        let expected = isRegularFile ? size.map { $0 + 1 } ?? limit : limit
        let step = min(limit, max(expected, 1), 1 << 16)
        var result = Data()
        var count = 0
        while count < limit {
            if count == result.count { result.count += min(step, limit - count) }
            let added = result.withUnsafeMutableBytes { readSome(into: $0[count...], from: number) }
            if added == 0 { break }
            if added > 0 {
                count += added
            } else if errno != EINTR {
                return nil
            }
        }
        result.count = count
        return result
    }

    /// Writes all of it; `false` as `write(2)` fails, `errno` then says why.
    func writeAll(_ data: some ContiguousBytes) -> Bool {
        Self.writeAll(data, to: number)
    }

    /// Writes all of it to a descriptor with another owner.
    static func writeAll(_ data: some ContiguousBytes, to number: CInt) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(
                    number,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count
                )
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

extension stat {
    /// When the contents last changed.
    var modificationTime: timespec {
        #if canImport(Darwin)
        st_mtimespec
        #else
        st_mtim
        #endif
    }
}

/// Outside of the type, whose own `read` would hide the system's.
private func readSome(
    into buffer: Slice<UnsafeMutableRawBufferPointer>,
    from descriptor: CInt
) -> Int {
    read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer).baseAddress, buffer.count)
}
