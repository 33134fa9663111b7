#if canImport(Darwin)
package import Darwin
import Foundation
#elseif canImport(Musl)
// Its `environ` is a variable, which Swift would let no thread read.
@preconcurrency package import Musl
#else
package import Glibc
#endif

/// The differences between macOS and Linux, and between the C libraries of Linux.
///
/// Each difference has one name here, so that no other file asks which system it is built for.
package enum Platform {
    /// The file that this process runs.
    package static var executablePath: String {
        #if canImport(Darwin)
        Bundle.main.executablePath ?? arguments[0]
        #else
        // Right even when the file has been replaced or removed since.
        "/proc/self/exe"
        #endif
    }

    /// The program's name and its arguments; call it before a variable of the environment changes.
    package static let arguments: [String] = {
        let arguments = CommandLine.arguments
        guard arguments.isEmpty, let environment else { return arguments }
        return Platform.arguments(before: environment)
    }()

    /// The program's name and its arguments, by their place in memory.
    ///
    /// On Linux the standard library finds them by way of /proc, or not at all. By the System V
    /// ABI, their number, their addresses and a null precede the addresses of the variables.
    static func arguments(
        before environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> [String] {
        let end = environment - 1
        var start = end
        while Int(bitPattern: start[-1]) != end - start { start -= 1 }
        return (start..<end).compactMap { $0.pointee.map { String(cString: $0) } }
    }

    /// The path of the terminal that this process belongs to; opening it fails without one.
    package static var controllingTerminal: String {
        #if canImport(Darwin)
        // There, poll(2) refuses `/dev/tty`.
        var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        var process = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        let isKnown = sysctl(&query, UInt32(query.count), &process, &size, nil, 0) == 0
        if isKnown, let name = devname(process.kp_eproc.e_tdev, S_IFCHR) {
            return "/dev/" + String(cString: name)
        }
        #endif
        return "/dev/tty"
    }

    /// The program that opens a web page.
    package static var pageOpener: String {
        #if canImport(Darwin)
        "open"
        #else
        "xdg-open"
        #endif
    }
}

extension Platform {
    /// Waits until all that was written is on the disk; `false` as `fsync(2)` fails.
    package static func synchronize(_ descriptor: CInt) -> Bool {
        #if canImport(Darwin)
        // There, fsync(2) leaves it in the disk's own cache. Some file systems have nothing better.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
        #endif
        return fsync(descriptor) == 0
    }

    /// Announces that a part of a file is read soon; does nothing on macOS.
    package static func prefetch(_ range: Range<Int>, of descriptor: CInt) {
        #if !canImport(Darwin)
        posix_fadvise(descriptor, off_t(range.lowerBound), off_t(range.count), POSIX_FADV_WILLNEED)
        #endif
    }

    /// Keeps the system from reading more than is asked for; does nothing on macOS.
    package static func disableReadahead(of descriptor: CInt) {
        #if !canImport(Darwin)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM)
        #endif
    }
}

extension stat {
    var modificationTime: timespec {
        #if canImport(Darwin)
        st_mtimespec
        #else
        st_mtim
        #endif
    }
}

extension Platform {
    #if canImport(Darwin) || canImport(Musl)
    package typealias Thread = pthread_t?
    package static var noThread: Thread { nil }

    /// Identifies the calling thread; never 0.
    package static var threadID: UInt { UInt(bitPattern: pthread_self()) }
    package static let processLimit = RLIMIT_NPROC
    #else
    package typealias Thread = pthread_t
    package static var noThread: Thread { 0 }

    /// Identifies the calling thread; never 0.
    package static var threadID: UInt { pthread_self() }
    package static let processLimit = __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
    #endif

    #if canImport(Darwin)
    package typealias SpawnFileActions = posix_spawn_file_actions_t?
    package typealias SpawnAttributes = posix_spawnattr_t?
    #else
    package typealias SpawnFileActions = posix_spawn_file_actions_t
    package typealias SpawnAttributes = posix_spawnattr_t
    #endif

    /// The caller has to free them.
    package static func makeSpawnFileActions() -> SpawnFileActions {
        #if canImport(Darwin)
        var actions: SpawnFileActions = nil
        #else
        var actions = SpawnFileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        return actions
    }

    /// The caller has to free them.
    package static func makeSpawnAttributes() -> SpawnAttributes {
        #if canImport(Darwin)
        var attributes: SpawnAttributes = nil
        #else
        var attributes = SpawnAttributes()
        #endif
        posix_spawnattr_init(&attributes)
        return attributes
    }

    /// `POSIX_SPAWN_SETSID`, which glibc's headers hide from Swift.
    package static var spawnInNewSession: CInt {
        #if canImport(Darwin) || canImport(Musl)
        CInt(POSIX_SPAWN_SETSID)
        #else
        0x80
        #endif
    }

    /// The environment variables of this process, for its children.
    package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
        _NSGetEnviron().pointee
        #else
        environ
        #endif
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first byte that is an ASCII character; `nil` if there is none.
    package func firstOffset(of character: Unicode.Scalar) -> Int? {
        guard let start = baseAddress else { return nil }
        return memchr(start, CInt(UInt8(ascii: character)), count)
            .map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
    }
}
