import Testing

@testable import CommandLineKit

struct InvalidArgumentTests {
    @Test(arguments: [
        (["serch"], "'shop search'"), (["serch", "lamp"], "'shop search lamp'"),
        (["Serch", "lamp"], "'shop search lamp'"), (["shwo", "603"], "'shop show 603'"),
        (["serch", "lamp", "--year", "1979"], "'shop search lamp --year 1979'"),
        (["--quiet", "serch", "lamp"], "'shop --quiet search lamp'"),
        (["catlog", "update"], "'shop catalog update'"),
        (["import", "x.gz"], "'shop catalog import x.gz'"), (["json"], "'shop --json'"),
        (["version"], "'shop --version'"), (["lost", "highway"], "'shop list highway'"),
        (["lost"], "'shop list'"),
    ])
    func `suggests a command with one typo in its name, and the default command`(
        arguments: [String],
        guess: String
    ) {
        expect(arguments, "; did you mean \(guess) or '\(search(arguments))'?")
    }

    @Test func `suggests a command for a secret only`() {
        expect(["set-token"], "; did you mean 'shop config set-token' or 'shop search set-token'?")
        expect(
            ["set-token", "x"],
            "; did you mean 'shop config set-token' or 'shop search set-token x'?"
        )
    }

    @Test(arguments: [
        ["blade", "runner"], ["blade runner"], ["zzz"], ["2001"], ["who's", "that"], ["a;b"],
        ["go", "--"], ["--", "alien"], ["cat"], ["information"], ["update", "the", "house"],
        ["a", "search"],
    ])
    func `words that are no command are those of the default command`(arguments: [String]) throws {
        let parsed = try ArgumentParser.parse(arguments, of: SampleShop.spec)

        #expect(parsed.path.map(\.name) == ["shop", "search"])
        #expect(parsed.operands == arguments.filter { $0 != "--" })
    }

    @Test(arguments: [
        ["--kind", "red"], ["-n", "5", "lamp"], ["--maker", "ada lind"], ["-y1999", "lamp"],
        ["lamp", "--kind=red"], ["--json", "lamp", "--page", "2"],
    ])
    func `options without a command are those of the default command`(arguments: [String]) throws {
        let parsed = try ArgumentParser.parse(arguments, of: SampleShop.spec)

        #expect(parsed.path.map(\.name) == ["shop", "search"])
        #expect(!parsed.options.isEmpty)
    }

    @Test func `truncates long input`() throws {
        let word = String(repeating: "x", count: 5000)

        let error = try #require(self.error(["import", word, word]))

        #expect(error.summary.count < 300)
        #expect(error.summary.contains("did you mean 'shop catalog import xxx"))
    }

    @Test(arguments: [
        (["catalog", "udpate"], "; did you mean 'shop catalog update'?"),
        (["history", "claer"], "; did you mean 'shop history clear'?"),
        (["catalog", "alien"], "; 'shop catalog' has info, update and import"),
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
            error([key])?.summary
                == "unknown command '********'; did you mean 'shop search '********''?"
        )
        #expect(
            error(["config", "s3cret"])?.summary
                == "unknown command; 'shop config set-token' asks for the token"
        )
        #expect(
            error(["config", "set-token", "s3cret"])?.summary
                == "'shop config set-token' takes no argument: it asks for the token"
        )
    }

    @Test(arguments: [
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
        #expect(error(arguments)?.summary == message)
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
            ?? "; put -- before words that start with a dash: 'shop search -- \(option)'"

        #expect(error(["search", option])?.summary == "unknown option '\(option)'\(hint)")
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
        let message = error(arguments)?.summary ?? ""

        #expect(message.hasSuffix("; it is an option of \(command)"))
    }

    @Test(arguments: ["--frob", "--geography", "--tear"])
    func `suggests no option that is far`(option: String) {
        #expect(error(["show", option])?.summary.contains("did you mean") == false)
    }

    private func search(_ arguments: [String]) -> String {
        "shop search \(arguments.joined(separator: " "))"
    }

    private func expect(_ arguments: [String], _ hint: String) {
        let message = error(arguments)?.summary ?? ""
        #expect(message.hasPrefix("unknown command '"))
        #expect(message.hasSuffix("'\(hint)"), "\(message)")
    }

    private func error(_ arguments: [String]) -> ErrorReport? {
        do {
            _ = try ArgumentParser.parse(arguments, of: SampleShop.spec)
            return nil
        } catch {
            return error
        }
    }
}
