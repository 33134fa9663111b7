/// The shells for which the program prints a completion script.
enum CompletionShell: String, CaseIterable {
    case bash
    case zsh
    case fish

    var type: any ShellCompletion.Type {
        switch self {
        case .bash: BashCompletion.self
        case .zsh: ZshCompletion.self
        case .fish: FishCompletion.self
        }
    }
}

/// How a shell hands over its command line, and takes what can stand at the cursor.
protocol ShellCompletion: Sendable {
    /// Runs `movies __complete` with the name of the shell and further arguments.
    static var script: String { get }

    var line: ShellLine { get }

    /// `arguments` follow the name of the shell.
    init(_ arguments: ArraySlice<String>)

    /// Lines for the script.
    func output(_ completion: Completion) -> [String]
}
