#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the system says about a file.
package struct FileStatus {
    package let isRegularFile: Bool

    /// Whether the mode lets users other than the owner read it.
    package let isReadableByOthers: Bool

    /// In bytes.
    package let size: Int

    /// When the contents last changed.
    package let lastChange: (seconds: Int, nanoseconds: Int)

    /// Equal for two paths or two times only if it is the same file, unchanged.
    package let identity: [Int]

    /// Fails if there is nothing at the path, and sets `errno`; a symbolic link is not followed.
    package init?(ofLink path: String) {
        self.init { lstat(path, &$0) }
    }

    /// Fails if there is nothing at the path, and sets `errno`.
    package init?(of path: String) {
        self.init { stat(path, &$0) }
    }

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
