import CommandLineKit
import Terminal
import TerminalDoubles
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

struct CommandTests {
    private static let nothing =
        "nothing to search for; try 'movies search blade runner', "
        + "or a filter such as --genre horror"
    private static let noIDs =
        "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it"
    private static let link = "https://www.themoviedb.org/tv/1399"

    @Test(arguments: [
        (["search"], nothing), (["search", " ", "\u{1}"], nothing),
        (["search", "-i", "", "--no-tui"], nothing),
        (["search", "-i", "alien"], "-i needs a terminal"),
        (["search", "-i", "--no-tui", "--no-input"], "-i can't be used with --no-input"),
        (["--no-tui", "--no-input"], "--no-tui can't be used with --no-input"),
        (["--pick", "--no-input"], "--pick can't be used with --no-input"),
        (["--pick", "--no-tui"], "--pick needs a full screen"),
        (["--json"], "--format and --json need --pick"),
        (["--fields", "id"], "--fields needs --pick"),
        (["search", "-i", "--no-tui", "-"], "-i shows one search; - takes a query from each line"),
        (["search", "-i", "--no-tui", "--page", "2"], "--page can't be used with -i"),
        (["search", "-i", "--no-tui", "--limit", "2"], "--limit can't be used with -i"),
        (["search", "-i", "--no-tui", "--json"], "--format or --json can't be used with -i"),
        (["search", "-i", "--no-tui", "--fields", "id"], "--fields can't be used with -i"),
        (["search", "-i", "--no-tui", "--explain"], "--explain can't be used with -i"),
        (
            ["search", "--in", ""],
            "--in must be the path of a file, or - for standard input, not ''"
        ),
        (["search", "x", "--person", " "], "--person must be a name, not ' '"),
        (["search", "x", "--genre", "horor"], "unknown genre 'horor'; did you mean 'horror'?"),
        (["search", "--genre", "war", "--sort", "relevance"], "--sort relevance needs a query"),
        (["list", "popular", "--sort", "relevance"], "--sort relevance needs a query"),
        (["list", "popular", "genre:horor"], "unknown genre 'horor'; did you mean 'horror'?"),
        (
            ["list", "popular", "genre:war", "alien", "3"],
            "give only one list and filters such as genre:horror, not also 'alien 3'"
        ),
        (
            ["list", "popular", "votes:many"],
            "votes: must be \(FilterKey.votes.spec.requirement), not 'many'"
        ),
        (["show", "-", "-"], "standard input can be read only once"),
        (["show"], "which movie? give its title, \(noIDs.dropFirst(5))"),
        (["open", " "], "which movie? give its title, \(noIDs.dropFirst(5))"),
        (
            ["show", link],
            "'\(link)' is not a movie's id or link; \(noIDs); 'movies search' prints ids"
        ),
        (["open", "603", "-"], "open reads no standard input; use 'xargs -r movies open'"),
        (["open", "603", "--trailer", "--site", "imdb"], "--trailer can't be used with --site"),
        (["open", "603", "604", "--with", "mpv"], "--with takes one movie"),
        (["open", "603", "--with", "mpv", "--print"], "--with can't be used with --print"),
        (["collection", "603", "604"], "give one movie"), (["collection", "-"], "give one movie"),
        (
            ["like"],
            "like which movie? give its title, its TMDB id, such as 603, its IMDb id, such as "
                + "tt0133093, or a link to it"
        ),
        (["person", " "], "missing person; try 'movies person john carpenter'"),
        (["person", "31", "32"], "give one name, or one id or link"),
        (["person", "nm0000118", "john", "carpenter"], "give one name, or one id or link"),
        (
            ["person", "tt0133093"],
            "'tt0133093' is not a person; give a name, an id at TMDB or IMDb, "
                + "or a link to a person there"
        ),
        (
            ["person", "x", "--sort", "-runtime"],
            "--sort must be year, rating, popularity, title or mine, not '-runtime'"
        ),
        (["catalog", "import"], "nothing to import; give a file, or - for standard input"),
        (["catalog", "import", "-", "-"], "standard input can be read only once"),
        (["history", "remove", " "], "missing query; give one that 'movies history' lists"),
        (["help", "serch"], "unknown command 'serch'; did you mean 'movies help search'?"),
        (
            ["help", "catalog", "udpate"],
            "unknown command 'udpate'; did you mean 'movies help catalog update'?"
        ),
        (
            ["help", "history", "x"],
            "unknown command 'x'; 'movies help history' lists the commands"
        ),
        (["help", "show", "x"], "unknown command 'x'"),
        (["help", "--man", "search"], "--man takes no command; the manual page has all of them"),
        (["help", "--man", "--json"], "give one of --man, --json and --skill"),
        (["suggest", "--ids", "--json", "bl"], "--ids can't be used with --json"),
        (["completions"], "which shell? give bash, zsh or fish"),
        (
            ["completions", "fsh"],
            "the shell must be bash, zsh or fish, not 'fsh'; did you mean 'fish'?"
        ),
        (["completions", "bash", "zsh"], "give one shell; each has its own script"),
        (["match"], "missing name; give names of files, or - for standard input"),
    ])
    func `rejects invalid arguments`(arguments: [String], message: String) async {
        await #expect(throws: ErrorReport.usage(message)) {
            let parsed = try ArgumentParser.parse(arguments, of: CommandTable.program)
            let environment = Environment([:])
            let context =
                CommandContext(arguments: parsed, environment: environment, console: .movies())
            _ = try await parsed.command?.run(in: context)
        }
    }

    @Test(arguments: [
        (["search", "--in", "-", "-"], true), (["search", "--in", "-", "--not-in", "-"], true),
        (["search", "--in", "-", "alien"], false), (["search", "-"], false),
    ])
    func `a file of movies is not read from the standard input of something else`(
        arguments: [String],
        isRefused: Bool
    ) throws {
        let parsed = try ArgumentParser.parse(arguments, of: CommandTable.program)

        #expect(((try? parsed.checkStandardInput()) == nil) == isRefused)
    }

    @Test(arguments: [
        ([OptionSpec](), true, CommandOutput()),
        ([.quiet], false, CommandOutput(results: "https://x\n")),
        ([.print], false, CommandOutput(results: "https://x\n")),
        (
            [], false,
            CommandOutput(
                results: "https://x\n",
                messages: ["movies: \(WebPageState.browserAdvice)"]
            )
        ),
    ])
    func `prints the URL if no browser opens it`(
        options: [OptionSpec],
        isOpen: Bool,
        output: CommandOutput
    ) {
        var values = OptionValues()
        for option in options { values.set(option, to: "") }
        let page = MovieWebPage(url: "https://x", isOpen: isOpen)

        #expect(OpenCommand.output(page, .id(.tmdb(603)), values) == output)
    }

    @Test func `prints one suggestion per line, with what it is on a terminal`() {
        let items: [QuerySuggestionViewModel] = [
            .recent("blade runner"), .title("blow\tup", year: 1966), .title("Blow Up", year: 1981),
            .opened("Dune", year: 1984), .opened("Solaris"), .person("Ada Lind"),
            .filter("genre:war"),
        ]

        #expect(
            suggestions(items).results
                == "blade runner\nblow up\nDune\nSolaris\nAda Lind\ngenre:war\n"
        )
        #expect(
            suggestions(items, as: .rows(width: 80, usesColor: false)).results
                == "blade runner\nblow up  1966\nBlow Up  1981\nDune  1984\nSolaris\n"
                + "Ada Lind  person\ngenre:war  filter\n"
        )
        #expect(
            suggestions([items[1]], as: .rows(width: 80, usesColor: true)).results
                == "blow up\u{1B}[2m  1966\u{1B}[0m\n"
        )
        #expect(suggestions([]) == CommandOutput(exitCode: .nothingFound))
    }

    @Test func `prints the ids and titles of suggested movies`() {
        let movies = [
            TitleSuggestion(id: .tmdb(7), title: "Paper\tLantern", year: 1999),
            TitleSuggestion(id: .tmdb(8), title: "Land"),
        ]

        #expect(
            SuggestCommand.output(movies)
                == CommandOutput(results: "7\tPaper Lantern (1999)\n8\tLand\n")
        )
        #expect(SuggestCommand.output([]) == CommandOutput(exitCode: .nothingFound))
    }

    @Test(arguments: [SearchCommand.spec, ListCommand.spec])
    func `the help of lists explains the filters and the fields`(spec: CommandSpec) {
        let notes = spec.sections().flatMap(\.paragraphs)

        #expect(notes == FilterOptions.help + MovieFields.ofMovies.help)
    }

    @Test func `the help of filters names every genre`() {
        let words = FilterOptions.help.joined(separator: " ")
            .split { $0 == " " || $0 == "," || $0 == ";" }
        let genres = words.drop { $0 != "action" }.prefix { $0 != "no" }.filter { $0 != "and" }

        #expect(genres.compactMap { Genre(known: $0) } == Genre.known)
    }

    @Test func `prints suggestions as one JSON object, even if there are none`() {
        let items: [QuerySuggestionViewModel] = [
            .recent("blade \u{1B}[1mrunner"), .title("Blow Up", year: 1981, query: "Blow Up 1981"),
            .opened("Dune", year: 1984), .person("Ada"), .filter("genre:war"),
        ]

        #expect(
            suggestions(items, for: "bl", as: .json(.line)).results
                == #"{"prefix":"bl","suggestions":[{"text":"blade runner","origin":"recent","#
                + #""year":null,"query":"blade runner"},{"text":"Blow Up","origin":"title","#
                + #""year":1981,"query":"Blow Up 1981"},{"text":"Dune","origin":"opened","#
                + #""year":1984,"query":"Dune 1984"},{"text":"Ada","origin":"person","#
                + #""year":null,"query":"Ada"},{"text":"genre:war","origin":"filter","#
                + #""year":null,"query":"genre:war"}]}"# + "\n"
        )
        #expect(
            suggestions([], for: "\t", as: .json(.line))
                == CommandOutput(
                    results: #"{"prefix":" ","suggestions":[]}"# + "\n",
                    exitCode: .nothingFound
                )
        )
    }

    private func suggestions(
        _ items: [QuerySuggestionViewModel],
        for prefix: String = "",
        as format: RecordFormat = .lines
    ) -> CommandOutput {
        SuggestCommand.output(items, for: prefix, as: format)
    }

    @Test func `prints the cache as labels and values, lines or JSON`() {
        let report = CacheCommand.report(
            ResponseCacheInfo(
                path: "/x\ty",
                responseCount: 1234,
                byteCount: 2_340_000,
                byteLimit: 67_108_864
            )
        )

        for (format, text) in [
            (
                .rows(width: 80, usesColor: false),
                "Path       /x y\nResponses  1,234\nSize       2.3 of 67.1 MB\n"
            ), (.lines, "path\t/x y\nresponses\t1234\nbytes\t2340000\nlimit\t67108864\n"),
            (
                .json(.line),
                #"{"path":"/x y","responses":1234,"bytes":2340000,"limit":67108864}"# + "\n"
            ),
        ] as [(RecordFormat, String)] { #expect(report.text(as: format) == text) }
        #expect(
            report.text(as: .rows(width: 80, usesColor: true)).hasPrefix(
                "\u{1B}[2mPath       \u{1B}[0m/x y\n"
            )
        )
    }
}
