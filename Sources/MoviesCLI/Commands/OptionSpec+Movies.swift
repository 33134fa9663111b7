import CommandLineKit
import Domain
import Terminal

extension OptionSpec {
    /// Options of every command.
    static let common = [
        color, noColor,
        OptionSpec(
            .quiet,
            short: "q",
            summary: "print only results and errors, no notices and no progress"
        ),
        timeout,
        OptionSpec(.verbose, summary: "log every network request"),
        noHistory,
        OptionSpec(.noInput, summary: "ask nothing, and show no screens"),
        OptionSpec(.help, short: "h", summary: "print this help"),
    ]

    static let color = OptionSpec(
        .color,
        value: .color,
        standard: ColorMode.auto.rawValue,
        summary: "color the output (auto: on a terminal)"
    )
    static let noColor = OptionSpec(
        .noColor,
        summary: "short for --color never",
        alias: (.color, ColorMode.never.rawValue)
    )
    static let timeout = OptionSpec(
        .timeout,
        value: .seconds,
        standard: "10",
        summary: "how long to wait for the network (10)"
    )
    static let noHistory = OptionSpec(
        .noHistory,
        summary: "save neither the query nor opened movies"
    )

    // Options of several commands.

    static let includeAdult = OptionSpec(.includeAdult, summary: "include adult movies")

    static let page = OptionSpec(
        .page,
        value: .number(MoviesSource.pageNumbers),
        summary: "the page of results to show (1)"
    )

    static let limit = OptionSpec(
        .limit,
        short: "n",
        value: .number(OptionType.limits),
        summary: "show up to N movies, from as many pages as needed"
    )

    static let region = OptionSpec(.region, value: .region, summary: "country of release dates")

    static let listFormat = OptionSpec(
        .format,
        value: .format(OutputFormat.allCases.map(\.rawValue)),
        summary: "output format (table on a terminal, else tsv)"
    )

    static let detailsFormat = OptionSpec(
        .format,
        value: .format(["text", OutputFormat.json.rawValue]),
        summary: "output format (text)"
    )

    static let noTUI = OptionSpec(
        .noTUI,
        summary: "use numbered lines, as on a terminal with TERM=dumb"
    )

    /// For commands that show screens.
    static let screen = [noImages, noMouse, site, bind]

    /// What the configuration file may have, in the order of `movies config`.
    static let inFile =
        [
            language, region, source, includeAdult, included, excluded, noHistory, timeout,
            color, noColor,
        ] + screen

    /// For commands whose movies can be browsed.
    static let interactive =
        [
            OptionSpec(.interactive, short: "i", summary: "browse the movies on the screen"),
            OptionSpec(.noTUI, summary: "with -i: use numbered lines"),
        ] + screen

    static let noImages = OptionSpec(.noImages, summary: "show no posters")
    static let noMouse = OptionSpec(.noMouse, summary: "leave the mouse to the terminal")
    static let bind = OptionSpec(
        .bind,
        value: .bind,
        isRepeatable: true,
        summary: "move a key of the screen, or run a program by it; may be repeated"
    )

    static let site = OptionSpec(
        .site,
        value: .site,
        summary: "the site of web pages (that of the movie's id)"
    )

    static let language = OptionSpec(
        .language,
        value: .language,
        standard: Language.standard.description,
        summary: "language of titles and overviews (from LANG)"
    )

    static let source = OptionSpec(
        .source,
        value: .source,
        standard: SourceOption.auto.rawValue,
        summary: "where to search (auto: TMDB with a credential, else the catalog)"
    )

    static let json = OptionSpec(
        .json,
        summary: "short for --format json",
        alias: (.format, OutputFormat.json.rawValue)
    )

    /// For a command whose other format has no name.
    static let printsJSON = OptionSpec(
        .json,
        summary: "print one JSON object, for scripts",
        refusal: "prints nothing, and has no --json"
    )

    static func fields(_ fields: MovieFields) -> OptionSpec {
        OptionSpec(
            .fields,
            // The command checks the names.
            value: OptionType(
                placeholder: "NAME,…",
                requirement: "names of fields, separated by commas",
                suggestions: { fields.all.map(\.name) },
                isList: true
            ) { !$0.isEmpty },
            summary: "print these fields, in this order"
        )
    }

    static let included = OptionSpec(
        .included,
        value: .movieFile,
        isRepeatable: true,
        summary: "only movies that FILE lists: ids, or an export of Letterboxd, IMDb, TMDB or Trakt"
    )
    static let excluded = OptionSpec(
        .excluded,
        value: .movieFile,
        isRepeatable: true,
        summary: "only movies that FILE does not list, such as those you have seen"
    )

    static let offline = OptionSpec(
        .offline,
        summary: "use no network: cached TMDB responses, else the catalog"
    )

    static let refresh = OptionSpec(
        .refresh,
        summary: "ask TMDB even if a cached response is fresh"
    )
}

extension OptionName {
    /// Common options without an effect on a command that sends no request.
    static let ofNetwork: [OptionName] = [.timeout, .verbose]

    /// Common options without an effect on a command that only changes or prints local files.
    static let ofSearches: [OptionName] = ofNetwork + [.noHistory, .noInput]

    static var bind: OptionName { "bind" }
    static var akas: OptionName { "akas" }
    static var color: OptionName { "color" }
    static var exact: OptionName { "exact" }
    static var excluded: OptionName { "not-in" }
    static var explain: OptionName { "explain" }
    static var fields: OptionName { "fields" }
    static var format: OptionName { "format" }
    static var help: OptionName { "help" }
    static var ids: OptionName { "ids" }
    static var includeAdult: OptionName { "include-adult" }
    static var included: OptionName { "in" }
    static var interactive: OptionName { "interactive" }
    static var json: OptionName { "json" }
    static var language: OptionName { "language" }
    static var limit: OptionName { "limit" }
    static var man: OptionName { "man" }
    static var noColor: OptionName { "no-color" }
    static var noHistory: OptionName { "no-history" }
    static var noImages: OptionName { "no-images" }
    static var noInput: OptionName { "no-input" }
    static var noMouse: OptionName { "no-mouse" }
    static var noTUI: OptionName { "no-tui" }
    static var offline: OptionName { "offline" }
    static var opened: OptionName { "opened" }
    static var page: OptionName { "page" }
    static var people: OptionName { "people" }
    static var pick: OptionName { "pick" }
    static var print: OptionName { "print" }
    static var quiet: OptionName { "quiet" }
    static var refresh: OptionName { "refresh" }
    static var region: OptionName { "region" }
    static var seed: OptionName { "seed" }
    static var site: OptionName { "site" }
    static var skill: OptionName { "skill" }
    static var sort: OptionName { "sort" }
    static var source: OptionName { "source" }
    static var timeout: OptionName { "timeout" }
    static var trailer: OptionName { "trailer" }
    static var verbose: OptionName { "verbose" }
    static var version: OptionName { "version" }
    static var with: OptionName { "with" }
}
