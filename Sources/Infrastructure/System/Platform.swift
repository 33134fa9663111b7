// The one place that decides which of the platform's libraries the program uses. It re-exports
// them, so that a file gets them with `import Infrastructure`.
//
// On Linux that is FoundationEssentials and the C library. The rest of Foundation would bring ICU
// along, which makes the program 40 MB larger and slower to start; only the network worker links
// it.
#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
// Its `environ` is a variable, which Swift would let no thread read.
@preconcurrency @_exported public import Musl
#else
@_exported public import Glibc
#endif

/// What differs between macOS and Linux, and between the C libraries of Linux.
///
/// Each difference has one name here, so that no other file asks which system it is built for.
enum Platform {
    /// The file that this process runs.
    static var executablePath: String {
        #if canImport(Darwin)
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #else
        // Right even when the file has been replaced or removed since.
        "/proc/self/exe"
        #endif
    }

    /// The program that opens a web page.
    static var pageOpener: String {
        #if canImport(Darwin)
        "open"
        #else
        "xdg-open"
        #endif
    }
}

/// Files.
extension Platform {
    /// Waits until all that was written is on the disk; `false` as `fsync(2)` fails.
    static func synchronize(_ descriptor: CInt) -> Bool {
        #if canImport(Darwin)
        // There, fsync(2) leaves it in the disk's own cache. Some file systems have nothing better.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
        #endif
        return fsync(descriptor) == 0
    }

    /// Announces that a part of a file is read soon; does nothing on macOS.
    static func prefetch(_ range: Range<Int>, of descriptor: CInt) {
        #if !canImport(Darwin)
        posix_fadvise(descriptor, off_t(range.lowerBound), off_t(range.count), POSIX_FADV_WILLNEED)
        #endif
    }

    /// Keeps the system from fetching what is around the bytes that are read; does nothing on
    /// macOS.
    static func disableReadahead(of descriptor: CInt) {
        #if !canImport(Darwin)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM)
        #endif
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

/// Threads and processes.
extension Platform {
    #if canImport(Darwin) || canImport(Musl)
    typealias Thread = pthread_t?
    static var noThread: Thread { nil }
    static let processLimit = RLIMIT_NPROC
    #else
    typealias Thread = pthread_t
    static var noThread: Thread { 0 }
    static let processLimit = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
    #endif

    #if canImport(Darwin)
    typealias SpawnFileActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?
    #else
    typealias SpawnFileActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t
    #endif

    /// The caller has to free them.
    static func makeSpawnFileActions() -> SpawnFileActions {
        #if canImport(Darwin)
        var actions: SpawnFileActions = nil
        #else
        var actions = SpawnFileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        return actions
    }

    /// The caller has to free them.
    static func makeSpawnAttributes() -> SpawnAttributes {
        #if canImport(Darwin)
        var attributes: SpawnAttributes = nil
        #else
        var attributes = SpawnAttributes()
        #endif
        posix_spawnattr_init(&attributes)
        return attributes
    }

    /// `POSIX_SPAWN_SETSID`, which glibc's headers hide from Swift.
    static var spawnInNewSession: CInt {
        #if canImport(Darwin) || canImport(Musl)
        CInt(POSIX_SPAWN_SETSID)
        #else
        0x80
        #endif
    }

    /// The environment variables of this process, for its children.
    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
        _NSGetEnviron().pointee
        #else
        environ
        #endif
    }
}
