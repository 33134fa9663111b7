import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

struct ConfigCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "config",
        operands: "[edit|set-token]",
        summary: "print the options in effect, and where each comes from",
        secretHint: "asks for the token, or reads it from standard input",
        options: OptionSpec.inFile.filter { option in
            !OptionSpec.common.contains { $0.option == option.option }
        } + [.printsJSON],
        ignoring: [.verbose, .noInput],
        subcommands: [
            Subcommand("set-token", SetTokenCommand.self),
            Subcommand("edit", EditConfigurationCommand.self),
        ],
        notes: [
            """
            An option comes from the command line, else from the environment, else from the file \
            ~/.config/movies/config, else it has its default. The language of the file counts \
            before that of the locale. Secrets are masked.
            """,
            """
            The file has an option on each line, as on a command line: --region=KR. It may have the \
            options of this command, \(OptionSpec.common.filter { option in
                OptionSpec.inFile.contains { $0.option == option.option }
            }.map(\.name).joined(by: "and")); commands ignore those that they do not take.
            """,
        ],
        examples: [
            .init("movies config", "what is set, and where"),
            .init("movies config edit", "change the file"),
            .init("movies config --json | jq -r '.paths[0].value'", "the path of the file"),
            .init("movies config set-token", "search TMDB from now on"),
        ]
    )

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = Settings(
            options: context.arguments.options,
            environment: context.environment
        )
        let report = SettingsReport(settings)
        let exitCode = context.console.print(
            report.text(as: RecordFormat(settings, in: context)),
            success: .done
        )
        try settings.check(reportingTo: context.console)
        return exitCode
    }
}

extension Settings {
    /// Throws if anything is invalid, and reports what is not used now, but may be.
    fileprivate func check(reportingTo console: Console) throws(ErrorReport) {
        if let problem = anyProblem { throw problem }
        if !isQuiet { allWarnings.forEach(console.report) }
    }

    /// What is invalid, also if few commands need it; `nil` for nothing.
    var anyProblem: ErrorReport? {
        if let problem = problem() { return problem }
        do throws(ErrorReport) {
            _ = try userKeys()
            return nil
        } catch {
            return error
        }
    }

    /// The warnings, and what is invalid but not used, such as a URL of TMDB without a credential.
    var allWarnings: [String] {
        do throws(ErrorReport) {
            for server in ServerVariable.allCases { _ = try url(of: server) }
            return warnings
        } catch {
            return warnings + [error.summary]
        }
    }
}

/// `movies config edit`: lets the user edit the file, and checks it.
struct EditConfigurationCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "edit",
        summary: "edit the configuration file in $VISUAL or $EDITOR",
        ignoring: OptionName.ofSearches,
        notes: [
            """
            If neither is set, the editor is vi. A new file has all options as comments. Afterwards \
            the file is checked: the exit status is 78 if it is invalid.
            """
        ],
        examples: [.init("movies config edit", "change several options")]
    )

    /// A new file: all options, as comments.
    static var template: String {
        let options = OptionSpec.inFile.map { option in
            let value = option.value.map { "=\($0.placeholder)" } ?? ""
            return "# \(option.summary)\n# \(option.name)\(value)\n"
        }
        let introduction = """
            # Options of every movies command, one on each line, such as
            #   --region=KR
            #   --bind=p:run(mpv {url})
            # A # begins a comment. 'movies config' prints what is in effect.

            """
        return ([introduction] + options).joined(separator: "\n")
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        let file = Directories(environment: context.environment).configurationFile
        guard console.isInteractive else {
            let advice = (try? file.get()).map { "the file is \($0)" }
            return console.fail(.usage, "an editor needs a terminal", advice: advice)
        }
        let path = try await context.create(file, Self.template)
        let environment = context.environment
        let editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
        guard await Self.edit(path, with: editor) else {
            let advice = "check VISUAL and EDITOR"
            return console.fail(.unavailable, "the editor '\(editor)' failed", advice: advice)
        }
        try Settings(options: context.arguments.options, environment: environment)
            .check(reportingTo: console)
        return .done
    }

    /// Waits until the user quits the editor, a command that may have arguments of its own; `false` if
    /// it failed.
    private static func edit(_ path: String, with editor: String) async -> Bool {
        let arguments = ["-c", "\(editor) \"$1\"", "sh", path]
        let shell = ForegroundProgram(name: "/bin/sh", arguments: arguments)
        return await shell?.run(.standard) == .exited(0)
    }
}

/// The options in effect and the paths of the program's files, and where each comes from.
struct SettingsReport {
    struct Row {
        let name: String

        /// `null` if it is not set; secrets are masked.
        let value: JSONValue
        var origin = Settings.Origin.standard

        /// What the user has to change to change it: an option, a variable, or a line of a file.
        var source = "default"
    }

    /// The options, each as often as it is set; then what only the environment sets; then the paths.
    let groups: [[Row]]

    init(_ settings: Settings) {
        let credential = settings.credential.map { found in
            // The length of a secret is not shown, either.
            Row(
                name: found.noun == "token" ? "token" : "key",
                value: .string("********"),
                origin: found.path == nil ? .environment(found.name) : .file(1),
                source: found.name
            )
        }
        let options = OptionSpec.inFile.filter { $0.alias == nil }
        let environment = settings.environment
        let urls = ServerVariable.allCases.map { server in
            let url = try? settings.url(of: server)
            let text = environment[server.rawValue] ?? server.standard
            let isSet = environment[server.rawValue] != nil
            // An invalid URL may have a password.
            let value = JSONValue.string(url == nil ? "invalid" : text)
            return Self.row(server.rawValue, value, isSet ? server.rawValue : nil)
        }
        let programs = ["BROWSER", "PAGER"].map { name in
            Self.row(name, JSONValue(environment[name]), environment[name].map { _ in name })
        }
        groups = [
            [credential ?? Row(name: "token", value: .null)]
                + options.flatMap { Self.rows($0, settings) },
            urls + programs, Self.paths(settings),
        ]
    }

    private static func rows(_ option: OptionSpec, _ settings: Settings) -> [Row] {
        let name = option.option.rawValue
        let values = settings.values(of: option.option)
        let several: [OptionName] = [.included, .excluded, .bind]
        let shown = values.suffix(several.contains(option.option) ? values.count : 1)
        guard !shown.isEmpty else { return [Row(name: name, value: standard(option.option))] }
        return shown.map { text, origin in
            let source =
                switch origin {
                case .option: option.name
                case .environment(let variable): variable
                case .file(let line): settings.file.place(line)
                case .standard: "default"
                }
            let value = option.value == nil ? .bool(true) : json(text, of: option.option)
            return Row(name: name, value: value, origin: origin, source: source)
        }
    }

    private static func json(_ text: String, of option: OptionName) -> JSONValue {
        switch option {
        case .language: .string(Language(text)?.description ?? text)
        case .region: .string(Region(text)?.description ?? text)
        case .timeout:
            Timeout(text).map { timeout in
                Int(exactly: timeout.seconds).map { .int($0) } ?? .double(timeout.seconds)
            } ?? .string(text)
        default: .string(text)
        }
    }

    private static func standard(_ option: OptionName) -> JSONValue {
        switch option {
        case .language: .string(Language.standard.description)
        case .source: .string(SourceOption.auto.rawValue)
        case .color: .string(ColorMode.auto.rawValue)
        case .timeout: json("\(Timeout.standard.seconds)", of: option)
        case .includeAdult, .noHistory, .noImages, .noMouse: .bool(false)
        default: .null
        }
    }

    private static func paths(_ settings: Settings) -> [Row] {
        ProgramFile.all.map { file in
            let environment = settings.environment
            if file.name == ConfigurationFile.name,
                environment[ConfigurationFile.variable] != nil
            {
                return row(file.key, JSONValue(settings.file.path), ConfigurationFile.variable)
            }
            let folder = try? settings.directories[file.folder].get()
            let path = folder.map { $0 + (file.name.map { "/" + $0 } ?? "") }
            let variable = file.folder.rawValue
            let isSet = environment[variable]?.hasPrefix("/") ?? false
            return row(file.key, JSONValue(path), isSet ? variable : nil)
        }
    }

    private static func row(_ name: String, _ value: JSONValue, _ variable: String?) -> Row {
        guard let variable else { return Row(name: name, value: value) }
        return Row(name: name, value: value, origin: .environment(variable), source: variable)
    }
}

extension SettingsReport {
    func text(as format: RecordFormat) -> String {
        format.text(
            lines: groups.joined().map { row in
                "\(row.name)\t\(row.value.delimitedText.sanitizedField)\t"
                    + "\(row.source.sanitizedField)\n"
            }.joined(),
            json: [
                "settings": .array((groups[0] + groups[1]).map(json)),
                "paths": .array(groups[2].map(json)),
            ]
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
        let value = row.value.delimitedText.sanitizedField
        return (row.name, "\(value.isEmpty ? "not set" : value)  (\(row.source.sanitizedField))")
    }

    private func json(_ row: Row) -> JSONValue {
        let origin =
            switch row.origin {
            case .option: "option"
            case .environment: "environment"
            case .file: "file"
            case .standard: "default"
            }
        return [
            "name": .string(row.name), "value": row.value, "origin": .string(origin),
            "from": row.origin == .standard ? .null : .string(row.source),
        ]
    }
}
