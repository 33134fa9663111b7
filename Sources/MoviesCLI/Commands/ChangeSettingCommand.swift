import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

struct SetSettingCommand: Command {
    static let spec = CommandSpec(
        name: "set",
        operands: "<key> <value>…",
        completes: .oneOf(Setting.typeable.map(\.rawValue)),
        summary: "store a setting in the configuration file",
        ignoring: OptionName.ofSearches,
        notes: [
            """
            'movies config' lists the keys. The rest of the file stays as it is, with its comments. \
            The settings in and notIn take several files, and store their whole paths.
            """
        ],
        examples: [
            .init("movies config set language ko-KR", "Korean titles"),
            .init("movies config set history false", "save no queries"),
            .init("movies config set notIn seen.csv", "hide what it lists"),
        ]
    )

    private let setting: Setting
    private let literal: String

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        guard let key = arguments.operands.first else {
            throw UsageError("missing setting; 'movies config' lists them")
        }
        setting = try Setting(typed: key)
        literal = try setting.literal(Array(arguments.operands.dropFirst()))
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let (path, isChanged) = try await context.changeConfiguration { [setting, literal] in
            ConfigurationFile.contents($0, setting, to: literal)
        }
        guard isChanged else {
            _ = try context.settingSources()
            throw ErrorReport(.configuration, "\(path) is not one JSON5 object")
        }
        context.report("stored \(setting.rawValue) in \(path)")
        let sources = context.checkedSources()
        if case .environment(let name) = sources.value(of: setting)?.origin {
            context.report("\(name) in the environment overrides it; unset it")
        }
        return .done
    }
}

struct UnsetSettingCommand: Command {
    static let spec = CommandSpec(
        name: "unset",
        operands: "<key>",
        completes: .oneOf(Setting.inFile.map(\.rawValue)),
        summary: "remove a setting from the configuration file",
        ignoring: OptionName.ofSearches,
        notes: ["If the file does not have the setting, it stays as it is."],
        examples: [
            .init("movies config unset language", "use the language of the locale again"),
            .init("movies config unset accessToken", "remove the token"),
        ]
    )

    private let setting: Setting

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        guard let key = arguments.operands.first else {
            throw UsageError("missing setting; 'movies config' lists them")
        }
        setting = try Setting(typed: key)
        guard arguments.operands.count == 1 else { throw UsageError("unset takes one setting") }
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let (path, isChanged) = try await context.changeConfiguration { [setting] in
            ConfigurationFile.contents($0, removing: setting)
        }
        if isChanged {
            context.report("removed \(setting.rawValue) from \(path)")
            _ = context.checkedSources()
        } else {
            _ = try context.settingSources()
            context.report("\(path) has no \(setting.rawValue)")
        }
        return .done
    }
}

@MainActor
extension CommandContext {
    /// Reports what was done, unless that is not wanted.
    fileprivate func report(_ sentence: String) {
        if !localSettings.isQuiet { console.report(sentence) }
    }

    /// The settings after a change; if something else is invalid, reports that, since it does not undo
    /// the change.
    fileprivate func checkedSources() -> SettingSources {
        let configuration = CheckedConfiguration(
            options: arguments.options,
            environment: environment
        )
        if let problem = configuration.error { console.report(problem.summary) }
        return configuration.sources
    }
}

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

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        guard console.isInteractive else {
            let advice = "'movies config set' changes a setting"
            return console.fail(.usage, "an editor needs a terminal", advice: advice)
        }
        let path = try await context.prepareConfiguration()
        let environment = context.environment
        let editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
        guard await Self.edit(path, with: editor) else {
            let advice = "check VISUAL and EDITOR"
            return console.fail(.unavailable, "the editor '\(editor)' failed", advice: advice)
        }
        let configuration = CheckedConfiguration(try context.settingSources())
        if let error = configuration.error { throw error }
        if !configuration.settings.isQuiet { configuration.warnings.forEach(console.report) }
        return .done
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
