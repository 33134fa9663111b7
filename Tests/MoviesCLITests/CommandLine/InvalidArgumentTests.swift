import CommandLineKit
import Testing

@testable import MoviesCLI

struct InvalidArgumentTests {
    @Test(arguments: [
        (["serch"], "'movies search'"), (["serch", "alien"], "'movies search alien'"),
        (["Search", "alien"], "'movies search alien'"),
        (["shwo", "603"], "'movies show 603'"),
        (["serch", "alien", "--year", "1979"], "'movies search alien --year 1979'"),
        (["--quiet", "serch", "alien"], "'movies --quiet search alien'"),
        (["catlog", "update"], "'movies catalog update'"),
        (["import", "x.gz"], "'movies catalog import x.gz'"),
        (["set-token"], "'movies config set-token'"), (["json"], "'movies --json'"),
        (["version"], "'movies --version'"),
    ])
    func `suggests the command that is certainly meant`(arguments: [String], guess: String) {
        expect(arguments, "; did you mean \(guess)?")
    }

    @Test(arguments: [
        (["blade", "runner"], "'movies search blade runner'"),
        (["blade runner"], "'movies search blade runner'"),
        (["zzz"], "'movies search zzz'"), (["2001"], "'movies search 2001'"),
        (["--offline", "alien"], "'movies search --offline alien'"),
        (["who's", "that"], #"'movies search 'who'\''s' that'"#),
        (["a;b"], "'movies search 'a;b''"), (["go", "--"], "'movies search go --'"),
        (["--", "alien"], "'movies search -- alien'"),
    ])
    func `suggests a search for other words`(arguments: [String], guess: String) {
        expect(arguments, "; did you mean \(guess)?")
    }

    @Test(arguments: [
        (["lost", "highway"], "'movies list highway' or 'movies search lost highway'"),
        (["lost"], "'movies list' or 'movies search lost'"),
        (["cash"], "'movies cache' or 'movies search cash'"),
        (["per", "un", "pugno"], "'movies person un pugno' or 'movies search per un pugno'"),
    ])
    func `offers both if it is not certain what is meant`(arguments: [String], guesses: String) {
        expect(arguments, "; did you mean \(guesses)?")
    }

    @Test func `truncates long input`() throws {
        let word = String(repeating: "x", count: 5000)

        let error = try #require(self.error([word, word]))

        #expect(error.message.count < 250)
        #expect(error.message.contains("x…'; did you mean 'movies search xxx"))
    }

    @Test(arguments: [
        (["catalog", "udpate"], "; did you mean 'movies catalog update'?"),
        (["cache", "cler"], "; did you mean 'movies cache clear'?"),
        (["history", "claer"], "; did you mean 'movies history clear'?"),
        (["history", "alien"], "; 'movies history' has clear and remove"),
        (["catalog", "x"], "; 'movies catalog' has info, update, import and remove"),
        ([""], "; 'movies help' lists the commands"),
        ([" "], "; 'movies help' lists the commands"),
    ])
    func `suggests a subcommand, or names all`(arguments: [String], hint: String) {
        expect(arguments, hint)
    }

    @Test(arguments: [
        (
            ["--genre", "horror"],
            "'--genre' needs a command; did you mean 'movies search --genre horror'?"
        ),
        (["-n", "5"], "'-n' needs a command; did you mean 'movies search -n 5'?"),
        (
            ["--person", "john carpenter"],
            "'--person' needs a command; did you mean 'movies search --person 'john carpenter''?"
        ),
        (
            ["--genre", "horror", "list", "popular"],
            "'--genre' needs a command; did you mean 'movies list --genre horror popular'?"
        ),
        (
            ["--site", "imdb", "open", "603"],
            "'--site' needs a command; did you mean 'movies open --site imdb 603'?"
        ),
        (["--site", "imdb"], "unknown option '--site'; it is an option of 'movies open'"),
        (
            ["search", "--pick", "alien"],
            "unknown option '--pick'; did you mean 'movies --pick alien'?"
        ),
        (["list", "--pick", "popular"], "unknown option '--pick'; did you mean 'movies --pick'?"),
        (
            ["search", "alien", "--pick", "-q"],
            "unknown option '--pick'; did you mean 'movies --pick'?"
        ),
        (["show", "--version"], "unknown option '--version'; did you mean 'movies --version'?"),
    ])
    func `suggests where an option belongs`(arguments: [String], message: String) {
        #expect(error(arguments)?.message == message)
    }

    @Test(
        arguments: [
            ("--yaer", "'--year'"), ("--langage", "'--language'"), ("-json", "'--json'"),
            ("--genres", "'--genre'"), ("-x", nil), ("--x", nil),
            ("--lim", "'--limit'"), ("--ye", "'--year'"), ("--re", nil),
        ] as [(String, String?)]
    )
    func `suggests options without counting their dashes`(option: String, guess: String?) {
        let hint =
            guess.map { "; did you mean \($0)?" }
            ?? "; put -- before words that start with a dash"

        #expect(error(["search", option])?.message == "unknown option '\(option)'\(hint)")
    }

    @Test(arguments: [
        (["show", "--genre"], "'movies search'"), (["person", "--person", "x"], "'movies search'"),
        (["history", "--akas"], "'movies catalog update'"),
        (["catalog", "update", "--offline"], "'movies search'"),
        (["list", "-i"], "'movies search'"),
    ])
    func `names the command that has the option`(arguments: [String], command: String) {
        let message = error(arguments)?.message ?? ""

        #expect(message.hasSuffix("; it is an option of \(command)"))
    }

    @Test(arguments: ["--frob", "--geography", "--tear"])
    func `suggests no option that is far`(option: String) {
        #expect(error(["show", option])?.message.contains("did you mean") == false)
    }

    private func expect(_ arguments: [String], _ hint: String) {
        let message = error(arguments)?.message ?? ""
        #expect(message.hasPrefix("unknown command '"))
        #expect(message.hasSuffix("'\(hint)"), "\(message)")
    }

    private func error(_ arguments: [String]) -> UsageError? {
        do {
            _ = try ArgumentParser.parse(arguments, of: CommandTable.program)
            return nil
        } catch {
            return error
        }
    }
}
