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
        let command = try #require(CommandTable.root.subcommands.first { $0.name == name })

        let help = HelpText(path: [CommandTable.root, command]).text

        for option in command.options + CommandTable.commonOptions {
            #expect(help.contains(option.name))
            #expect(help.contains(option.summary))
        }
        #expect(help.contains("Examples:"))
    }

    @Test func `every example is one that the parser takes`() throws {
        for command in [CommandTable.root] + CommandTable.root.subcommands {
            for example in command.examples {
                let words = example.command.prefix { $0 != "|" }.split(separator: " ")
                _ = try ArgumentParser.parse(words.dropFirst().map(String.init))
            }
        }
    }

    @Test func `every option is in the table`() {
        let specs =
            CommandTable.commonOptions + CommandTable.root.options
            + CommandTable.root.subcommands.flatMap(\.options)

        #expect(Set(specs.map(\.option)) == Set(Option.allCases))
    }

    @Test func `fits a terminal of 100 columns`() {
        for command in [[CommandTable.root]]
            + CommandTable.root.subcommands.map({ [CommandTable.root, $0] })
        {
            for line in HelpText(path: command).text.split(separator: "\n") {
                #expect(line.displayWidth <= 100)
            }
        }
    }
}
