import CLibrary
import CommandLineKit
import SystemKit
import Terminal

@main
struct Movies {
    static func main() async {
        let arguments = Array(Platform.arguments.dropFirst())
        let environment = Environment.process(removing: FoundCredential.variables)
        StandardStreams.ensureOpen()
        Executable.findFolder()
        if environment["SWIFT_BACKTRACE"] == nil {
            StandardStreams.redirectStandardError()
            CrashHandler.install(
                reporting: "movies: internal error; please report it\n",
                noMemory: "movies: not enough memory; close other programs and run it again\n",
                noDescriptors: "movies: too many open files; close some and run it again\n"
            )
        }
        TerminationSignals.install(clearing: .nothing)
        let program = MoviesProgram(
            arguments: arguments,
            environment: environment,
            console: Console(
                program: "movies",
                output: FileDescriptorOutput(descriptor: STDOUT_FILENO),
                errors: FileDescriptorOutput(descriptor: StandardStreams.errors),
                inputIsTerminal: StandardInput.isTerminal,
                printsJSON: JSONRequest.isMade(by: arguments),
                environment: environment
            )
        )
        let exitCode = await program.run()
        // Freeing the memory takes a fifth of a short run; readers need not wait for it.
        close(STDOUT_FILENO)
        ChildReaper.endAll()
        exit(exitCode.rawValue)
    }
}
