import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

/// `movies config edit`: opens the configuration file in the user's editor.
struct EditSettingsCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "edit",
        summary: "edit the configuration file in $VISUAL or $EDITOR",
        ignoring: OptionName.ofSearches,
        notes: [
            """
            If neither is set, the editor is vi. A new file is private to you. Afterwards the file is \
            checked: the exit status is 78 if it is invalid.
            """
        ],
        examples: [.init("movies config edit", "change several settings")]
    )

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let console = context.console
        guard console.isInteractive else {
            let advice = "'movies config set' changes a setting"
            return console.fail(.usage, "an editor needs a terminal", advice: advice)
        }
        let path: String
        do throws(MoviesError) {
            path = try context.prepareConfiguration()
        } catch {
            return console.fail(ErrorReport(FailureViewModel(error)))
        }
        let editor = Self.editor(context.environment)
        guard await Self.edit(path, with: editor) else {
            let advice = "check VISUAL and EDITOR"
            return console.fail(.unavailable, "the editor '\(editor)' failed", advice: advice)
        }
        let configuration = CheckedConfiguration(try context.settingSources())
        if let error = configuration.error { throw error }
        if !configuration.settings.isQuiet { configuration.warnings.forEach(console.report) }
        return .done
    }

    private static func editor(_ environment: Environment) -> String {
        environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
    }

    /// Waits until the user quits the editor, a command that may have arguments of its own; `false` if
    /// it failed.
    private static func edit(_ path: String, with editor: String) async -> Bool {
        // The file may get a token.
        let script = "umask 077; \(editor) \"$1\""
        let arguments = ["-c", script, "sh", path]
        let shell = ForegroundProgram(name: "/bin/sh", arguments: arguments)
        return await shell?.run(.standard) == .exited(0)
    }
}
