import Infrastructure

@main
struct Movies {
    static func main() async {
        let environment = Environment.takeProcessEnvironment()
        StandardDescriptors.prepare()
        if environment["SWIFT_BACKTRACE"] == nil {
            CrashReport.replaceRuntimes()
            StandardDescriptors.silenceLibraries()
        }
        Interruption.endProgram(takingAway: .nothing)
        let program = MoviesProgram(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            console: Console(
                output: DescriptorOutput(descriptor: STDOUT_FILENO),
                errors: DescriptorOutput(descriptor: StandardDescriptors.errors),
                inputIsTerminal: isatty(STDIN_FILENO) == 1,
                environment: environment
            )
        )
        exit(await program.run().rawValue)
    }
}
