import CommandLineKit
import Terminal

/// `movies config`: prints the effective settings, and where each comes from.
struct ConfigCommand: Command {
    static let spec = CommandSpec(
        command: ConfigCommand.self,
        name: "config",
        operands: "[set-token]",
        summary: "print the settings, and where each comes from",
        secretHint: "asks for the token, or reads it from standard input",
        options: [
            .language, .region, .source, .includeAdult, .printsJSON,
        ] + OptionSpec.screen,
        subcommands: [Subcommand("set-token", SetTokenCommand.spec)],
        notes: [
            "A setting comes from an option, else from the environment, else from the file "
                + "config.json5, else it has its default. The language of the file counts before "
                + "that of the locale. Secrets are masked. The options here show what they would change."
        ],
        examples: [
            .init("movies config", "what is set, and where"),
            .init("movies config --json | jq -r '.paths[0].value'", "the path of the file"),
            .init("movies config set-token", "search TMDB from now on"),
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let configuration = CheckedConfiguration(try context.settingSources())
        let settings = configuration.settings
        let report = SettingsReport(configuration.sources)
        let exitCode = context.console.print(
            context.arguments.isSet(.json)
                ? Self.json(report) : Self.text(report, settings, context.console),
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
        let texts = (report.settings + report.paths).map { Self.texts($0, report) }
        guard console.output.isTerminal else {
            return texts.map { "\($0.name)\t\($0.value)\t\($0.origin)\n" }.joined()
        }
        let rows = texts.map { name, value, origin in
            let value = value.isEmpty ? "not set" : value
            return (label: name, value: origin.isEmpty ? value : "\(value)  (\(origin))")
        }
        // Paths and URLs are long.
        return LabeledRows(rows: rows, width: console.width, minimumValueWidth: 40).lines
            .output(usesColor: console.usesColor(settings.color))
    }

    private static func texts(
        _ row: SettingsReport.Row,
        _ report: SettingsReport
    ) -> (name: String, value: String, origin: String) {
        (row.name, row.value.delimitedText.sanitizedField, report.origin(row.origin).sanitizedField)
    }

    private static func json(_ report: SettingsReport) -> String {
        let members = [("settings", report.settings), ("paths", report.paths)].map { name, rows in
            (name, JSONValue.array(rows.map { json($0, report) }))
        }
        return JSONValue.object(members).line
    }

    private static func json(_ row: SettingsReport.Row, _ report: SettingsReport) -> JSONValue {
        .object([
            ("name", .string(row.name)), ("value", row.value),
            ("origin", .string(row.origin.kind)),
            ("from", row.origin == .standard ? .null : .string(report.origin(row.origin))),
        ])
    }
}
