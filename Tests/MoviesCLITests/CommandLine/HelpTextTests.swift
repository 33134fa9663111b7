import Testing

@testable import MoviesCLI

struct HelpTextTests {
    @Test func `the program's help names every command`() {
        let help = HelpText(path: [CommandTable.root]).text

        for command in CommandTable.root.subcommands {
            #expect(help.contains("\n  \(command.name)"))
        }
        #expect(help.contains("TMDB_ACCESS_TOKEN"))
        #expect(help.contains("This product uses the TMDB API but is not endorsed or certified"))
    }

    @Test(arguments: CommandTable.root.subcommands.map(\.name))
    func `a command's help names every option and gives examples`(name: String) throws {
        let command = try #require(CommandTable.root.subcommands.first { $0.name == name }).spec

        let help = HelpText(path: [CommandTable.root, command]).text

        for option in command.options + OptionSpec.common {
            #expect(help.contains(option.name))
            #expect(help.contains(option.summary))
        }
        #expect(help.contains("Examples:"))
    }

    @Test func `the name of each command is that of its spec`() {
        for subcommand in paths().flatMap({ $0.last?.subcommands ?? [] }) {
            #expect(subcommand.name == subcommand.spec.name)
        }
    }

    @Test func `every example is valid`() throws {
        for path in paths() {
            for example in path.last?.examples ?? [] {
                let parts = example.command.split(separator: "|").map { $0.split(separator: " ") }
                let words = try #require(parts.first { $0.first == "movies" })
                _ = try ArgumentParser.parse(
                    words.dropFirst().map(String.init),
                    root: CommandTable.root
                )
            }
        }
    }

    @Test func `every option is used by a command`() {
        let specs = OptionSpec.common + paths().flatMap { $0.last?.options ?? [] }

        #expect(Set(specs.map(\.option)) == Set(OptionName.allCases))
    }

    @Test func `fits a terminal of 100 columns`() {
        for path in paths() {
            for line in HelpText(path: path).text.split(separator: "\n") {
                #expect(line.displayWidth <= 100, "\(line)")
            }
        }
    }

    @Test func `explains which titles count as movies`() {
        let help = paths().filter { ["import", "update"].contains($0.last?.name) }
            .map { HelpText(path: $0).text }

        #expect(help.count == 2)
        #expect(help.allSatisfy { $0.contains("movie, short, tvMovie, tvShort and video") })
    }

    /// The paths of all commands.
    private func paths(from path: [CommandSpec] = [CommandTable.root]) -> [[CommandSpec]] {
        [path] + (path.last?.subcommands ?? []).flatMap { paths(from: path + [$0.spec]) }
    }
}
