import CommandLineKit
import Domain
import TestSupport
import Testing

@testable import MoviesCLI

struct CompletionScriptTests {
    @Test(arguments: CompletionShell.allCases)
    func `has every command and every option of it`(shell: CompletionShell) {
        let script = shell.script(for: CommandTable.program.root)

        let commands = CompletedCommand.all(of: CommandTable.program.root)
        for command in commands { #expect(script.contains("'\(command.name)'")) }
        let words = script.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        for option in commands.flatMap(\.options) {
            let others = commands.filter { $0.options.contains { $0.name == option.name } }
            #expect(words.count { $0 == option.name } >= others.count, "\(option.name)")
        }
    }

    @Test func `knows the commands below a command, their operands, and values of options`() throws
    {
        let inner = CommandSpec(
            command: nil,
            name: "inner",
            completes: .oneOf { ["a", "b"] },
            summary: "",
            options: [
                OptionSpec(
                    option: .limit,
                    short: "n",
                    value: .choice(["1", "2"]),
                    summary: "how many"
                )
            ]
        )
        let outer = CommandSpec(
            command: nil,
            name: "outer",
            summary: "the outer one",
            subcommands: [Subcommand("inner", inner)]
        )
        let root = CommandSpec(
            command: nil,
            name: "movies",
            completes: .query,
            summary: "",
            options: [OptionSpec(option: .pick, summary: "")],
            subcommands: [Subcommand("outer", outer)]
        )

        let commands = CompletedCommand.all(of: root)

        #expect(commands.map(\.name) == ["", "outer", "outer inner"])
        #expect(commands.map(\.operands) == ["query", "nothing", "=a b"])
        #expect(commands.map(\.operandsOption) == ["--pick", "", ""])
        #expect(commands[0].subcommands.map(\.summary) == ["the outer one"])
        #expect(commands[2].options.prefix(2).map(\.entry) == ["--limit=1 2", "-n=1 2"])
        #expect(commands[2].options.prefix(2).map(\.summary) == ["how many", "how many"])
        #expect(commands[2].options.first { $0.name == "--quiet" }?.values == nil)
        #expect(commands[2].options.first { $0.name == "--timeout" }?.values == "")
    }

    @Test func `values are open, of a closed set, or lists of genres`() {
        #expect(OptionType.seconds.completes == .anything)
        #expect(OptionType.source.completes == .oneOf(["auto", "tmdb", "catalog"]))
        guard case .list(let genres) = OptionType.filter(.genre).completes else {
            Issue.record("genres are no list")
            return
        }
        #expect(genres.contains("science-fiction"))
        #expect(OptionType.filter(.year).completes == .anything)
    }

    @Test(arguments: CompletionShell.allCases.filter { Program.installed($0.rawValue) != nil })
    func `is valid to its shell`(shell: CompletionShell) async throws {
        let program = try #require(Program.installed(shell.rawValue))
        let home = try await CompletionHome(shell)

        let printed = try await home.lines(program, ["-n", home.directory.path(of: "script")])

        #expect(printed == [])
    }

    @Test(.enabled(if: Program.installed("shellcheck") != nil, "shellcheck is not installed"))
    func `shellcheck finds nothing in the script for bash`() async throws {
        let home = try await CompletionHome(.bash)
        let shellcheck = try #require(Program.installed("shellcheck"))

        #expect(try await home.lines(shellcheck, [home.directory.path(of: "script")]) == [])
    }
}
