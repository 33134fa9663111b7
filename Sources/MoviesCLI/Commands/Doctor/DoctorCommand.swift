import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies doctor`: checks what the program depends on.
struct DoctorCommand: Command {
    static let spec = CommandSpec(
        command: DoctorCommand.self,
        name: "doctor",
        summary: "check the network, the credential, the files and the terminal",
        options: [.source, .offline, .printsJSON],
        notes: [
            "Each line is ok, or says what to do. The exit status is 0 if nothing has "
                + "failed, and otherwise that of the first failure: 65 for a corrupt catalog, 69 "
                + "without a connection, 73 or 74 for a file that can't be written, 77 for a refused "
                + "credential, 78 for an invalid configuration."
        ],
        examples: [
            .init("movies doctor", "check everything"),
            .init(
                "movies doctor --json | jq -r '.checks[] | select(.status != \"ok\").message'",
                "only what to do"
            ),
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        let configuration = CheckedConfiguration(
            options: context.arguments.options,
            environment: context.environment
        )
        let scene = context.scene(configuration.settings)
        let diagnosis = await configuration.settings.showProgress(
            "Checking",
            on: context.console,
            while: scene.makeDiagnoseUseCase().execute
        )
        let report = DoctorReport(
            diagnosis,
            configuration: configuration,
            terminal: await TerminalFeatures(
                context.console,
                context.environment,
                color: configuration.settings.color
            )
        )
        return context.console.print(
            context.arguments.isSet(.json)
                ? report.json
                : report.text(context.console, color: configuration.settings.color),
            success: report.exitCode
        )
    }
}
