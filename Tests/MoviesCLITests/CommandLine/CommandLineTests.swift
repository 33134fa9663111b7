import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

/// The values and words that the specs of the commands allow.
struct CommandLineTests {
    @Test(arguments: [
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
        (["config", "edti"], "unknown command; did you mean 'movies config edit'?"),
        (
            ["config", "language"],
            "unknown command; 'movies config set-token' asks for the token, or reads it from "
                + "standard input; the other is edit"
        ),
    ])
    func `reports what is wrong and what is valid`(arguments: [String], message: String) {
        #expect(throws: ErrorReport.usage(message)) { try parse(arguments) }
    }

    private func parse(_ arguments: [String]) throws(ErrorReport) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: CommandTable.program)
    }
}
