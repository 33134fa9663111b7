import CommandLineKit
import Domain
import Presentation
import Terminal

enum SetTokenCommand: Command {
    static let spec = CommandSpec(
        name: "set-token",
        summary: "check a TMDB token, and store it where only you can read it",
        secretHint: "asks for the token, or reads it from standard input",
        options: [
            OptionSpec("offline", summary: "store it without asking TMDB whether it is valid")
        ],
        ignoring: [.noHistory],
        notes: [
            """
            Reads an API read access token, or an API key, from the terminal, which \
            doesn't show it, or else the first line of standard input. The file is \
            ~/.config/movies/token, apart from the options. TMDB gives everyone a token for non-commercial use: \
            https://www.themoviedb.org/settings/api
            """
        ],
        examples: [
            .init("movies config set-token", "paste the token, and press Enter"),
            .init("pass show tmdb | movies config set-token", "from a password manager"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        let directories = Directories(environment: context.environment)
        if case .failure(let missing) = directories[.configuration] {
            return console.fail(.cannotCreate, "can't create \(missing.path): \(missing.reason)")
        }
        if console.inputIsTerminal, !context.arguments.isSet(.quiet) {
            console.writeDiagnostic(OnlineSource.tmdb.tokenPage)
        }
        let credential = try readCredential(console)
        // The credential that is set may be invalid, and so have to be replaced.
        let settings = context.uncheckedSettings
        let tmdb = try settings.tmdb(with: credential)
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        try await check(tmdb, settings, context)
        let path = try await context.write(
            "\(credential.secret)\n",
            to: FoundCredential.path(in: directories),
            replacing: true
        )
        guard !settings.isQuiet else { return .done }
        let check = settings.isOffline ? ", and did not check it" : ""
        console.report("stored the \(credential.isKey ? "API key" : "token") in \(path)\(check)")
        let isUnused = settings[.source] == SourceOption.catalog.rawValue
        if isUnused {
            console.report("the source is the catalog, which does not use it; see 'movies config'")
        }
        let variable = settings.credential.flatMap { $0.path == nil ? $0.name : nil }
        if let variable {
            console.report("\(variable) in the environment overrides it; unset it")
        }
        if console.inputIsTerminal, !isUnused, variable == nil {
            console.writeDiagnostic(
                """
                Searches now ask TMDB for all movies, with ratings, posters, trailers and where to watch.
                Try 'movies list trending', or 'movies' for the screen.
                To do without it again, remove \(path).
                """
            )
        }
        return .done
    }

    private static func readCredential(_ console: Console) throws(ErrorReport) -> Credential {
        let line = Result { () throws(StandardInput.ReadError) in try read(console) }
        guard let text = try line.mapError(\.report).get().map(token), !text.isEmpty else {
            let isAsked = console.inputIsTerminal
            throw ErrorReport(
                .usage,
                isAsked ? "no token was given" : "standard input has no token"
            )
        }
        guard let credential = Credential(text) else {
            let message = "the token has a character that is not valid in one"
            throw ErrorReport(.usage, message, advice: "copy it again")
        }
        return credential
    }

    /// The token in a line, without what copying and pasting often adds.
    private static func token(_ line: String) -> String {
        var text = line.trimmed
        let prefixes =
            ["\u{FEFF}", "export "] + FoundCredential.variables.map { $0 + "=" } + ["Bearer "]
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
    private static func read(_ console: Console) throws(StandardInput.ReadError) -> String? {
        if console.inputIsTerminal {
            let prompt = "\(OnlineSource.tmdb.name) token (not shown): "
            return SecretPrompt.readLine(prompt, on: console)
        }
        // With `--no-input`, a terminal is not asked.
        guard !StandardInput.isTerminal else { return nil }
        return try StandardInput.readLine(limit: SecretPrompt.sizeLimit)
    }

    /// Asks TMDB about the credential, unless told not to.
    @MainActor
    private static func check(
        _ tmdb: TMDBSettings,
        _ settings: Settings,
        _ context: CommandContext
    ) async throws(ErrorReport) {
        guard !settings.isOffline else { return }
        let spinner = OneShotSpinner(console: context.console)
        if !settings.isQuiet { spinner.start("Asking \(OnlineSource.tmdb.name)") }
        defer { spinner.stop() }
        do throws(MoviesError) {
            try await AppDIContainer(context, settings).checkCredential(of: tmdb)
        } catch {
            let failure = FailureViewModel(error)
            guard !error.refusesCredential else {
                let summary = "\(failure.summary); it was not stored"
                throw ErrorReport(failure.exitCode, summary, advice: "copy it again")
            }
            let advice = [
                failure.networkProgramAdvice,
                "the token was not stored; --offline stores it without a check",
            ].compactMap(\.self).joined(separator: "; ")
            throw ErrorReport(failure.exitCode, failure.summary, advice: advice)
        }
    }
}
