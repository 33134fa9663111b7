import Foundation

@main
struct Movies {
    static func main() async {
        StandardDescriptors.prepare()
        Interruption.endProgram(erasesLine: false)
        let environment = Environment(ProcessInfo.processInfo.environment)
        let program = MoviesProgram(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment,
            console: Console(
                output: DescriptorOutput(descriptor: FileHandle.standardOutput.fileDescriptor),
                errors: DescriptorOutput(descriptor: FileHandle.standardError.fileDescriptor),
                environment: environment
            )
        )
        exit(await program.run().rawValue)
    }
}
