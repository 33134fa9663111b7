import CommandLineKit
import Domain
import Presentation
import Terminal

struct DoctorCommand: CommandWithoutArguments {
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

    func run(in context: CommandContext) async -> ExitCode {
        let settings = Settings(
            options: context.arguments.options,
            environment: context.environment
        )
        let report = DoctorReport(
            diagnosis: await settings.showProgress(
                "Checking",
                on: context.console,
                while: context.container(settings).makeDiagnoseUseCase().execute
            ),
            settings: settings,
            terminal: await TerminalFeatures(
                context.console,
                context.environment,
                color: settings.color
            )
        )
        let format = RecordFormat(settings, in: context)
        var output = CommandOutput(results: report.text(as: format), exitCode: report.exitCode)
        if case .json = format, let error = report.error { output.fail(error) }
        return context.console.print(output)
    }
}

extension DoctorReport {
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
