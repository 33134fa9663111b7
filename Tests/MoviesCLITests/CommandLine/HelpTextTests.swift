import CommandLineKit
import Domain
import Foundation
import Search
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI

struct HelpTextTests {
    private static let help = HelpText(
        program: CommandTable.program,
        path: [CommandTable.program.root]
    ).text

    @Test func `the program's help names every command, and points to the rest`() {
        for command in CommandTable.program.root.subcommands {
            #expect(Self.help.contains("\n  \(command.name) "))
        }
        for option in OptionSpec.common where option.alias == nil {
            #expect(Self.help.contains(option.name))
        }
        #expect(Self.help.contains("'movies help search'"))
        #expect(Self.help.contains("'movies help --man | man -l -'"))
        #expect(
            Self.help.contains("This product uses the TMDB API but is not endorsed or certified")
        )
    }

    @Test func `the program's help fits a screen, with each command and option in one line`() {
        let lines = Self.help.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines.count - 1 <= 43)
        #expect(lines.allSatisfy { !$0.hasPrefix("   ") })
    }

    @Test func `every command has a heading`() {
        #expect(
            HelpOutline.movies.commands.flatMap(\.names).sorted()
                == CommandTable.commands.map(\.name).sorted()
        )
        #expect(
            headings(of: Self.help) == [
                "Find movies:", "Scripts:", "Housekeeping:", "Options:", "Examples:",
            ]
        )
    }

    @Test(arguments: ["search", "list", "show", "person", "config"])
    func `every option of a command with many has a heading, and is listed once`(
        name: String
    ) throws {
        let path = try #require(paths().first { $0.count == 2 && $0[1].name == name })
        let help = HelpText(program: CommandTable.program, path: path).text

        #expect(!lines(of: help).contains("Options:"))
        for option in path[1].options {
            let row = option.short.map { "\n  -\($0), " } ?? "\n  "
            let count = help.components(separatedBy: "\(row)\(option.name) ").count - 1
            #expect(count == 1, "\(option.name)")
        }
    }

    @Test func `the headings of search are in the order of a search`() {
        let help = HelpText(
            program: CommandTable.program,
            path: [CommandTable.program.root, SearchCommand.spec]
        ).text

        #expect(
            headings(of: help) == [
                "Filters:", "Order and number:", "Source:", "Output:", "Screen:",
                "Common options:", "Examples:",
            ]
        )
    }

    @MainActor
    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
        (true, ["TERM": "dumb"], false), (false, ["FORCE_COLOR": "1"], true),
    ])
    func `has bold headings where other output has styles`(
        isTerminal: Bool,
        variables: [String: String],
        isBold: Bool
    ) async {
        let help = await output(["--help"], isTerminal: isTerminal, variables)

        #expect(help.contains("\n\u{1B}[1mFind movies:\u{1B}[0m\n") == isBold)
        #expect(help.contains("\u{1B}") == isBold)
    }

    @Test(arguments: [
        "scary movies", "romcoms", "anime", "90s horror", "movies from 1994", "after 2010",
        "2015-2020", "bollywood", "french films", "under 90 minutes", "short films",
        "best horror movies", "oldest westerns", "tom hanks comedy", "comedy not romance",
        "thriller on a train", "90년대 공포영화", "90年代ホラー", "film d'horreur années 80",
        "horrorfilme der 80er", "comedias románticas de los 90",
    ])
    func `the help of search names only queries that are understood`(query: String) {
        #expect(SearchCommand.spec.notes.joined(separator: " ").contains(query))
        let meaning = QueryGrammar().meaning(of: query)
        #expect(!meaning.filterWords.isEmpty)
    }

    @MainActor
    @Test func `help, --help and -h print the same`() async {
        for path in paths() {
            let names = path.dropFirst().map(\.name)
            let help = await output(["help"] + names)

            #expect(help.hasPrefix((["movies"] + names).joined(separator: " ") + ": "))
            #expect(await output(names + ["--help"]) == help)
            #expect(await output(names + ["-h"]) == help)
        }
    }

    @Test func `the name of each command is that of its spec`() {
        for subcommand in paths().flatMap({ $0.last?.subcommands ?? [] }) {
            #expect(subcommand.name == subcommand.spec.name)
        }
    }

    @Test func `every command has examples, and all are valid`() throws {
        for path in paths() {
            #expect(path.last?.examples.isEmpty == false)
            for example in path.last?.examples ?? [] {
                let parts = try UserCommand.words(example.name).split(separator: "|")
                let words = try #require(parts.first { $0.first == "movies" })
                _ = try ArgumentParser.parse(Array(words.dropFirst()), of: CommandTable.program)
            }
        }
    }

    @Test func `fits a terminal of 80 columns, but for long examples`() {
        for path in paths() {
            for line in HelpText(program: CommandTable.program, path: path).text.split(
                separator: "\n"
            ) {
                let isExample = path.last?.examples.contains { line.contains($0.name) } ?? false
                #expect(String(line).displayWidth <= (isExample ? 100 : 80), "\(line)")
            }
        }
    }

    /// What the program prints to standard output.
    @MainActor
    private func output(
        _ arguments: [String],
        isTerminal: Bool = false,
        _ variables: [String: String] = [:]
    ) async -> String {
        let (output, errors) = (SpyOutput(isTerminal: isTerminal), SpyOutput())
        let program = MoviesProgram(
            arguments: arguments,
            environment: Environment(variables),
            console: .movies(output: output, errors: errors, environment: variables)
        )

        #expect(await program.run() == .done)
        #expect(errors.text.isEmpty)
        return output.text
    }

    private func headings(of help: String) -> [Substring] {
        lines(of: help).filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    }

    private func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

    /// The paths of all commands.
    private func paths() -> [[CommandSpec]] { CommandSpec.paths(from: [CommandTable.program.root]) }
}
