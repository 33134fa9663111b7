import CommandLineKit
import Terminal

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

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let configuration = CheckedConfiguration(try context.settingSources())
        let settings = configuration.settings
        let report = SettingsReport(configuration.sources)
        let exitCode = context.console.print(
            report.text(as: RecordFormat(settings, in: context)),
            success: .done
        )
        if let error = configuration.error { throw error }
        if !settings.isQuiet { configuration.warnings.forEach(context.console.report) }
        return exitCode
    }
}

extension SettingsReport {
    fileprivate func text(as format: RecordFormat) -> String {
        format.text(
            lines: (settings + paths).map(texts).map { "\($0.name)\t\($0.value)\t\($0.origin)\n" }
                .joined(),
            json: ["settings": .array(settings.map(json)), "paths": .array(paths.map(json))]
        ) { width in
            let groups = groups.map { $0.map(labeled) }
            let labelWidth = LabeledRows.labelWidth(groups.joined().map(\.label))
            let lines = groups.map { rows in
                // Paths and URLs are long.
                LabeledRows(rows: rows, width: width, labelWidth: labelWidth, minimumValueWidth: 40)
                    .lines
            }
            return Array(lines.joined(separator: [[]]))
        }
    }

    private func labeled(_ row: Row) -> (label: String, value: String) {
        let (name, value, origin) = texts(row)
        let shown = value.isEmpty ? "not set" : value
        return (name, origin.isEmpty ? shown : "\(shown)  (\(origin))")
    }

    private func texts(_ row: Row) -> (name: String, value: String, origin: String) {
        (row.name, row.value.delimitedText.sanitizedField, row.origin.text(file).sanitizedField)
    }

    private func json(_ row: Row) -> JSONValue {
        [
            "name": .string(row.name), "value": row.value, "origin": .string(row.origin.kind),
            "from": row.origin == .standard ? .null : .string(row.origin.text(file)),
        ]
    }
}

/// The effective settings and the paths of the program's files, and where each comes from.
struct SettingsReport {
    struct Row: Sendable {
        let name: String

        /// `null` if it is not set; secrets are masked.
        let value: JSONValue
        let origin: SettingOrigin

        /// Whether few people set it.
        var isTechnical = false
    }

    let settings: [Row]
    let paths: [Row]

    let file: ConfigurationFile

    /// What people set first, then what is technical, and last the paths.
    var groups: [[Row]] {
        [settings.filter { !$0.isTechnical }, settings.filter(\.isTechnical), paths]
    }

    init(_ sources: SettingSources) {
        let credential = sources.credential?.setting ?? .accessToken
        settings = Setting.allCases.filter { !$0.declaration.type.isSecret || $0 == credential }
            .map { setting in
                Row(
                    name: setting.rawValue,
                    value: sources.text(of: setting).map {
                        setting.declaration.type.json($0) ?? .string("invalid")
                    } ?? .null,
                    origin: sources.value(of: setting)?.origin ?? .standard,
                    isTechnical: setting.declaration.isTechnical
                )
            }
        let directories = Directories(environment: sources.environment)
        paths = ProgramFile.all.map { file in
            let folder = try? directories[file.folder].get()
            let variable = file.folder.rawValue
            let isSet = sources.environment[variable]?.hasPrefix("/") ?? false
            return Row(
                name: file.key,
                value: JSONValue(folder.map { $0 + (file.name.map { "/" + $0 } ?? "") }),
                origin: isSet ? .environment(variable) : .standard
            )
        }
        file = sources.file
    }
}

extension SettingOrigin {
    /// What the user has to change to change a setting: an option, a variable or a file.
    func text(_ file: ConfigurationFile) -> String {
        switch self {
        case .option(let option): "--\(option.rawValue)"
        case .environment(let name): name
        case .file: file.path ?? ConfigurationFile.name
        case .standard: "default"
        }
    }

    /// The value of `origin` in JSON.
    var kind: String {
        switch self {
        case .option: "option"
        case .environment: "environment"
        case .file: "file"
        case .standard: "default"
        }
    }
}
