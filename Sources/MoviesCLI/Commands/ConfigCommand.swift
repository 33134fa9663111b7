import CommandLineKit
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
