import Domain

/// The commands that find films and tell of them.
extension CommandTable {
    static let search = CommandSpec(
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

    static let show = CommandSpec(
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

    static let open = CommandSpec(
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

    static let suggest = CommandSpec(
        command: .suggest,
        name: "suggest",
        operands: "[<prefix>]",
        summary: "list queries that begin so: recent ones, then titles",
        examples: [
            .init(command: "movies suggest bl", purpose: "one a line"),
            .init(command: "movies suggest | fzf", purpose: "to choose among recent queries"),
        ]
    )
}
