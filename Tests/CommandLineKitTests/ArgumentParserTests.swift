import Testing

@testable import CommandLineKit

struct ArgumentParserTests {
    @Test func `an option can select a command, and the words after it are its operands`() throws {
        #expect(try parse(["-V", "extra"]).command == SampleShop.Version.self)
        let picking = try parse(["--pick", "search", "lamp", "--json"])

        #expect(picking.command == SampleShop.Pick.self)
        #expect(picking.operands == ["search", "lamp"])
        #expect(picking.options["format"] == "json")
    }

    @Test func `accepts options among operands`() throws {
        let parsed = try parse(["search", "the", "--year", "1999", "lamp", "-q"])

        #expect(parsed.path.map(\.name) == ["shop", "search"])
        #expect(parsed.operands == ["the", "lamp"])
        #expect(parsed.options.number("year") == 1999)
        #expect(parsed.isSet("quiet"))
    }

    @Test(arguments: [["-n5"], ["-n=5"], ["-n", "5"], ["--limit=5"], ["-qn5"], ["-qn", "5"]])
    func `accepts a value after an equals sign, or right after a short option`(
        option: [String]
    ) throws {
        let parsed = try parse(["search", "a=b"] + option + ["-y1980-1989"])

        #expect(parsed.options.number("limit") == 5)
        #expect(parsed.options["year"] == "1980-1989")
        #expect(parsed.isSet("quiet") == (option[0].hasPrefix("-q")))
        #expect(parsed.operands == ["a=b"])
        #expect(throws: ErrorReport.self) { try parse(["search", "x", "-q5"]) }
        #expect(throws: ErrorReport.self) { try parse(["search", "x", "-q-quiet"]) }
        #expect(throws: ErrorReport.self) { try parse(["search", "x", "-n5x"]) }
    }

    @Test func `keeps all of repeated options, of which the last one counts`() throws {
        let options = try parse(["search", "--page", "2", "-n5", "--page", "3"]).options

        #expect(options.number("page") == 3)
        #expect(options.all("page") == ["2", "3"])
        #expect(options.all("limit") == ["5"])
        #expect(options.all("year") == [])
    }

    @Test func `expands aliases`() throws {
        let json = try parse(["search", "x", "--format", "csv", "--json"])
        let csv = try parse(["search", "x", "--json", "--format", "csv"])

        #expect(json.options["format"] == "json")
        #expect(csv.options["format"] == "csv")
    }

    @Test func `treats everything after two dashes as operands`() throws {
        let parsed = try parse(["search", "--", "-30-", "--json", "--"])

        #expect(parsed.operands == ["-30-", "--json", "--"])
        #expect(!parsed.isSet("format"))
        #expect(parsed.options.isEmpty)
    }

    @Test func `accepts common options before the command`() throws {
        let parsed = try parse(["--timeout", "3", "search", "x"])

        #expect(parsed.path.map(\.name) == ["shop", "search"])
        #expect(parsed.options.number("timeout") == 3)
    }

    @Test func `recognizes subcommands, but not among operands`() throws {
        #expect(try parse(["history"]).command == SampleShop.History.self)
        #expect(try parse(["history", "clear"]).command == SampleShop.ClearHistory.self)
        #expect(try parse(["search", "clear", "history"]).operands.count == 2)
    }

    @Test(arguments: [
        ["--json", "history"], ["history", "--json"], ["--format=json", "catalog", "info"],
    ])
    func `an abbreviation is a flag of a command below`(arguments: [String]) throws {
        #expect(try parse(arguments).isSet("json"))
    }

    @Test(arguments: [
        (["history", "--json", "clear"], "'shop history clear' prints nothing, and has no --json"),
        (["history", "clear", "x"], "clear takes no arguments, but got 'x'"),
        (["search", "--yaer", "1"], "unknown option '--yaer'; did you mean '--year'?"),
        (
            ["search", "-30-"],
            "unknown option '-30-'; put -- before words that start with a dash: "
                + "'shop search -- -30-'"
        ),
        (
            ["search", "-xylo", "red"],
            "unknown option '-xylo'; put -- before words that start with a dash: "
                + "'shop search -- -xylo red'"
        ),
        (
            ["search", "-xylo", "--json"],
            "unknown option '-xylo'; put -- before words that start with a dash"
        ),
        (["search", "--page"], "--page must be a number from 1 to 500"),
        (["search", "--page", "501"], "--page must be a number from 1 to 500, not '501'"),
        (["search", "--page", "x"], "--page must be a number from 1 to 500, not 'x'"),
        (["search", "--year", "ninety"], "--year must be a year such as 1999, not 'ninety'"),
        (["search", "--format", "xml"], "--format must be table, csv or json, not 'xml'"),
        (["search", "--timeout", "0"], "--timeout must be a number from 1 to 60, not '0'"),
        (["search", "-n"], "--limit must be a number from 1 to 1000"),
        (["search", "--json=yes"], "--json takes no value"),
    ])
    func `reports what is wrong and what is valid`(arguments: [String], message: String) {
        #expect(throws: ErrorReport.usage(message)) { try parse(arguments) }
    }

    @Test(arguments: [
        ["history", "of", "red"], ["history", "of", "--year", "1999", "red"],
    ])
    func `words that a command does not take are a query if titles begin with its name`(
        arguments: [String]
    ) throws {
        let parsed = try parse(arguments)

        #expect(parsed.path.map(\.name) == ["shop", "search"])
        #expect(parsed.operands == ["history", "of", "red"])
    }

    @Test(arguments: [["history", "claer"], ["catalog", "of", "red"], ["history", "clear", "x"]])
    func `other words after a command are an error`(arguments: [String]) {
        #expect(throws: ErrorReport.self) { try parse(arguments) }
    }

    private func parse(_ arguments: [String]) throws(ErrorReport) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: SampleShop.spec)
    }
}
