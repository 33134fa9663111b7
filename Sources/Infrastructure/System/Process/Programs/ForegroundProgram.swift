import CLibrary

/// A program that has the terminal in place of this one, such as a player.
///
/// No shell is involved: each argument is one argument of the program, whatever it contains.
package struct ForegroundProgram: Hashable, Sendable {
    package enum Ending: Hashable, Sendable {
        case exited(CInt)
        case killed(CInt)

        /// It could not be started; the OS error message.
        case notStarted(String)

        fileprivate init(status: CInt) {
            let signal = status & 0x7F
            self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
        }
    }

    /// The targets of its standard streams.
    package struct Streams: Sendable {
        let descriptors: [CInt]

        package init(input: CInt, output: CInt, errors: CInt) {
            descriptors = [input, output, errors]
        }
    }

    private let program: ProgramInvocation

    /// Fails if there is no program with the name, which is found as by a shell.
    package init?(name: String, arguments: [String]) {
        guard let path = Executable.path(of: name) else { return nil }
        program = ProgramInvocation(path: path, arguments: arguments)
    }

    /// Runs it until it ends; Ctrl-C is for the program, and not for this process.
    ///
    /// The terminal has its settings again afterwards, even if the program was killed. `didEnd` runs
    /// before Ctrl-C is for this process again.
    package func run(_ streams: Streams, didEnd: () -> Void = {}) async -> Ending {
        let restore = SpawnedProcess.ignoreInterrupts()
        var settings = termios()
        let isTerminal = tcgetattr(streams.descriptors[0], &settings) == 0
        defer {
            if isTerminal { tcsetattr(streams.descriptors[0], TCSANOW, &settings) }
            didEnd()
            restore()
        }
        let process: SpawnedProcess
        do throws(SpawnedProcess.Failure) {
            process = try SpawnedProcess(
                program,
                input: .descriptor(streams.descriptors[0]),
                output: .descriptor(streams.descriptors[1]),
                errors: .descriptor(streams.descriptors[2]),
                session: .shared
            )
        } catch {
            return .notStarted(error.reason)
        }
        let ending = Promise<CInt>()
        // Without another thread, the screen stands still meanwhile.
        guard DetachedThread.start({ ending.fulfill(process.waitForExit()) }) else {
            return Ending(status: process.waitForExit())
        }
        return Ending(status: await ending.value)
    }

    /// Replaces this process by the program, whose exit status is that of the process then.
    ///
    /// Returns only if that is impossible: the OS error message.
    package func replaceProcess(_ streams: Streams) -> String {
        var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        for (number, descriptor) in streams.descriptors.enumerated()
        where CInt(number) != descriptor { dup2(descriptor, CInt(number)) }
        // The program would inherit the signals that we ignore or block.
        let handlers = [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT].map { ($0, signal($0, SIG_DFL)) }
        var (none, mask) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &mask)
        // The program would inherit our children, and not wait for them.
        ChildReaper.endAll()
        let code = SpawnedProcess.withoutSpawning {
            execv(program.path, &arguments)
            return errno
        }
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        for (number, handler) in handlers { signal(number, handler) }
        return String(cString: strerror(code))
    }
}
