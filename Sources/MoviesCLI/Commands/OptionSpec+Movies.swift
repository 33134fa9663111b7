import CommandLineKit
import Domain
import Terminal

extension OptionSpec {
    /// Options of every command.
    static let common = [color, noColor, quiet, timeout, verbose, noHistory, noInput, help]

    /// Common options without an effect on a command that sends no request.
    static let ofNetwork = [timeout, verbose]

    /// Common options without an effect on a command that only changes or prints local files.
    static let ofSearches = ofNetwork + [noHistory, noInput]

    static let quiet = OptionSpec(
        "quiet",
        short: "q",
        summary: "print only results and errors, no notices and no progress"
    )
    static let verbose = OptionSpec("verbose", summary: "log every network request")
    static let noInput = OptionSpec("no-input", summary: "ask nothing, and show no screens")
    static let help = OptionSpec("help", short: "h", summary: "print this help")

    static let color = OptionSpec(
        "color",
        value: .choice(ColorMode.allCases.map(\.rawValue)),
        standard: ColorMode.auto.rawValue,
        summary: "color the output (auto: on a terminal)"
    )
    static let noColor = OptionSpec(
        "no-color",
        summary: "short for --color never",
        alias: (color, ColorMode.never.rawValue)
    )
    static let timeout = OptionSpec(
        "timeout",
        value: .seconds,
        standard: "10",
        summary: "how long to wait for the network (10)"
    )
    static let noHistory = OptionSpec(
        "no-history",
        summary: "save neither the query nor opened movies"
    )

    // Options of several commands.

    static let includeAdult = OptionSpec("include-adult", summary: "include adult movies")

    static let page = OptionSpec(
        "page",
        value: .number(MoviesPage.numbers),
        summary: "the page of results to show (1)"
    )

    static let limit = OptionSpec(
        "limit",
        short: "n",
        value: .number(OptionType.limits),
        summary: "show up to N movies, from as many pages as needed"
    )

    static let sort = FilterKey.sort.option
    static let seed = OptionSpec(
        "seed",
        value: .number(OptionType.seeds),
        summary: "repeat a random order: the same N, the same order"
    )

    static let region = OptionSpec("region", value: .region, summary: "country of release dates")

    static let format = OptionSpec(
        "format",
        value: .format(OutputFormat.allCases.map(\.rawValue)),
        summary: "output format (table on a terminal, else tsv)"
    )

    static let detailsFormat = OptionSpec(
        "format",
        value: .format(["text", OutputFormat.json.rawValue]),
        summary: "output format (text)"
    )

    static let noTUI = OptionSpec(
        "no-tui",
        summary: "use numbered lines, as on a terminal with TERM=dumb"
    )

    /// For commands that show screens.
    static let screen = [noImages, noMouse, site, bind]

    /// The options that the configuration file may have, in the order of `movies config`.
    static let inFile =
        [
            language, region, source, includeAdult, included, excluded, noHistory, timeout,
            color, noColor,
        ] + screen

    /// For commands whose movies can be browsed.
    static let browsing =
        [interactive, OptionSpec("no-tui", summary: "with -i: use numbered lines")] + screen

    static let interactive = OptionSpec(
        "interactive",
        short: "i",
        summary: "browse the movies on the screen"
    )

    static let noImages = OptionSpec("no-images", summary: "show no posters")
    static let noMouse = OptionSpec("no-mouse", summary: "leave the mouse to the terminal")
    static let bind = OptionSpec(
        "bind",
        value: .bind,
        isRepeatable: true,
        summary: "move a key of the screen, or run a program by it; may be repeated"
    )

    static let site = OptionSpec(
        "site",
        value: .choice(MovieSite.allCases.map(\.rawValue)),
        summary: "the site of web pages (that of the movie's id)"
    )

    static let language = OptionSpec(
        "language",
        value: .language,
        standard: Language.standard.description,
        summary: "language of titles and overviews (from LANG)"
    )

    static let source = OptionSpec(
        "source",
        value: .choice(SourceOption.allCases.map(\.rawValue)),
        standard: SourceOption.auto.rawValue,
        summary: "where to search (auto: TMDB with a credential, else the catalog)"
    )

    static let json = OptionSpec(
        "json",
        summary: "short for --format json",
        alias: (format, OutputFormat.json.rawValue)
    )

    /// For a command whose other format has no name.
    static let printsJSON = OptionSpec(
        "json",
        summary: "print one JSON object, for scripts",
        refusal: "prints nothing, and has no --json"
    )

    static let fields = fields(.ofMovies)

    static func fields(_ fields: MovieFields) -> OptionSpec {
        OptionSpec(
            "fields",
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
        "in",
        value: .movieFile,
        isRepeatable: true,
        summary: "only movies that FILE lists: ids, or an export of Letterboxd, IMDb, TMDB or Trakt"
    )
    static let excluded = OptionSpec(
        "not-in",
        value: .movieFile,
        isRepeatable: true,
        summary: "only movies that FILE does not list, such as those you have seen"
    )

    static let offline = OptionSpec(
        "offline",
        summary: "use no network: cached TMDB responses, else the catalog"
    )

    static let refresh = OptionSpec(
        "refresh",
        summary: "ask TMDB even if a cached response is fresh"
    )
}

/// Options of one command.
extension OptionSpec {
    static let pick = OptionSpec(
        "pick",
        summary: PickCommand.spec.summary,
        selects: PickCommand.self
    )
    static let version = OptionSpec(
        "version",
        short: "V",
        summary: VersionCommand.spec.summary,
        selects: VersionCommand.self
    )
    static let exact = OptionSpec("exact", summary: "match words exactly, without typo tolerance")
    static let explain = OptionSpec(
        "explain",
        summary: "say on standard error why each movie is there"
    )
    static let print = OptionSpec("print", summary: "print the URL, and open nothing")
    static let trailer = OptionSpec(
        "trailer",
        summary: "open the trailer in place of the page, with TMDB"
    )
    static let with = OptionSpec(
        "with",
        value: .command,
        summary: "run a program of yours in place of the browser"
    )
    static let ids = OptionSpec(
        "ids",
        summary: "suggest movies: print id<TAB>title (year) for each"
    )
    static let opened = OptionSpec(
        "opened",
        summary: "list the movies that you opened, newest first"
    )
    static let akas = OptionSpec("akas", summary: "include titles in other languages")
    static let people = OptionSpec(
        "people",
        summary: "include directors, writers and cast; about 1 GB more to download"
    )
    static let man = OptionSpec("man", summary: "print the manual page, for man(1) and mandoc(1)")
    static let skill = OptionSpec("skill", summary: "print a page for AI assistants, in Markdown")
}
