/// An option as a command takes it: how it is written, what it takes, what it does.
struct OptionSpec: Sendable {
    let option: OptionName
    var short: Character?

    /// `nil` for an option that is on when it is there.
    var value: OptionType?
    let summary: String

    /// The option and value that this one is short for.
    var alias: (option: OptionName, value: String)?

    /// As it is typed, without a value: `--page`.
    var name: String { "--\(option.rawValue)" }
}

extension OptionSpec {
    /// Options of every command.
    static let common = [
        OptionSpec(
            option: .color,
            value: .color,
            summary: "colour the output (auto: on a terminal)"
        ),
        OptionSpec(
            option: .quiet,
            short: "q",
            summary: "print no notes and no progress, only results and errors"
        ),
        OptionSpec(
            option: .timeout,
            value: .seconds,
            summary: "how long to wait for the network (10)"
        ),
        OptionSpec(option: .verbose, summary: "log every request to a server"),
        OptionSpec(option: .help, short: "h", summary: "print this help"),
    ]

    // Options of several commands.

    static let includeAdult = OptionSpec(
        option: .includeAdult,
        summary: "include adult movies"
    )

    static let noTUI = OptionSpec(
        option: .noTUI,
        summary: "use numbered lines, as on a terminal with TERM=dumb"
    )

    static let language = OptionSpec(
        option: .language,
        value: .language,
        summary: "language of titles and overviews (yours, from LANG)"
    )

    static let source = OptionSpec(
        option: .source,
        value: .source,
        summary: "where to search (auto: TMDB with a credential, else the catalog)"
    )

    static let json = OptionSpec(
        option: .json,
        summary: "short for --format json",
        alias: (.format, OutputFormat.json.rawValue)
    )

    static let offline = OptionSpec(
        option: .offline,
        summary: "do not use the network: cached TMDB responses, else the catalog"
    )

    static let refresh = OptionSpec(
        option: .refresh,
        summary: "ask TMDB even if a cached response is fresh"
    )
}
