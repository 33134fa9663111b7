import Presentation

/// `movies cache`: manages the cached TMDB responses.
enum CacheCommand {
    static let spec = CommandSpec(
        command: nil,
        name: "cache",
        operands: "info|clear",
        summary: "manage cached TMDB responses",
        subcommands: [
            Subcommand("info", CacheInfoCommand.spec), Subcommand("clear", ClearCacheCommand.spec),
        ],
        examples: [
            .init(command: "movies cache info", purpose: "path, count and size"),
            .init(command: "movies cache clear", purpose: "remove every response"),
        ]
    )

    static func output(_ state: ResponseCacheState, asJSON: Bool) -> CommandOutput {
        switch state {
        case .idle: .interrupted
        case .loaded(let cache):
            CommandOutput(results: asJSON ? report(cache).json : report(cache).lines)
        case .cleared: CommandOutput()
        case .failed(let failure): .failed(failure)
        }
    }

    private static func report(_ cache: ResponseCacheItemViewModel) -> KeyValueReport {
        KeyValueReport(members: [
            ("path", .string(cache.path.sanitizedLine)),
            ("answers", .int(cache.responseCount)),
            ("bytes", .int(cache.byteCount)),
            ("limit", .int(cache.byteLimit)),
        ])
    }
}

/// `movies cache info`: prints the path, number and size of the cached responses.
struct CacheInfoCommand: Command {
    static let spec = CommandSpec(
        command: CacheInfoCommand.self,
        name: "info",
        summary: "print the cache's path, number of responses and size",
        options: [.printsJSON],
        examples: [
            .init(command: "movies cache info", purpose: "one name<TAB>value pair per line"),
            .init(command: "movies cache info --json | jq .bytes", purpose: "for scripts"),
        ]
    )

    private let showsJSON: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        showsJSON = arguments.isSet(.json)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.settingsWithoutFile).makeResponseCacheViewModel()
        await viewModel.didOpen()
        let output = CacheCommand.output(viewModel.state.value, asJSON: showsJSON)
        return context.console.print(output)
    }
}

/// `movies cache clear`: removes the cached responses.
struct ClearCacheCommand: Command {
    static let spec = CommandSpec(
        command: ClearCacheCommand.self,
        name: "clear",
        summary: "remove every cached response",
        examples: [.init(command: "movies cache clear", purpose: "remove every response")]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.settingsWithoutFile).makeResponseCacheViewModel()
        await viewModel.didClear()
        return context.console.print(CacheCommand.output(viewModel.state.value, asJSON: false))
    }
}
