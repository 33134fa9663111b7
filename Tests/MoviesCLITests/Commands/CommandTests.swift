import CommandLineKit
import Terminal
import TerminalDoubles
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

struct CommandTests {
    @Test(arguments: [
        (
            ["search"],
            "nothing to search for; try 'movies search blade runner', "
                + "or a filter such as --genre horror"
        ),
        (
            ["search", " ", "\u{1}"],
            "nothing to search for; try 'movies search blade runner', "
                + "or a filter such as --genre horror"
        ),
        (
            ["search", "-i", "", "--no-tui"],
            "nothing to search for; try 'movies search blade runner', "
                + "or a filter such as --genre horror"
        ),
        (["search", "-i", "alien"], "-i needs a terminal"),
        (["search", "-i", "--no-tui", "--no-input"], "-i can't be used with --no-input"),
        (["--no-tui", "--no-input"], "--no-tui can't be used with --no-input"),
        (["--pick", "--no-input"], "--pick can't be used with --no-input"),
        (["--pick", "--no-tui"], "--pick needs a full screen"),
        (["--json"], "--format and --json need --pick"),
        (["--fields", "id"], "--fields needs --pick"),
        (["search", "-i", "--no-tui", "--page", "2"], "--page can't be used with -i"),
        (["search", "-i", "--no-tui", "--limit", "2"], "--limit can't be used with -i"),
        (["search", "-i", "--no-tui", "--json"], "--format or --json can't be used with -i"),
        (["search", "-i", "--no-tui", "--fields", "id"], "--fields can't be used with -i"),
        (["search", "-i", "--no-tui", "--explain"], "--explain can't be used with -i"),
        (
            ["search", "--in", ""],
            "--in must be the path of a file, or - for standard input, not ''"
        ),
        (["open", "603", "-"], "open reads no standard input; use 'xargs -r movies open'"),
        (["open", "603", "--site", "x"], "--site must be tmdb, imdb or letterboxd, not 'x'"),
        (["show", "-", "-"], "standard input can be read only once"),
        (["catalog", "import"], "nothing to import; give a file, or - for standard input"),
        (["catalog", "import", "-", "-"], "standard input can be read only once"),
        (["person"], "missing person; try 'movies person john carpenter'"),
        (["person", " "], "missing person; try 'movies person john carpenter'"),
        (
            ["person", "tt0133093"],
            "'tt0133093' is not a person; give a name, an id at TMDB or IMDb, "
                + "or a link to a person there"
        ),
        (["person", "31", "32"], "give one name, or one id or link"),
        (["collection", "603", "604"], "give one movie"), (["collection", "-"], "give one movie"),
        (["open", "603", "--trailer", "--site", "imdb"], "--trailer can't be used with --site"),
        (["person", "nm0000118", "john", "carpenter"], "give one name, or one id or link"),
        (
            ["person", "x", "--sort", "runtime"],
            "--sort must be year, rating, popularity, title or mine, not 'runtime'"
        ),
        (["search", "x", "--person", " "], "--person must be a name, not ' '"),
        (["search", "--sort", "relevance"], "--sort relevance needs a query"),
        (["list", "popular", "--sort", "relevance"], "--sort relevance needs a query"),
        (
            ["list", "popular", "genre:war", "alien", "3"],
            "give only one list and filters such as genre:horror, not also 'alien 3'"
        ),
        (
            ["list", "popular", "genre:horor"],
            "unknown genre 'horor'; did you mean 'horror'?"
        ),
        (
            ["list", "popular", "votes:many"],
            "votes: must be \(FilterKey.votes.spec.requirement), not 'many'"
        ),
        (["history", "remove"], "missing query; give one that 'movies history' lists"),
        (["history", "remove", " "], "missing query; give one that 'movies history' lists"),
        (
            ["search", "--genre", "war", "--sort", "relevance"],
            "--sort relevance needs a query"
        ),
        (["help", "serch"], "unknown command 'serch'; did you mean 'movies help search'?"),
        (
            ["help", "catalog", "udpate"],
            "unknown command 'udpate'; did you mean 'movies help catalog update'?"
        ),
        (
            ["help", "history", "x"],
            "unknown command 'x'; 'movies help history' lists the commands"
        ),
        (["help", "frobnicate"], "unknown command 'frobnicate'; 'movies help' lists the commands"),
        (["help", "show", "x"], "unknown command 'x'"),
        (["help", "--man", "search"], "--man takes no command; the manual page has all of them"),
        (["suggest", "--ids", "--json", "bl"], "--ids can't be used with --json"),
        (["completions"], "which shell? give bash, zsh or fish"),
        (
            ["completions", "fsh"],
            "the shell must be bash, zsh or fish, not 'fsh'; did you mean 'fish'?"
        ),
        (["completions", "elvish"], "the shell must be bash, zsh or fish, not 'elvish'"),
        (["completions", "bash", "zsh"], "give one shell; each has its own script"),
        (
            ["person", "x", "--sort", "-runtime"],
            "--sort must be year, rating, popularity, title or mine, not '-runtime'"
        ),
        (
            ["search", "x", "--genre", "horor"],
            "unknown genre 'horor'; did you mean 'horror'?"
        ),
    ])
    func `rejects invalid arguments`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { _ = try command(arguments) }
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
        var error: UsageError?
        do throws(UsageError) { try parsed.checkStandardInput() } catch let refusal {
            error = refusal
        }

        #expect(error == (isRefused ? UsageError("standard input can be read only once") : nil))
    }

    @Test(arguments: ["show", "open"])
    func `requires the id of a movie or a link to it`(name: String) {
        let link = "https://www.themoviedb.org/tv/1399"
        let message =
            "'\(link)' is not a movie's id or link; "
            + "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it; "
            + "'movies search' prints ids"

        #expect(throws: UsageError(message)) { _ = try command([name, link]) }
    }

    @Test(arguments: [
        (["open"], "give its title, "), (["open", ""], "give its title, "),
        (["show"], "give its title, "), (["show", ""], "give its title, "),
        (["show", " "], "give its title, "),
    ])
    func `says what to give as a movie`(arguments: [String], hint: String) throws {
        let error = try #require(throws: UsageError.self) { _ = try command(arguments) }

        #expect(error.message.hasPrefix("which movie? \(hint)"))
    }

    @Test(arguments: [
        ["search", "-i", "--no-tui"], ["search", "-i", "--no-tui", "alien"], ["show", "603"],
        ["show", "603", "604", "-"], ["show", "blade", "runner", "2049", "--region", "KR"],
        ["open", "tt0133093", "604"], ["open", "603\n604"], ["show", "603\n604"],
        ["open", "blade", "runner", "2049"],
        ["show", "TT0133093"], ["show", "themoviedb.org/movie/603"],
        ["open", "https://letterboxd.com/film/alien/"], ["suggest"], ["history", "clear"],
        ["suggest", "--ids"], ["completions", "zsh"],
        ["open", "603", "--site", "letterboxd", "--print"], ["history", "--json"],
        ["suggest", "--json", "bl"], ["search", "x", "--fields", "id", "--format", "csv"],
        ["cache", "info", "--json"], ["person", "john", "carpenter"],
        ["person", "31", "--sort", "oldest"], ["person", "50", "cent"],
        ["person", "https://www.imdb.com/name/nm0000118/", "--genre", "horror", "-n", "5"],
        ["list", "popular", "genre:horror", "year:1980-"],
        ["list", "top-rated", "--sort", "-rating"],
        ["search", "--sort", "-year"], ["search", "alien", "--sort", "relevance"],
        ["search", "--director", "john carpenter"], ["list", "popular", "--person", "31"],
        ["catalog", "import", "-", "x.gz"], ["catalog", "update", "--akas"],
        ["help", "catalog", "import"], ["help", "--man"], [], ["--no-tui"], ["--no-input"],
        ["--pick", "alien", "--json"],
    ])
    func `accepts valid arguments`(arguments: [String]) throws {
        _ = try command(arguments)
    }

    @Test(arguments: [
        (["open", "603"], true, false, CommandOutput()),
        (["open", "603"], false, true, CommandOutput(results: "https://x\n")),
        (["open", "603", "--print"], false, false, CommandOutput(results: "https://x\n")),
        (
            ["open", "603"], false, false,
            CommandOutput(
                results: "https://x\n",
                messages: ["movies: \(WebPageState.browserAdvice)"]
            )
        ),
    ])
    func `prints the URL if no browser opens it`(
        arguments: [String],
        isOpen: Bool,
        isQuiet: Bool,
        output: CommandOutput
    ) throws {
        let open = try #require(try command(arguments) as? OpenCommand)
        let page = MovieWebPage(url: "https://x", isOpen: isOpen)

        #expect(open.output(page, .id(.tmdb(603)), isQuiet: isQuiet) == output)
    }

    @Test func `prints one suggestion per line, with its year on a terminal`() {
        let items: [QuerySuggestionViewModel] = [
            .recent("blade runner"), .title("blow\tup", year: 1966), .title("Blow Up", year: 1981),
        ]

        #expect(suggestions(items) == CommandOutput(results: "blade runner\nblow up\n"))
        #expect(
            suggestions(items, as: .rows(width: 80, usesColor: false))
                == CommandOutput(results: "blade runner\nblow up  1966\nBlow Up  1981\n")
        )
        #expect(
            suggestions([items[1]], as: .rows(width: 80, usesColor: true))
                == CommandOutput(results: "blow up\u{1B}[2m  1966\u{1B}[0m\n")
        )
        #expect(suggestions([]) == CommandOutput(exitCode: .nothingFound))
    }

    @Test func `marks suggested people and filters on a terminal`() {
        let items: [QuerySuggestionViewModel] = [
            .opened("Dune", year: 1984), .opened("Solaris"), .person("Ada Lind"),
            .filter("genre:war"),
        ]

        #expect(
            suggestions(items, as: .rows(width: 80, usesColor: false)).results
                == "Dune  1984\nSolaris\nAda Lind  person\ngenre:war  filter\n"
        )
        #expect(suggestions(items).results == "Dune\nSolaris\nAda Lind\ngenre:war\n")
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
            .person("Ada"), .filter("genre:war"),
        ]
        let opened = suggestions([.opened("Dune", year: 1984)], for: "", as: .json(.line))
        #expect(
            opened.results
                == #"{"prefix":"","suggestions":[{"text":"Dune","origin":"opened","#
                + #""year":1984,"query":"Dune 1984"}]}"# + "\n"
        )

        #expect(
            suggestions(items, for: "bl", as: .json(.line)).results
                == #"{"prefix":"bl","suggestions":[{"text":"blade runner","origin":"recent","#
                + #""year":null,"query":"blade runner"},{"text":"Blow Up","origin":"title","#
                + #""year":1981,"query":"Blow Up 1981"},{"text":"Ada","origin":"person","#
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

    @Test func `prints the cache as lines or JSON`() {
        let cache = ResponseCacheInfo(
            path: "/x\ty",
            responseCount: 2,
            byteCount: 300,
            byteLimit: 4000
        )

        #expect(
            CacheCommand.report(cache).text(as: .lines)
                == "path\t/x y\nresponses\t2\nbytes\t300\nlimit\t4000\n"
        )
        #expect(
            CacheCommand.report(cache).text(as: .json(.line))
                == "{\"path\":\"/x y\",\"responses\":2,\"bytes\":300,\"limit\":4000}\n"
        )
    }

    @Test func `shows the cache on a terminal as labels and values`() {
        let cache = ResponseCacheInfo(
            path: "/x",
            responseCount: 1234,
            byteCount: 2_340_000,
            byteLimit: 67_108_864
        )

        let rows = CacheCommand.report(cache).text(as: .rows(width: 80, usesColor: false))
        let dim = CacheCommand.report(cache).text(as: .rows(width: 80, usesColor: true))

        #expect(rows == "Path       /x\nResponses  1,234\nSize       2.3 of 67.1 MB\n")
        #expect(dim.hasPrefix("\u{1B}[2mPath       \u{1B}[0m/x\n"))
    }

    private func command(_ arguments: [String]) throws(UsageError) -> any Command {
        let parsed = try ArgumentParser.parse(arguments, of: CommandTable.program)
        guard let type = parsed.command else { throw UsageError("no command") }
        let console = Console.movies()
        return try type.init(parsed, console: console)
    }
}
