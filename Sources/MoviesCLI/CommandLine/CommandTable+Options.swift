/// Options that several commands take.
extension CommandTable {
    static let includeAdult = OptionSpec(
        option: .includeAdult,
        summary: "adult films too"
    )

    static let noTUI = OptionSpec(
        option: .noTUI,
        summary: "ask and answer by numbered lines, as on a terminal with TERM=dumb"
    )

    static let language = OptionSpec(
        option: .language,
        value: .language,
        summary: "language of titles and overviews (yours, by LANG)"
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
        summary: "never use the network: kept answers of TMDB, else the catalog"
    )

    static let refresh = OptionSpec(
        option: .refresh,
        summary: "ask TMDB even where a kept answer still holds"
    )
}
