import CommandLineKit
import Domain
import Presentation
import Terminal

enum DoctorCommand: Command {
    static let spec = CommandSpec(
        name: "doctor",
        summary: "check the network, the files and the terminal",
        beginsTitles: true,
        options: [.source, .offline, .printsJSON],
        ignoring: [.noHistory],
        notes: [
            """
            Each line is ok, marked ✓ on a terminal, or says what to do. The exit status is 0 if nothing has failed, and \
            otherwise that of the first failure: 65 for a corrupt catalog, 69 without a \
            connection, 73 or 74 for a file that can't be written, 75 if it may work later, 77 for \
            a refused credential, 78 for an invalid configuration.
            """
        ],
        examples: [
            .init("movies doctor", "check everything"),
            .init(
                "movies doctor --json | jq -r '.checks[] | select(.status != \"ok\").message'",
                "only what to do"
            ),
        ]
    )

    static func run(in context: CommandContext) async -> ExitCode {
        let settings = context.uncheckedSettings
        let container = AppDIContainer(context, settings)
        let terminal = await TerminalFeatures(
            context.console,
            context.environment,
            color: settings.color
        )
        let checks = DoctorChecks(
            settings: settings,
            terminal: terminal,
            diagnostics: container.diagnostics,
            catalog: container.catalog,
            responseCache: container.responseCache,
            recentQueries: container.recentQueries,
            openedMovies: container.openedMovies
        )
        let report = DoctorReport(
            checks: await settings.showProgress("Checking", on: context.console, while: checks.run)
        )
        let format = RecordFormat(settings, in: context)
        var output = CommandOutput(results: report.text(as: format), exitCode: report.exitCode)
        if case .json = format, let error = report.error { output.fail(error) }
        return context.console.print(output)
    }
}

/// The results of the checks of `movies doctor`, in the order in which they are printed.
struct DoctorReport {
    struct Check: Hashable {
        enum Status: Hashable {
            case ok

            /// Something works less well than it could.
            case warning

            /// Something does not work; other commands that need it end with the exit code.
            case failed(ExitCode)

            /// The value of `status` in JSON, and what a terminal shows in the first column.
            var shown: (word: String, mark: StyledText) {
                switch self {
                case .ok: ("ok", StyledText("✓", .success))
                case .warning: ("warning", StyledText("!", .caution))
                case .failed: ("failed", StyledText("✗", .error))
                }
            }
        }

        let name: String
        let status: Status

        /// One sentence without a full stop.
        let message: String
    }

    let checks: [Check]

    /// The first failure, as a script reads it.
    var error: ErrorReport? {
        for check in checks {
            if case .failed(let code) = check.status {
                return ErrorReport(code, "\(check.name): \(check.message)")
            }
        }
        return nil
    }

    var exitCode: ExitCode { error?.exitCode ?? .done }

    /// Rows have a mark; lines are `name<TAB>status<TAB>message`.
    func text(as format: RecordFormat) -> String {
        format.text(
            lines: checks.map {
                "\($0.name)\t\($0.status.shown.word)\t\($0.message.sanitizedField)\n"
            }.joined(),
            json: json
        ) { width in
            let attribution = SourceViewModel.tmdbAttribution.wrapped(to: width, .secondary)
            return checks.flatMap { styledLines($0, width: width) } + [[]] + attribution
        }
    }

    /// The message beside the mark and the name, or below them in a narrow terminal.
    private func styledLines(_ check: Check, width: Int) -> [StyledLine] {
        let nameWidth = (checks.map(\.name.count).max() ?? 0) + 2
        let column = 2 + nameWidth
        let isNarrow = width < column + 30
        let margin = isNarrow ? 2 : column
        let message = check.message.sanitizedLine.wrapped(to: max(width - margin, 1))
            .map { StyledText($0) }
        let name = StyledText(isNarrow ? check.name : check.name.padded(to: nameWidth))
        let indentation = StyledText("".padded(to: margin))
        let beside = message.prefix(isNarrow ? 0 : 1)
        return [StyledLine([check.status.shown.mark, StyledText(" "), name] + beside)]
            + message.dropFirst(beside.count).map { [indentation, $0] }
    }

    private var json: JSONValue {
        [
            "ok": .bool(exitCode == .done),
            "checks": .list(checks) {
                [
                    "name": .string($0.name), "status": .string($0.status.shown.word),
                    "message": .string($0.message),
                ]
            },
        ]
    }
}
