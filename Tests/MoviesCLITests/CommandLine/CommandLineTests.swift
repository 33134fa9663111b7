import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

/// What the specs of the commands make of command lines.
struct CommandLineTests {
    @Test func `--version and --pick select commands, and --json is a format`() throws {
        #expect(try parse(["-V", "extra"]).command == VersionCommand.self)
        let picking = try parse(["--pick", "search", "alien", "--json"])

        #expect(picking.command == PickCommand.self)
        #expect(picking.operands == ["search", "alien"])
        #expect(picking.options[.format] == "json")
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
        (["search", "--page", "501"], "--page must be a number from 1 to 500, not '501'"),
        (
            ["search", "--year", "99"],
            "--year must be \(FilterKey.year.spec.requirement), not '99'"
        ),
        (
            ["search", "--format", "xml"],
            "--format must be table, tsv, csv, json, ids, letterboxd or a template such as '{title}', not 'xml'"
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
        (
            ["search", "--source", "tdmb"],
            "--source must be auto, tmdb or catalog, not 'tdmb'; did you mean 'tmdb'?"
        ),
        (
            ["lost", "highway"],
            "unknown command 'lost'; did you mean 'movies list highway' or "
                + "'movies search lost highway'?"
        ),
        (
            ["set-token"],
            "unknown command 'set-token'; did you mean 'movies config set-token' or "
                + "'movies search set-token'?"
        ),
        (["config", "edti"], "unknown command; did you mean 'movies config edit'?"),
        (
            ["config", "language"],
            "unknown command; 'movies config set-token' asks for the token, or reads it from "
                + "standard input; the others are edit"
        ),
        (["cache", "alien"], "unknown command 'alien'; 'movies cache' has info and clear"),
        (
            ["search", "--pick", "alien"],
            "unknown option '--pick'; did you mean 'movies --pick alien'?"
        ),
        (
            ["catalog", "update", "--offline"],
            "unknown option '--offline'; it is an option of 'movies search'"
        ),
    ])
    func `reports what is wrong and what is valid`(arguments: [String], message: String) {
        #expect(throws: ErrorReport.usage(message)) { try parse(arguments) }
    }

    private func parse(_ arguments: [String]) throws(ErrorReport) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: CommandTable.program)
    }
}
