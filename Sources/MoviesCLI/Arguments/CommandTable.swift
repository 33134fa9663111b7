import Domain

/// Everything that can be typed after `movies`.
enum CommandTable {
    static let root = CommandSpec(
        command: .interactive,
        name: "movies",
        operands: "[<command>]",
        summary: "find a film, with or without a network",
        options: [
            language, source, includeAdult, offline, refresh, noTUI,
            OptionSpec(option: .version, summary: "print the version"),
        ],
        subcommands: [search, show, open, suggest, history, catalog, cache, help],
        notes: [
            "Without a command it asks for a title, and suggests some while you type."
        ],
        examples: [
            .init(command: "movies", purpose: "a prompt with suggestions, results, details"),
            .init(command: "movies search blade runner", purpose: "find films by their title"),
            .init(command: "movies help search", purpose: "all that search can do"),
        ]
    )

    /// What every command takes.
    static let commonOptions = [
        OptionSpec(
            option: .color,
            value: .color,
            summary: "colour the output (auto: on a terminal)"
        ),
        OptionSpec(
            option: .quiet,
            short: "q",
            summary: "no notes and no progress, only results and errors"
        ),
        OptionSpec(
            option: .timeout,
            value: .seconds,
            summary: "how long a command may wait for the network (10)"
        ),
        OptionSpec(option: .verbose, summary: "tell of every request to a server"),
        OptionSpec(option: .help, short: "h", summary: "print this help"),
    ]

    private static let search = CommandSpec(
        command: .search,
        name: "search",
        operands: "<query…>",
        summary: "find films by their title; the words need no quotes",
        options: searchOptions,
        examples: [
            .init(command: "movies search the matrix", purpose: "words need no quotes"),
            .init(command: "movies search blade ruiner", purpose: "typos are forgiven"),
            .init(command: "movies search dune 1984", purpose: "a year picks among namesakes"),
            .init(command: "movies search 기생충", purpose: "original titles count as well"),
            .init(
                command: "movies search --json alien | jq '.movies[0].id'",
                purpose: "for scripts"
            ),
            .init(command: "movies search -- -30-", purpose: "a query that begins with a dash"),
        ]
    )

    private static let searchOptions = [
        OptionSpec(
            option: .interactive,
            short: "i",
            summary: "show the results on the whole terminal, to look at them one by one"
        ),
        OptionSpec(option: .noTUI, summary: "with -i: in numbered lines"),
        OptionSpec(
            option: .page,
            value: .number(MoviesPage.numbers),
            summary: "the page to show (1)"
        ),
        OptionSpec(
            option: .limit,
            value: .number(1...10_000),
            summary: "show at most N films, from as many pages as that takes"
        ),
        OptionSpec(
            option: .year,
            value: .year,
            summary: "only films first released in that year"
        ),
        language,
        OptionSpec(option: .region, value: .region, summary: "country whose release dates count"),
        includeAdult,
        OptionSpec(option: .exact, summary: "words as they are typed: no typos forgiven"),
        source,
        OptionSpec(
            option: .format,
            value: .format,
            summary: "how to print (table on a terminal, else tsv)"
        ),
        json,
        offline,
        refresh,
    ]

    private static let includeAdult = OptionSpec(
        option: .includeAdult,
        summary: "adult films too"
    )
    private static let noTUI = OptionSpec(
        option: .noTUI,
        summary: "ask and answer by numbered lines, as on a terminal with TERM=dumb"
    )
    private static let language = OptionSpec(
        option: .language,
        value: .language,
        summary: "language of titles and overviews (yours, by LANG)"
    )
    private static let source = OptionSpec(
        option: .source,
        value: .source,
        summary: "where to search (auto: TMDB with a credential, else the catalog)"
    )
    private static let json = OptionSpec(
        option: .json,
        summary: "short for --format json",
        alias: (.format, OutputFormat.json.rawValue)
    )
    private static let offline = OptionSpec(
        option: .offline,
        summary: "never use the network: kept answers of TMDB, else the catalog"
    )
    private static let refresh = OptionSpec(
        option: .refresh,
        summary: "ask TMDB even where a kept answer still holds"
    )

    private static let show = CommandSpec(
        command: .show,
        name: "show",
        operands: "<id>",
        summary: "print all that is known of a film",
        options: [
            language,
            source,
            OptionSpec(option: .format, value: .detailsFormat, summary: "how to print (text)"),
            json,
            offline,
            refresh,
        ],
        notes: filmIDs,
        examples: [
            .init(command: "movies show 603", purpose: "by the id at TMDB, as search prints it"),
            .init(command: "movies show tt0133093", purpose: "by the id at IMDb"),
            .init(command: "movies show --json 603 | jq .runtime", purpose: "for scripts"),
        ]
    )

    private static let open = CommandSpec(
        command: .open,
        name: "open",
        operands: "<id>",
        summary: "open a film's web page in the browser",
        notes: filmIDs + [
            "The browser is $BROWSER, or that of the system; where there is none, the address is",
            "printed.",
        ],
        examples: [
            .init(command: "movies open 603", purpose: "the page at TMDB"),
            .init(command: "movies open tt0133093", purpose: "the page at IMDb"),
        ]
    )

    private static let filmIDs = [
        "<id> is a film's number at TMDB, such as 603, or its id at IMDb, such as tt0133093."
    ]

    private static let suggest = CommandSpec(
        command: .suggest,
        name: "suggest",
        operands: "[<prefix>]",
        summary: "list queries that begin so: recent ones, then titles",
        examples: [
            .init(command: "movies suggest bl", purpose: "one a line"),
            .init(command: "movies suggest | fzf", purpose: "to choose among recent queries"),
        ]
    )

    private static let history = CommandSpec(
        command: .history,
        name: "history",
        operands: "[clear]",
        summary: "list the queries that found something, newest first",
        subcommands: [
            CommandSpec(
                command: .clearHistory,
                name: "clear",
                summary: "forget every query",
                examples: [.init(command: "movies history clear", purpose: "forget every query")]
            )
        ],
        examples: [
            .init(command: "movies history", purpose: "each query, a tab, when it was last used"),
            .init(command: "movies history clear", purpose: "forget every query"),
        ]
    )

    private static let cache = CommandSpec(
        command: nil,
        name: "cache",
        operands: "info|clear",
        summary: "the answers of TMDB that are kept, to be asked for once only",
        subcommands: [
            CommandSpec(
                command: .cacheInfo,
                name: "info",
                summary: "say where they are, how many, and how large",
                options: [
                    OptionSpec(option: .json, summary: "as one JSON object, for programs")
                ],
                examples: [
                    .init(command: "movies cache info", purpose: "a name, a tab, a value a line"),
                    .init(command: "movies cache info --json | jq .bytes", purpose: "for scripts"),
                ]
            ),
            CommandSpec(
                command: .clearCache,
                name: "clear",
                summary: "remove them all",
                examples: [.init(command: "movies cache clear", purpose: "remove them all")]
            ),
        ],
        examples: [
            .init(command: "movies cache info", purpose: "where they are, how many, how large"),
            .init(command: "movies cache clear", purpose: "remove them all"),
        ]
    )

    private static let catalog = CommandSpec(
        command: nil,
        name: "catalog",
        operands: "info|update|import|remove",
        summary: "the films on this machine: those built in, or all there are",
        subcommands: [catalogInfo, updateCatalog, importCatalog, removeCatalog],
        examples: [
            .init(command: "movies catalog update", purpose: "get all films there are, of IMDb"),
            .init(command: "movies catalog info", purpose: "whose films there are, and how many"),
        ]
    )

    private static let catalogInfo = CommandSpec(
        command: .catalogInfo,
        name: "info",
        summary: "say whose films they are, of which day, how many, and how large",
        options: [OptionSpec(option: .json, summary: "as one JSON object, for programs")],
        examples: [
            .init(command: "movies catalog info", purpose: "a name, a tab, a value a line"),
            .init(command: "movies catalog info --json | jq .films", purpose: "for scripts"),
        ]
    )

    private static let updateCatalog = CommandSpec(
        command: .updateCatalog,
        name: "update",
        summary: "download the newest films and search these from now on",
        options: [
            OptionSpec(
                option: .from,
                value: .publisher,
                summary:
                    "whose films: TMDB's lack English titles and years (imdb)"
            ),
            OptionSpec(option: .akas, summary: "titles in other languages too, of IMDb"),
            includeAdult,
        ],
        notes: filmTypes,
        examples: [
            .init(command: "movies catalog update", purpose: "IMDb's films, some 250 MB to get"),
            .init(command: "movies catalog update --akas", purpose: "by titles in any language"),
            .init(command: "movies catalog update --from tmdb", purpose: "TMDB's, some 27 MB"),
        ]
    )

    private static let importCatalog = CommandSpec(
        command: .importCatalog,
        name: "import",
        operands: "<file…>",
        summary: "search the films of files from now on; - is standard input",
        options: [includeAdult],
        notes: [
            "Takes IMDb's title.basics.tsv, with title.ratings.tsv to put the better known films",
            "first and title.akas.tsv for titles in other languages, or TMDB's movie_ids.json, each",
            "as it is or packed by gzip. Films are replaced by those of the files, not added to.",
        ] + filmTypes,
        examples: [
            .init(
                command: "movies catalog import title.basics.tsv.gz title.ratings.tsv.gz",
                purpose: "files of IMDb, in any order"
            ),
            .init(
                command: "zcat title.basics.tsv.gz | movies catalog import -",
                purpose: "from another program"
            ),
        ]
    )

    private static let filmTypes = [
        "Of IMDb's titles, films are those of the types movie, short, tvMovie, tvShort and video."
    ]

    private static let removeCatalog = CommandSpec(
        command: .removeCatalog,
        name: "remove",
        summary: "go back to the films built in",
        examples: [
            .init(command: "movies catalog remove", purpose: "go back to the films built in")
        ]
    )

    private static let help = CommandSpec(
        command: .help,
        name: "help",
        operands: "[<command>]",
        summary: "explain a command",
        examples: [.init(command: "movies help search", purpose: "all that search can do")]
    )
}
