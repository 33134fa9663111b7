/// The parameters of `posix_spawn`, freed on destruction.
struct SpawnRequest: ~Copyable {
    private var actions = Platform.makeSpawnFileActions()
    private var attributes = Platform.makeSpawnAttributes()

    /// Prepares a process with its own session, in which no signal is ignored or blocked.
    init() throws {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags =
            Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | Platform.spawnInNewSession
        let code = posix_spawnattr_setflags(&attributes, Int16(flags))
        try SystemCallError.checkCode(code, "posix_spawnattr_setflags")
    }

    deinit {
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func setWorkingDirectory(_ path: String) throws {
        let code = Platform.addWorkingDirectory(path, to: &actions)
        try SystemCallError.checkCode(code, "posix_spawn_file_actions_addchdir_np")
    }

    /// Makes the streams the descriptors 0, 1 and so on, and closes all others.
    mutating func setStreams(_ streams: [ChildStream]) throws {
        for (number, stream) in zip(Int32(0)..., streams) {
            try SystemCallError.checkCode(add(stream, as: number), "posix_spawn_file_actions_add")
        }
        Platform.addCloseFrom(Int32(streams.count), to: &actions)
    }

    private mutating func add(_ stream: ChildStream, as number: Int32) -> Int32 {
        switch stream {
        case .descriptor(let descriptor):
            return posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
        case .file(let path, let flags):
            return posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o644)
        case .same(let other):
            return posix_spawn_file_actions_adddup2(&actions, other, number)
        case .closed:
            // Closing requires an open descriptor, which our own need not be.
            _ = posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
            return posix_spawn_file_actions_addclose(&actions, number)
        }
    }

    /// Spawns the process; a file that can't be run is an error, not an exit code.
    mutating func spawn(_ command: [String], environment: [String]) throws -> pid_t {
        var arguments = command.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var id: pid_t = 0
        let code = posix_spawn(
            &id,
            command.first ?? "",
            &actions,
            &attributes,
            &arguments,
            &variables
        )
        try SystemCallError.checkCode(code, "posix_spawn \(command.first ?? "")")
        return id
    }
}

/// A standard descriptor of a child process.
enum ChildStream: Sendable {
    case descriptor(Descriptor)
    case file(String, Int32)
    /// A duplicate of an earlier standard descriptor.
    case same(as: Int32)
    case closed
}
