import CommandLineKit
import Testing

@testable import MoviesCLI

struct ArgumentParserTests {
    @Test func `an option can select a command, and the words after it are its operands`() throws {
        #expect(try parse(["-V", "extra"]).command == VersionCommand.self)
        let picking = try parse(["--pick", "search", "alien", "--json"])

        #expect(picking.command == PickCommand.self)
        #expect(picking.operands == ["search", "alien"])
        #expect(picking.options[.format] == "json")
    }

    @Test func `accepts options among operands`() throws {
        let parsed = try parse(["search", "the", "--year", "1999", "matrix", "-q"])

        #expect(parsed.path.map(\.name) == ["movies", "search"])
        #expect(parsed.operands == ["the", "matrix"])
        #expect(parsed.options.number("year") == 1999)
        #expect(parsed.isSet(.quiet))
    }

    @Test func `accepts a value after an equals sign`() throws {
        let parsed = try parse(["search", "--page=2", "--format=json", "a=b"])

        #expect(parsed.options.number(.page) == 2)
        #expect(parsed.options[.format] == "json")
        #expect(parsed.operands == ["a=b"])
    }

    @Test(arguments: [["-n5"], ["-n=5"], ["-n", "5"], ["--limit=5"]])
    func `accepts a value right after a short option`(option: [String]) throws {
        let parsed = try parse(["search", "x"] + option + ["-y1980-1989"])

        #expect(parsed.options.number(.limit) == 5)
        #expect(parsed.options["year"] == "1980-1989")
        #expect(throws: UsageError.self) { try parse(["search", "x", "-q5"]) }
        #expect(throws: UsageError.self) { try parse(["search", "x", "-q-quiet"]) }
        #expect(throws: UsageError.self) { try parse(["search", "x", "-n5x"]) }
    }

    @Test func `uses the last of repeated options`() throws {
        #expect(
            try parse(["search", "--page", "2", "--page", "3"]).options.number(.page) == 3
        )
    }

    @Test func `expands aliases`() throws {
        let json = try parse(["search", "x", "--format", "csv", "--json"])
        let csv = try parse(["search", "x", "--json", "--format", "csv"])

        #expect(json.options[.format] == "json")
        #expect(csv.options[.format] == "csv")
    }

    @Test func `treats everything after two dashes as operands`() throws {
        let parsed = try parse(["search", "--", "-30-", "--json", "--"])

        #expect(parsed.operands == ["-30-", "--json", "--"])
        #expect(!parsed.isSet(.format))
    }

    @Test func `accepts common options before the command`() throws {
        let parsed = try parse(["--color", "never", "search", "x"])

        #expect(parsed.path.map(\.name) == ["movies", "search"])
        #expect(parsed.options[.color] == "never")
    }

    @Test func `recognizes subcommands, but not in a query`() throws {
        #expect(try parse(["history"]).command == HistoryCommand.self)
        #expect(try parse(["history", "clear"]).command == ClearHistoryCommand.self)
        #expect(try parse(["search", "clear", "history"]).operands.count == 2)
    }

    @Test(arguments: [
        ["--json", "history"], ["history", "--json"], ["--format=json", "cache", "info"],
    ])
    func `accepts --json before a command that prints it`(arguments: [String]) throws {
        #expect(try parse(arguments).isSet(.json))
    }

    @Test(arguments: [
        (
            ["history", "--json", "clear"],
            "'movies history clear' prints nothing, and has no --json"
        ),
        (["history", "clear", "x"], "clear takes no arguments, but got 'x'"),
        (["search", "--yaer", "1"], "unknown option '--yaer'; did you mean '--year'?"),
        (
            ["search", "-30-"],
            "unknown option '-30-'; put -- before words that start with a dash"
        ),
        (["search", "--page"], "--page must be a number from 1 to 500"),
        (["search", "--page", "501"], "--page must be a number from 1 to 500, not '501'"),
        (["search", "--page", "x"], "--page must be a number from 1 to 500, not 'x'"),
        (
            ["search", "--year", "99"],
            "--year must be a year such as 1999, or years such as 1980-1989, 1980- or -1989, not '99'"
        ),
        (
            ["search", "--format", "xml"],
            "--format must be table, tsv, csv, json or ids, not 'xml'"
        ),
        (
            ["search", "--timeout", "0"],
            "--timeout must be a number of seconds above 0, at most 86400, not '0'"
        ),
        (
            ["search", "--language", "x"],
            "--language must be a language such as en or ko-KR, not 'x'"
        ),
        (["search", "--region", "KOR"], "--region must be a country such as KR, not 'KOR'"),
        (["search", "--json=yes"], "--json takes no value"),
    ])
    func `reports what is wrong and what is valid`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) {
            try parse(arguments)
        }
    }

    private func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: CommandTable.program)
    }
}
