import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies catalog import`: imports data sets from files.
struct ImportCatalogCommand: Command {
    static let spec = CommandSpec(
        command: ImportCatalogCommand.self,
        name: "import",
        operands: "<file…>",
        completes: .files,
        summary: "build the catalog from files; - is standard input",
        options: [.includeAdult],
        notes: [
            """
            Reads IMDb's title.basics.tsv, together with any of these: title.ratings.tsv ranks \
            movies by their votes, title.akas.tsv adds titles in other languages, and \
            title.principals.tsv or title.crew.tsv with name.basics.tsv add people. Or it reads \
            TMDB's movie_ids.json. Each file is plain, or compressed by gzip. The files replace \
            the catalog; they do not add to it.
            """
        ] + CatalogCommand.movieTypes,
        examples: [
            .init(
                "movies catalog import title.basics.tsv.gz title.ratings.tsv.gz",
                "IMDb's files, in any order"
            ),
            .init("zcat title.basics.tsv.gz | movies catalog import -", "from another program"),
        ]
    )

    private let files: [ImportSource]
    private let includesAdult: Bool
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        files = arguments.operands.map { $0 == "-" ? .standardInput : .file($0) }
        guard !files.isEmpty else {
            throw UsageError(message: "nothing to import; give a file, or - for standard input")
        }
        guard files.count(where: { $0 == .standardInput }) < 2 else {
            throw UsageError(message: "standard input can be read only once")
        }
        includesAdult = arguments.isSet(.includeAdult)
        isQuiet = arguments.isSet(.quiet)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.localSettings).makeCatalogViewModel()
        let view = CatalogView(console: context.console, isQuiet: isQuiet)
        return await view.exitCode(of: viewModel) {
            await viewModel.didImport(files, includesAdult: includesAdult)
        }
    }
}
