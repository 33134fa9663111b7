import CommandLineKit
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI

struct ProgressSettingsTests {
    @Test(arguments: [
        ([], true), (["--source", "tmdb"], true), (["--quiet"], false), (["--verbose"], false),
        (["--offline"], false), (["--source", "catalog"], false),
    ])
    func `shows progress on a terminal where it may wait for a server`(
        arguments: [String],
        isShown: Bool
    ) throws {
        let settings = try settings(arguments)

        #expect(settings.showsProgress(on: console(isTerminal: true)) == isShown)
        #expect(!settings.showsProgress(on: console(isTerminal: false)))
    }

    @Test(arguments: [
        ([], false), (["--refresh"], true), (["--refresh", "--offline"], false),
        (["--refresh", "--source", "catalog"], false),
    ])
    func `is certain to use the network if responses are requested again`(
        arguments: [String],
        isCertain: Bool
    ) throws {
        #expect(try settings(arguments).isCertainToUseNetwork == isCertain)
        #expect(try !settings(arguments, environment: [:]).isCertainToUseNetwork)
    }

    private func settings(
        _ arguments: [String],
        environment: [String: String] = ["TMDB_API_KEY": "k"]
    ) throws -> Settings {
        Settings(
            options: try ArgumentParser.parse(
                ["search", "x"] + arguments,
                of: CommandTable.program
            )
            .options,
            environment: Environment(environment)
        )
    }

    private func console(isTerminal: Bool) -> Console {
        Console.movies(output: SpyOutput(isTerminal: isTerminal))
    }
}
