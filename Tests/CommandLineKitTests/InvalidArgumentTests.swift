import Testing

@testable import CommandLineKit

struct InvalidArgumentTests {
    @Test(arguments: [
        (["serch"], "'shop search'"), (["serch", "lamp"], "'shop search lamp'"),
        (["Search", "lamp"], "'shop search lamp'"), (["shwo", "603"], "'shop show 603'"),
        (["serch", "lamp", "--year", "1979"], "'shop search lamp --year 1979'"),
        (["--quiet", "serch", "lamp"], "'shop --quiet search lamp'"),
        (["catlog", "update"], "'shop catalog update'"),
        (["import", "x.gz"], "'shop catalog import x.gz'"),
        (["set-token"], "'shop config set-token'"), (["json"], "'shop --json'"),
        (["version"], "'shop --version'"),
    ])
    func `suggests the command that is certainly meant`(arguments: [String], guess: String) {
        expect(arguments, "; did you mean \(guess)?")
    }

    @Test(arguments: [
        (["blade", "runner"], "'shop search blade runner'"),
        (["blade runner"], "'shop search blade runner'"),
        (["zzz"], "'shop search zzz'"), (["2001"], "'shop search 2001'"),
        (["--quiet", "alien"], "'shop search --quiet alien'"),
        (["who's", "that"], #"'shop search 'who'\''s' that'"#),
        (["a;b"], "'shop search 'a;b''"), (["go", "--"], "'shop search go --'"),
        (["--", "alien"], "'shop search -- alien'"),
    ])
    func `suggests the default command for other words`(arguments: [String], guess: String) {
        expect(arguments, "; did you mean \(guess)?")
    }

    @Test(arguments: [
        (["lost", "highway"], "'shop list highway' or 'shop search lost highway'"),
        (["lost"], "'shop list' or 'shop search lost'"),
        (["cat"], "'shop catalog' or 'shop search cat'"),
    ])
    func `offers both if it is not certain what is meant`(arguments: [String], guesses: String) {
        expect(arguments, "; did you mean \(guesses)?")
    }

    @Test func `truncates long input`() throws {
        let word = String(repeating: "x", count: 5000)

        let error = try #require(self.error([word, word]))

        #expect(error.message.count < 250)
        #expect(error.message.contains("x…'; did you mean 'shop search xxx"))
    }

    @Test(arguments: [
        (["catalog", "udpate"], "; did you mean 'shop catalog update'?"),
        (["history", "claer"], "; did you mean 'shop history clear'?"),
        (["history", "alien"], "; 'shop history' has clear and remove"),
        (["catalog", "x"], "; 'shop catalog' has info, update and import"),
        ([""], "; 'shop help' lists the commands"),
        ([" "], "; 'shop help' lists the commands"),
    ])
    func `suggests a subcommand, or names all`(arguments: [String], hint: String) {
        expect(arguments, hint)
    }

    @Test func `does not print what may be a secret`() {
        let key = String(repeating: "0123456789abcdef", count: 2)

        #expect(
            error([key])?.message
                == "unknown command '********'; did you mean 'shop search '********''?"
        )
        #expect(
            error(["config", "s3cret"])?.message
                == "unknown command; 'shop config set-token' asks for the token"
        )
        #expect(
            error(["config", "set-token", "s3cret"])?.message
                == "'shop config set-token' takes no argument: it asks for the token"
        )
    }

    @Test(arguments: [
        (
            ["--kind", "red"],
            "'--kind' needs a command; did you mean 'shop search --kind red'?"
        ),
        (["-n", "5"], "'-n' needs a command; did you mean 'shop search -n 5'?"),
        (
            ["--maker", "ada lind"],
            "'--maker' needs a command; did you mean 'shop search --maker 'ada lind''?"
        ),
        (
            ["--kind", "red", "list", "new"],
            "'--kind' needs a command; did you mean 'shop list --kind red new'?"
        ),
        (
            ["--kind=red", "list", "new"],
            "'--kind' needs a command; did you mean 'shop list --kind=red new'?"
        ),
        (
            ["--site", "x", "show", "603"],
            "'--site' needs a command; did you mean 'shop show --site x 603'?"
        ),
        (["--site", "x"], "unknown option '--site'; it is an option of 'shop show'"),
        (
            ["search", "--pick", "lamp"],
            "unknown option '--pick'; did you mean 'shop --pick lamp'?"
        ),
        (["list", "--pick", "new"], "unknown option '--pick'; did you mean 'shop --pick'?"),
        (
            ["search", "lamp", "--pick", "-q"],
            "unknown option '--pick'; did you mean 'shop --pick'?"
        ),
        (["show", "--version"], "unknown option '--version'; did you mean 'shop --version'?"),
    ])
    func `suggests where an option belongs`(arguments: [String], message: String) {
        #expect(error(arguments)?.message == message)
    }

    @Test(
        arguments: [
            ("--yaer", "'--year'"), ("--timeot", "'--timeout'"), ("-json", "'--json'"),
            ("--kinds", "'--kind'"), ("-x", nil), ("--x", nil),
            ("--lim", "'--limit'"), ("--ye", "'--year'"), ("--ma", nil),
        ] as [(String, String?)]
    )
    func `suggests options without counting their dashes`(option: String, guess: String?) {
        let hint =
            guess.map { "; did you mean \($0)?" }
            ?? "; put -- before words that start with a dash"

        #expect(error(["search", option])?.message == "unknown option '\(option)'\(hint)")
    }

    @Test(arguments: [
        (["show", "--kind"], "'shop search'"), (["list", "--year", "1999"], "'shop search'"),
        (["history", "--full"], "'shop catalog update'"),
        (["catalog", "update", "--page"], "'shop search'"), (["list", "-n"], "'shop search'"),
        (["history", "clear", "--json"], "'shop history'"),
    ])
    func `names the command that has the option, rather one above`(
        arguments: [String],
        command: String
    ) {
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
            _ = try ArgumentParser.parse(arguments, of: SampleShop.spec)
            return nil
        } catch {
            return error
        }
    }
}
