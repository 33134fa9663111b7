import CommandLineKit
import Terminal

/// `movies --version`: prints the version; further words mean nothing.
struct VersionCommand: Command {
    static let spec = CommandSpec(
        command: VersionCommand.self,
        name: "movies --version",
        summary: "print the version"
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        context.console.print("movies \(Version.current)\n", success: .done)
    }
}
