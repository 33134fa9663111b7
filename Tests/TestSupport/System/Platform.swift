// Imports the C library for the whole target.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif

/// The differences between macOS and Linux, and between the C libraries of Linux.
///
/// No other file has platform conditions. The functions return results and set `errno` like the
/// system's functions.
enum Platform {
    /// Makes a pipe that child processes don't inherit, atomically if possible.
    static func makePipe(_ ends: inout [Int32]) -> Int32 {
        #if canImport(Darwin)
        pipe(&ends)
        #elseif canImport(Musl)
        pipe2(&ends, O_CLOEXEC)
        #else
        HiddenFunctions.pipe2?(&ends, O_CLOEXEC) ?? pipe(&ends)
        #endif
    }
}

/// Sockets.
extension Platform {
    /// Makes a TCP socket that child processes don't inherit, atomically if possible.
    static func makeSocket(_ domain: Int32) -> Int32 {
        #if canImport(Darwin)
        socket(domain, SOCK_STREAM, 0)
        #elseif canImport(Musl)
        socket(domain, SOCK_STREAM | SOCK_CLOEXEC, 0)
        #else
        socket(domain, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        #endif
    }

    /// Accepts a connection that child processes don't inherit, atomically if possible.
    static func acceptConnection(of listener: Int32) -> Int32 {
        #if canImport(Darwin)
        accept(listener, nil, nil)
        #elseif canImport(Musl)
        accept4(listener, nil, nil, O_CLOEXEC)
        #else
        HiddenFunctions.accept4?(listener, nil, nil, O_CLOEXEC) ?? accept(listener, nil, nil)
        #endif
    }

    /// Sends bytes; a closed connection is an error instead of a signal.
    static func sendBytes(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> Int {
        #if canImport(Darwin)
        _ = fcntl(socket, F_SETNOSIGPIPE, 1)
        return send(socket, bytes.baseAddress, bytes.count, 0)
        #else
        return send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
    }

    /// Makes writing to a closed pipe an error instead of a signal that ends the tests.
    ///
    /// On Linux, the signal is sent to the writing thread, so it is enough to block it there.
    static func ignoreBrokenPipe(_ descriptor: Int32) {
        #if canImport(Darwin)
        _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
        #else
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        #endif
    }
}

/// Terminals.
extension Platform {
    /// Opens the master of a new pseudo-terminal.
    static func openTerminal() -> Int32 {
        #if canImport(Darwin)
        posix_openpt(O_RDWR | O_NOCTTY)
        #elseif canImport(Musl)
        posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
        #else
        HiddenFunctions.openTerminal?(O_RDWR | O_NOCTTY | O_CLOEXEC) ?? -1
        #endif
    }

    /// Unlocks a pseudo-terminal for programs, and returns its path.
    static func unlockTerminal(_ master: Int32, path: inout [CChar]) -> Bool {
        #if canImport(Darwin) || canImport(Musl)
        return grantpt(master) == 0 && unlockpt(master) == 0
            && ptsname_r(master, &path, path.count) == 0
        #else
        return HiddenFunctions.grantTerminal?(master) == 0
            && HiddenFunctions.unlockTerminal?(master) == 0
            && HiddenFunctions.terminalName?(master, &path, path.count) == 0
        #endif
    }

    /// The local flags that a program sets.
    static func localFlags(of modes: termios) -> tcflag_t {
        #if canImport(Darwin)
        // The system sets this flag itself, to reprocess a line.
        modes.c_lflag & ~tcflag_t(PENDIN)
        #else
        modes.c_lflag
        #endif
    }

    /// A command that runs another one with a controlling terminal.
    ///
    /// On Linux it is the same command: the first terminal that a session leader opens becomes its
    /// controlling terminal, even if `posix_spawn` opens it. On macOS the leader must open it
    /// itself, so a shell does.
    static func command(_ command: [String], controlledBy terminal: String) -> [String] {
        #if canImport(Darwin)
        ["/bin/sh", "-c", #": <>"$0"; exec "$@""#, terminal] + command
        #else
        command
        #endif
    }
}

/// Processes.
extension Platform {
    #if canImport(Darwin)
    typealias SpawnFileActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?
    #else
    typealias SpawnFileActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t
    #endif

    /// The caller must free them.
    static func makeSpawnFileActions() -> SpawnFileActions {
        #if canImport(Darwin)
        var actions: SpawnFileActions = nil
        #else
        var actions = SpawnFileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        return actions
    }

    /// The caller must free them.
    static func makeSpawnAttributes() -> SpawnAttributes {
        #if canImport(Darwin)
        var attributes: SpawnAttributes = nil
        #else
        var attributes = SpawnAttributes()
        #endif
        posix_spawnattr_init(&attributes)
        return attributes
    }

    /// Spawns a process in its own session; on macOS, with the given descriptors only.
    static var spawnInNewSession: Int32 {
        #if canImport(Darwin)
        Int32(POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #elseif canImport(Musl)
        Int32(POSIX_SPAWN_SETSID)
        #else
        // POSIX_SPAWN_SETSID, which the headers hide from Swift.
        0x80
        #endif
    }

    static func addWorkingDirectory(_ path: String, to actions: inout SpawnFileActions) -> Int32 {
        #if canImport(Darwin) || canImport(Musl)
        posix_spawn_file_actions_addchdir_np(&actions, path)
        #else
        HiddenFunctions.addChdir?(&actions, path) ?? ENOSYS
        #endif
    }

    /// Closes all descriptors from a number on, which other code may have opened inheritably.
    ///
    /// Musl and old versions of glibc lack this.
    static func addCloseFrom(_ number: Int32, to actions: inout SpawnFileActions) {
        #if canImport(Glibc)
        _ = HiddenFunctions.addCloseFrom?(&actions, number)
        #endif
    }
}

#if canImport(Glibc)
/// Functions of glibc that its headers hide from Swift.
///
/// They are extensions that need `_GNU_SOURCE`, which Swift's module of the library doesn't define,
/// so they are looked up by name. Each is `nil` if the library lacks it.
private enum HiddenFunctions {
    typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    typealias Accept4 =
        @convention(c) (
            Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?, Int32
        ) -> Int32
    typealias AddChdir =
        @convention(c) (
            UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
        ) -> Int32
    typealias AddCloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    typealias OfTerminal = @convention(c) (Int32) -> Int32
    typealias TerminalName = @convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32

    static let pipe2 = function("pipe2", as: Pipe2.self)
    static let accept4 = function("accept4", as: Accept4.self)
    static let addChdir = function("posix_spawn_file_actions_addchdir_np", as: AddChdir.self)
    static let addCloseFrom = function(
        "posix_spawn_file_actions_addclosefrom_np",
        as: AddCloseFrom.self
    )
    static let openTerminal = function("posix_openpt", as: OfTerminal.self)
    static let grantTerminal = function("grantpt", as: OfTerminal.self)
    static let unlockTerminal = function("unlockpt", as: OfTerminal.self)
    static let terminalName = function("ptsname_r", as: TerminalName.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        // A null handle searches everything that the process has loaded.
        guard let address = dlsym(nil, name) else { return nil }
        // The types above match the functions' manual pages.
        return unsafeBitCast(address, to: type)
    }
}
#endif
