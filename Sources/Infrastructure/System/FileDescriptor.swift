#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, closed when its owner ends.
package struct FileDescriptor: ~Copyable {
    package let number: CInt

    /// Opens a path, following links; fails if `open(2)` fails, and sets `errno`.
    ///
    /// A file that this creates is private to the user.
    package init?(opening path: String, _ flags: CInt) {
        var number: CInt
        repeat { number = open(path, flags | O_CLOEXEC, 0o600) } while number < 0 && errno == EINTR
        guard number >= 0 else { return nil }
        self.number = number
    }

    /// Opens a regular file to change it in place.
    ///
    /// A link is not followed, because its target may not be ours to change, and a pipe is not
    /// waited for. Both throw the error that `failure` makes from the path and the reason.
    package init(
        changing path: String,
        _ flags: CInt,
        orThrow failure: (_ path: String, _ reason: String) -> StorageError
    ) throws(StorageError) {
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
    package init(owning number: CInt) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Gives up the open descriptor, which the caller has to close.
    package consuming func release() -> CInt {
        let number = number
        discard self
        return number
    }

    /// Whether this is a regular file, and not a directory, pipe or device.
    package var isRegularFile: Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// In bytes; `nil` if `fstat(2)` fails.
    package var size: Int? {
        var status = stat()
        return fstat(number, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The size and the time of the last change; `nil` if `fstat(2)` fails.
    package var version: String? {
        var status = stat()
        guard fstat(number, &status) == 0 else { return nil }
        let time = status.modificationTime
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Waits until all written data is on the disk; `false` if `fsync(2)` fails.
    package func synchronize() -> Bool {
        Platform.synchronize(number)
    }
}
