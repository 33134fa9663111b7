import CommandLineKit

/// The shells for which the program prints a completion script.
enum CompletionShell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// A script that completes a program by the specs of its commands.
    func script(for root: CommandSpec) -> String {
        let commands = CompletedCommand.all(of: root)
        return switch self {
        case .bash: BashCompletions(commands: commands).script
        case .zsh: ZshCompletions(commands: commands).script
        case .fish: FishCompletions(commands: commands).script
        }
    }
}
