import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies config`: prints the effective settings, and where each comes from.
struct ConfigCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "config",
        operands: "[set-token|set|unset|edit]",
        summary: "print the settings, and where each comes from",
        secretHint: "asks for the token, or reads it from standard input",
        options: Setting.options + [.printsJSON] + OptionSpec.screen,
        ignoring: [.verbose, .noInput],
        subcommands: [
            Subcommand("set-token", SetTokenCommand.self),
            Subcommand("set", SetSettingCommand.self),
            Subcommand("unset", UnsetSettingCommand.self),
            Subcommand("edit", EditSettingsCommand.self),
        ],
        notes: [
            """
            A setting comes from an option, else from the environment, else from the file \
            config.json5, else it has its default. The language of the file counts before \
            that of the locale. Secrets are masked. The options here show what they would change.
            """
        ],
        examples: [
            .init("movies config", "what is set, and where"),
            .init("movies config --json | jq -r '.paths[0].value'", "the path of the file"),
            .init("movies config set-token", "search TMDB from now on"),
            .init("movies config set region KR", "store a setting"),
        ]
    )

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let configuration = CheckedConfiguration(try context.settingSources())
        let settings = configuration.settings
        let report = SettingsReport(configuration.sources)
        let exitCode = context.console.print(
            context.arguments.isSet(.json)
                ? Self.json(report).document(JSONLayout(context.console))
                : Self.text(report, settings, context.console),
            success: .done
        )
        if let error = configuration.error { throw error }
        if !settings.isQuiet { configuration.warnings.forEach(context.console.report) }
        return exitCode
    }

    private static func text(
        _ report: SettingsReport,
        _ settings: Settings,
        _ console: Console
    ) -> String {
        guard console.output.isTerminal else {
            return (report.settings + report.paths).map { texts($0, report) }
                .map { "\($0.name)\t\($0.value)\t\($0.origin)\n" }.joined()
        }
        let groups = report.groups.map { $0.map { labeled($0, report) } }
        let labelWidth = LabeledRows.labelWidth(groups.joined().map(\.label))
        let lines = groups.map { rows in
            // Paths and URLs are long.
            LabeledRows(
                rows: rows,
                width: console.width,
                labelWidth: labelWidth,
                minimumValueWidth: 40
            ).lines
        }
        return Array(lines.joined(separator: [[]]))
            .output(usesColor: console.usesColor(settings.color))
    }

    private static func labeled(
        _ row: SettingsReport.Row,
        _ report: SettingsReport
    ) -> (label: String, value: String) {
        let (name, value, origin) = texts(row, report)
        let shown = value.isEmpty ? "not set" : value
        return (name, origin.isEmpty ? shown : "\(shown)  (\(origin))")
    }

    private static func texts(
        _ row: SettingsReport.Row,
        _ report: SettingsReport
    ) -> (name: String, value: String, origin: String) {
        (
            row.name, row.value.delimitedText.sanitizedField,
            row.origin.text(report.file).sanitizedField
        )
    }

    private static func json(_ report: SettingsReport) -> JSONValue {
        let members = [("settings", report.settings), ("paths", report.paths)].map { name, rows in
            (name, JSONValue.array(rows.map { json($0, report) }))
        }
        return .object(members)
    }

    private static func json(_ row: SettingsReport.Row, _ report: SettingsReport) -> JSONValue {
        .object([
            ("name", .string(row.name)), ("value", row.value),
            ("origin", .string(row.origin.kind)),
            ("from", row.origin == .standard ? .null : .string(row.origin.text(report.file))),
        ])
    }
}

/// `movies config set-token`: stores a credential of TMDB in the configuration file.
struct SetTokenCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "set-token",
        summary: "check a TMDB token, and store it in the configuration file",
        secretHint: "asks for the token, or reads it from standard input",
        options: [
            OptionSpec(.offline, summary: "store it without asking TMDB whether it is valid")
        ],
        ignoring: [.noHistory],
        notes: [
            """
            Reads an API read access token, or an API key, from the terminal, which \
            doesn't show it, or else the first line of standard input. Only you can read \
            the file afterwards. TMDB gives everyone a token for non-commercial use: \
            themoviedb.org, Settings, API.
            """
        ],
        examples: [
            .init("movies config set-token", "paste the token, and press Enter"),
            .init("pass show tmdb | movies config set-token", "from a password manager"),
        ]
    )

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let console = context.console
        let sources = try context.settingSources()
        let directories = Directories(environment: context.environment)
        if case .failure(let missing) = directories[.configuration] {
            return console.fail(
                .cannotCreate,
                "can't create \(missing.path): \(missing.reason)"
            )
        }
        guard let text = Self.read(console).map(Self.token), !text.isEmpty else {
            let isAsked = console.inputIsTerminal
            let message = isAsked ? "no token was given" : "standard input has no token"
            return console.fail(.usage, message)
        }
        guard let credential = Credential(text) else {
            return console.fail(
                .usage,
                "the token has a character that is not valid in one",
                advice: "copy it again"
            )
        }
        // The credential that is set is not read: it may be invalid, and so have to be replaced.
        let settings = try context.settings(sources, credential: credential)
        switch await Self.store(credential, settings, context) {
        case .stored(let path):
            guard !settings.isQuiet else { break }
            let check = settings.allowsNetwork ? "" : ", and did not check it"
            console.report("stored the \(Setting(credential).noun) in \(path)\(check)")
            Self.notices(credential, sources, settings).forEach(console.report)
        case .refused(let failure):
            return console.fail(
                failure.exitCode,
                "\(failure.summary); it was not stored",
                advice: "copy it again"
            )
        case .unchecked(let failure):
            let advice = "the token was not stored; --offline stores it without a check"
            guard failure.exitCode != .interrupted else { return .interrupted }
            return console.fail(failure.exitCode, failure.summary, advice: advice)
        case .notWritten(let failure):
            return console.fail(failure.exitCode, failure.summary)
        }
        return .done
    }

    /// The token in a line, without what copying and pasting often adds.
    private static func token(_ line: String) -> String {
        var text = line.trimmed
        let prefixes =
            ["\u{FEFF}", "export "] + Setting.secretVariables.map { $0 + "=" } + ["Bearer "]
        for prefix in prefixes where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count).trimmed
        }
        for quote in ["'", "\""]
        where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            text = text.dropFirst().dropLast().trimmed
        }
        return text
    }

    /// The first line of what is typed or of standard input; `nil` if there is none.
    private static func read(_ console: Console) -> String? {
        if console.inputIsTerminal {
            let prompt = "\(OnlineSource.tmdb.name) token (not shown): "
            return SecretPrompt.readLine(prompt, on: console)
        }
        // With `--no-input`, a terminal is not asked.
        guard !StandardInput.isTerminal else { return nil }
        return StandardInput.readLine(limit: SecretPrompt.sizeLimit)
    }

    @MainActor
    private static func store(
        _ credential: Credential,
        _ settings: Settings,
        _ context: CommandContext
    ) async -> CredentialState {
        let viewModel = context.scene(settings).makeCredentialViewModel()
        let spinner = OneShotSpinner(console: context.console)
        let isChecked = settings.allowsNetwork
        if !settings.isQuiet, isChecked { spinner.start("Asking \(settings.onlineSourceName)") }
        defer { spinner.stop() }
        return await viewModel.store(credential, isChecked: isChecked)
    }

    /// What the user may not expect.
    private static func notices(
        _ credential: Credential,
        _ sources: SettingSources,
        _ settings: Settings
    ) -> [String] {
        let other: Setting = Setting(credential) == .apiKey ? .accessToken : .apiKey
        var notices: [String] = []
        if sources.file.text(of: other) != nil {
            notices.append("it replaces the \(other.noun) in the file")
        }
        if case .catalog = settings.source {
            notices.append("the source is the catalog, which does not use it; see 'movies config'")
        }
        if case .environment(let name) = sources.credential?.value.origin {
            notices.append("\(name) in the environment overrides it; unset it")
        }
        return notices
    }
}

extension Setting {
    /// A credential in a message.
    fileprivate var noun: String { self == .apiKey ? "API key" : "token" }
}
