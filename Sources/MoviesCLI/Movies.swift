import Infrastructure

@main
struct Movies {
    static func main() async {
        let environment = Environment.process(removing: TMDBSettings.credentialVariables)
        StandardStreams.ensureOpen()
        if environment["SWIFT_BACKTRACE"] == nil {
            CrashHandler.install()
            StandardStreams.redirectStandardError()
        }
        TerminationSignals.install(clearing: .nothing)
        let program = MoviesProgram(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            console: Console(
                output: FileDescriptorOutput(descriptor: STDOUT_FILENO),
                errors: FileDescriptorOutput(descriptor: StandardStreams.errors),
                inputIsTerminal: isatty(STDIN_FILENO) == 1,
                environment: environment
            )
        )
        exit(await program.run().rawValue)
    }
}
