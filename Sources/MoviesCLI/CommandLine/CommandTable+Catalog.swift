/// The commands for the films on this machine as a whole.
extension CommandTable {
    static let catalog = CommandSpec(
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
        notes: [
            "A download fails when nothing arrives for --timeout seconds. Where a server asks for a wait,",
            "it is shown and waited for, up to 60 seconds. Another run resumes what was interrupted.",
        ] + filmTypes,
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
}
