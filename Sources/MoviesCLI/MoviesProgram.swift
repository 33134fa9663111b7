import CommandLineKit
import SystemKit
import Terminal

/// Parses the arguments, runs the command, and maps errors to exit codes.
@MainActor
struct MoviesProgram {
    /// Without the program's name.
    let arguments: [String]
    let environment: Environment
    let console: Console

    func run() async -> ExitCode {
        if arguments.first == CompleteCommand.name {
            if resourceShortage == nil { await complete() }
            return .done
        }
        defer { console.reportPending() }
        do throws(ErrorReport) {
            let arguments = try ArgumentParser.parse(arguments, of: CommandTable.program)
            try arguments.checkStandardInput()
            if arguments.isSet(.help) {
                return HelpCommand.show(arguments.path, in: context(arguments, console))
            }
            let console = arguments.isSet(.noInput) ? console.withoutInput : console
            let context = context(arguments, console)
            guard let command = arguments.command else {
                return HelpCommand.refuse(arguments.path, in: context)
            }
            if command != VersionCommand.self, let resourceShortage {
                return console.fail(.tryAgainLater, resourceShortage)
            }
            return try await command.run(in: context)
        } catch {
            return console.fail(error)
        }
    }

    private func complete() async {
        let arguments = ParsedArguments(path: [CommandTable.program.root])
        await CompleteCommand(context: context(arguments, console)).run(self.arguments.dropFirst())
    }

    private func context(_ arguments: ParsedArguments, _ console: Console) -> CommandContext {
        CommandContext(arguments: arguments, environment: environment, console: console)
    }

    /// A message if the system has too few resources for any command.
    private var resourceShortage: String? {
        if !SystemResources.hasDescriptors(16) {
            return "not enough file descriptors; allow more with 'ulimit -n 64'"
        }
        // Each thread of Dispatch reserves 8 MiB for its stack and 64 MiB for its heap (glibc).
        if !SystemResources.hasAddressSpace(256 << 20) {
            return "not enough memory; allow more with 'ulimit -v unlimited'"
        }
        if !SystemResources.hasThreads(10) {
            return "not enough processes; allow more with 'ulimit -u'"
        }
        return nil
    }
}
