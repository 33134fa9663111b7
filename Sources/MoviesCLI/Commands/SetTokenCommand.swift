import CommandLineKit
import Data
import Presentation
import SystemKit
import Terminal
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `movies config set-token`: stores a credential of TMDB in the configuration file.
struct SetTokenCommand: Command {
    static let spec = CommandSpec(
        command: SetTokenCommand.self,
        name: "set-token",
        summary: "check a token of TMDB, and store it in the configuration file",
        secretHint: "asks for the token, or reads it from standard input",
        options: [
            OptionSpec(
                option: .offline,
                summary: "store it without asking TMDB whether it is valid"
            )
        ],
        notes: [
            "Reads an API read access token, or an API key, from the terminal, which "
                + "doesn't show it, or else the first line of standard input. Only you can read "
                + "the file afterwards. TMDB gives everyone a token for non-commercial use: "
                + "themoviedb.org, Settings, API."
        ],
        examples: [
            .init(command: "movies config set-token", purpose: "paste the token, and press Enter"),
            .init(
                command: "pass show tmdb | movies config set-token",
                purpose: "from a password manager"
            ),
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let console = context.console
        let sources = try context.settingSources()
        let folder: String
        switch Directories(environment: context.environment).configuration {
        case .success(let path): folder = path
        case .failure(let missing):
            console.report("can't create \(missing.path): \(missing.reason)")
            return .cannotCreate
        }
        guard let text = Self.read(console).map(Self.token), !text.isEmpty else {
            let isAsked = console.inputIsTerminal
            console.report(isAsked ? "no token was given" : "standard input has no token")
            return .usage
        }
        guard TMDBCredential.isSendable(text) else {
            console.report("the token has a character that is not valid in one; copy it again")
            return .usage
        }
        // Not the credential that is set, which may be what has to be replaced.
        let credential = TMDBCredential(text)
        let settings = try context.settings(sources, credential: credential)
        if !settings.isOffline, let failure = await Self.failure(settings, context) {
            if failure.exitCode != .interrupted { console.report(Self.message(failure)) }
            return failure.exitCode
        }
        let storage = CredentialStorage(folder: folder)
        do {
            try await storage.store(credential)
        } catch {
            return Self.report(error, console)
        }
        if !settings.isQuiet { Self.report(credential, storage, sources, settings, console) }
        return .done
    }

    /// Without what copying and pasting often adds.
    private static func token(_ line: String) -> String {
        var text = line.trimmed
        let prefixes =
            ["\u{FEFF}", "export "] + TMDBSettings.credentialVariables.map { $0 + "=" } + [
                "Bearer "
            ]
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
            return SecretPrompt.readLine("Token of TMDB (not shown): ", on: console)
        }
        // With `--no-input`, a terminal is not asked.
        guard isatty(STDIN_FILENO) == 0 else { return nil }
        return StandardInput.readLine(limit: SecretPrompt.sizeLimit)
    }

    /// Why TMDB does not accept the credential; `nil` if it does.
    @MainActor
    private static func failure(
        _ settings: Settings,
        _ context: CommandContext
    ) async -> FailureViewModel? {
        let viewModel = context.scene(settings).makeCredentialViewModel()
        let spinner = OneShotSpinner(console: context.console)
        if !settings.isQuiet { spinner.start("Asking TMDB") }
        await viewModel.didRequestCheck()
        spinner.stop()
        guard case .failed(let failure) = viewModel.state.value else { return nil }
        return failure
    }

    private static func message(_ failure: FailureViewModel) -> String {
        failure.refusesCredential
            ? "\(failure.summary); it was not stored; copy it again"
            : "\(failure.summary); the token was not stored; --offline stores it without a check"
    }

    private static func report(_ error: StorageError, _ console: Console) -> ExitCode {
        switch error {
        case .cannotCreate(let path, let reason):
            console.report("can't create \(path): \(reason)")
            return .cannotCreate
        case .cannotRead(let path, let reason), .cannotWrite(let path, let reason):
            console.report("can't write \(path): \(reason)")
            return .readOrWriteFailed
        case .locked(let path):
            console.report("can't lock \(path): another program keeps it locked")
            return .tryAgainLater
        }
    }

    private static func report(
        _ credential: TMDBCredential,
        _ storage: CredentialStorage,
        _ sources: SettingSources,
        _ settings: Settings,
        _ console: Console
    ) {
        let (kind, other): (String, ConfigurationKey) =
            switch credential {
            case .accessToken: ("token", .apiKey)
            case .apiKey: ("API key", .accessToken)
            }
        let check = settings.isOffline ? ", and did not check it" : ""
        console.report("stored the \(kind) in \(storage.path)\(check)")
        if sources.file.text(of: other) != nil {
            console.report("it replaces the \(other == .apiKey ? "API key" : "token") in the file")
        }
        if settings.source == .catalog {
            console.report("the source is the catalog, which does not use it; see 'movies config'")
        }
        let found = TMDBSettings.credentialSetting(sources)
        guard case .environment(let name) = found?.setting.origin else { return }
        console.report("\(name) in the environment overrides it; unset it")
    }
}
