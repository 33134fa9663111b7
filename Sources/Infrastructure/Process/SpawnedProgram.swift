import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that was started and goes its own way.
///
/// Foundation's `Process` puts a child out of the foreground, where it may not read from the
/// terminal.
struct SpawnedProgram: Sendable {
    private let id: pid_t

    /// Starts the program with our input and output, or with neither and in a session of its own;
    /// fails where it can't be started.
    init?(_ program: ChildProgram, sharesTerminal: Bool) {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        guard
            posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
        else { return nil }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        let silenced = sharesTerminal ? STDERR_FILENO...STDERR_FILENO : STDIN_FILENO...STDERR_FILENO
        for descriptor in silenced {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        // What we ignore it would ignore as well.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        if !sharesTerminal { flags |= Self.newSession }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var id: pid_t = 0
        let status = ChildProcess.whileNoPipeIsMade {
            posix_spawn(&id, program.path, &actions, &attributes, &arguments, Self.variables)
        }
        guard status == 0 else { return nil }
        self.id = id
    }

    /// Whether the program ended well; waits until it has ended, and may be called once.
    func succeeds() -> Bool {
        var status: CInt = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }

    #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID
    private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        _NSGetEnviron().pointee
    }
    #else
    private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

    /// `POSIX_SPAWN_SETSID`, which glibc's headers hide from Swift.
    private static let newSession: CInt = 0x80
    #endif
}
