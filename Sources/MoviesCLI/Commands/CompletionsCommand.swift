import CommandLineKit
import Terminal

/// `movies completions`: prints a script that completes the program's command lines in a shell.
struct CompletionsCommand: Command {
    static let spec = CommandSpec(
        command: CompletionsCommand.self,
        name: "completions",
        operands: "bash|zsh|fish",
        completes: .oneOf { CompletionShell.allCases.map(\.rawValue) },
        summary: "print a completion script for a shell",
        notes: [
            "'make install' installs the scripts. Without it, print the one for your shell to a file "
                + "that the shell reads, and start a new shell: for bash with bash-completion, "
                + "~/.local/share/bash-completion/completions/movies; for zsh, a file named _movies in "
                + "a folder of $fpath; for fish, ~/.config/fish/completions/movies.fish.",
            "Or source it in the file that the shell runs at its start, as below.",
        ],
        examples: [
            .init(
                "movies completions fish > ~/.config/fish/completions/movies.fish",
                "install it for fish"
            ),
            .init(
                "movies completions bash > ~/.movies.bash",
                "then add to ~/.bashrc: source ~/.movies.bash"
            ),
            .init(
                "movies completions zsh > ~/.movies.zsh",
                "then add to ~/.zshrc after compinit: source ~/.movies.zsh"
            ),
        ]
    )

    private let shell: CompletionShell

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        shell = try arguments.choice(of: "shell")
        guard arguments.operands.count == 1 else {
            throw UsageError(message: "give one shell; each has its own script")
        }
    }

    func run(in context: CommandContext) async -> ExitCode {
        context.console.print(shell.type.script, success: .done)
    }
}
