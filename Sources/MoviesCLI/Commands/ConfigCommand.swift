import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

enum ConfigCommand: Command {
    static let spec = CommandSpec(
        name: "config",
        operands: "[edit|set-token]",
        summary: "print the options in effect, and where each comes from",
        secretHint: "asks for the token, or reads it from standard input",
        options: OptionSpec.inFile.filter { !OptionSpec.common.contains($0) } + [.printsJSON],
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
            options of this command, \(OptionSpec.common.filter(OptionSpec.inFile.contains)
                .map(\.name).joined(by: "and")); commands ignore those that they do not take.
            """,
        ],
        examples: [
            .init("movies config", "what is set, and where"),
            .init("movies config edit", "change the file"),
            .init("movies config --json | jq -r '.paths[0].value'", "the path of the file"),
            .init("movies config set-token", "search TMDB from now on"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = context.uncheckedSettings
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

    /// The first invalid setting, also if few commands need it; `nil` for none.
    var anyProblem: ErrorReport? { problem() ?? Result(catching: userKeys).failure }

    /// The warnings, and an invalid URL that is not used, such as that of TMDB without a credential.
    var allWarnings: [String] {
        warnings
            + ServerVariable.allCases.compactMap { server in
                Result { () throws(ErrorReport) in try url(of: server) }.failure?.summary
            }.prefix(1)
    }
}

enum EditConfigurationCommand: Command {
    static let spec = CommandSpec(
        name: "edit",
        summary: "edit the configuration file in $VISUAL or $EDITOR",
        ignoring: OptionSpec.ofSearches,
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        let file = Directories(environment: context.environment).configurationFile
        guard console.isInteractive else {
            let advice = (try? file.get()).map { "the file is \($0)" }
            return console.fail(.usage, "an editor needs a terminal", advice: advice)
        }
        let path = try await context.write(template, to: file, replacing: false)
        let editor = context.environment["VISUAL"] ?? context.environment["EDITOR"] ?? "vi"
        // The editor may have arguments of its own.
        let arguments = ["-c", "\(editor) \"$1\"", "sh", path]
        let shell = ForegroundProgram(name: "/bin/sh", arguments: arguments)
        guard await shell?.run(.standard) == .exited(0) else {
            let advice = "check VISUAL and EDITOR"
            return console.fail(.unavailable, "the editor '\(editor)' failed", advice: advice)
        }
        try context.uncheckedSettings.check(reportingTo: console)
        return .done
    }
}

/// The options in effect and the paths of the program's files, and where each comes from.
struct SettingsReport {
    struct Row {
        let name: String

        /// `null` if it is not set; secrets are masked.
        let value: JSONValue

        /// `nil` for a default.
        var origin: Settings.Origin?

        var place: String { origin?.place ?? "default" }
    }

    /// The options, each as often as it is set; then what only the environment sets; then the paths.
    let groups: [[Row]]

    init(_ settings: Settings) {
        let environment = settings.environment
        func row(_ name: String, _ value: String?, from variable: String?) -> Row {
            Row(name: name, value: JSONValue(value), origin: variable.map { .variable($0) })
        }
        func row(ofVariable name: String, _ value: String?) -> Row {
            row(name, value, from: environment[name].map { _ in name })
        }
        let credential = settings.credential.map { found in
            // The length of a secret is not shown, either.
            Row(
                name: found.isKey ? "key" : "token",
                value: .string("********"),
                origin: .init(kind: found.path == nil ? .environment : .file, place: found.name)
            )
        }
        let servers = ServerVariable.allCases.map { server in
            let name = server.rawValue
            // An invalid URL may have a password.
            let isValid = (try? settings.url(of: server)) != nil
            return row(ofVariable: name, isValid ? environment[name] ?? server.standard : "invalid")
        }
        let programs = ["BROWSER", "PAGER"].map { row(ofVariable: $0, environment[$0]) }
        let paths = ProgramFile.all.map { file in
            let other = ConfigurationFile.variable
            if file.name == ConfigurationFile.name, environment[other] != nil {
                return row(file.key, settings.file.path, from: other)
            }
            let folder = try? settings.directories[file.folder].get()
            let variable = file.folder.rawValue
            return row(
                file.key,
                folder.map { $0 + (file.name.map { "/" + $0 } ?? "") },
                from: environment[variable]?.hasPrefix("/") == true ? variable : nil
            )
        }
        let options = OptionSpec.inFile.filter { $0.alias == nil }
        groups = [
            [credential ?? row("token", nil, from: nil)]
                + options.flatMap { Self.rows($0, settings) },
            servers + programs, paths,
        ]
    }

    private static func rows(_ option: OptionSpec, _ settings: Settings) -> [Row] {
        let name = option.word
        let isFlag = option.value == nil
        let values = settings.values(of: option)
        guard !values.isEmpty else {
            return [Row(name: name, value: isFlag ? .bool(false) : JSONValue(option.standard))]
        }
        return values.suffix(option.isRepeatable ? values.count : 1).map { text, origin in
            Row(name: name, value: isFlag ? .bool(true) : .string(text), origin: origin)
        }
    }

    func text(as format: RecordFormat) -> String {
        format.text(
            lines: groups.joined().map { row in
                "\(row.name)\t\(row.value.delimitedText.sanitizedField)\t"
                    + "\(row.place.sanitizedField)\n"
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
        let place = row.place.sanitizedField
        return (row.name, "\(value.isEmpty ? "not set" : value)  (\(place))")
    }

    private func json(_ row: Row) -> JSONValue {
        [
            "name": .string(row.name), "value": row.value,
            "origin": .string(row.origin?.kind.rawValue ?? "default"),
            "from": JSONValue(row.origin?.place),
        ]
    }
}
