import CommandLineKit
import Domain
import Presentation
import Terminal

enum CacheCommand {
    static let spec = CommandSpec(
        name: "cache",
        operands: "info|clear",
        summary: "manage cached TMDB responses",
        ignoring: OptionSpec.ofSearches,
        subcommands: [
            Subcommand("info", CacheInfoCommand.self), Subcommand("clear", ClearCacheCommand.self),
        ],
        examples: [
            .init("movies cache info", "path, count and size"),
            .init("movies cache clear", "remove every response"),
        ]
    )

    static func report(_ cache: ResponseCacheInfo) -> KeyValueReport {
        let path = cache.path.sanitizedLine
        let count = cache.responseCount.withThousandsCommas
        let size = cache.byteCount.withByteUnit(of: cache.byteLimit)
        return KeyValueReport(rows: [
            ("path", .string(path), "Path", path),
            ("responses", .int(cache.responseCount), "Responses", count),
            ("bytes", .int(cache.byteCount), "Size", size),
            ("limit", .int(cache.byteLimit), nil, nil),
        ])
    }
}

enum CacheInfoCommand: Command {
    static let spec = CommandSpec(
        name: "info",
        summary: "print the cache's path, number of responses and size",
        options: [.printsJSON],
        ignoring: OptionSpec.ofSearches,
        examples: [
            .init("movies cache info", "labels and values"),
            .init("movies cache info | cat", "one name<TAB>value per line"),
            .init("movies cache info --json | jq .bytes", "for scripts"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = context.localSettings
        let cache = AppDIContainer(context, settings).responseCache
        let report = CacheCommand.report(try await ErrorReport.catching(cache.info))
        return context.console.print(
            report.text(as: RecordFormat(settings, in: context)),
            success: .done
        )
    }
}

enum ClearCacheCommand: Command {
    static let spec = CommandSpec(
        name: "clear",
        summary: "remove every cached response",
        ignoring: OptionSpec.ofSearches,
        examples: [.init("movies cache clear", "remove every response")]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let cache = AppDIContainer(context, context.localSettings).responseCache
        try await ErrorReport.catching(cache.removeAll)
        return .done
    }
}
