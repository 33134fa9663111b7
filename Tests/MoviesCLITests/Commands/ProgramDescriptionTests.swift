import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

/// What `movies help --json` and `movies help --skill` say.
struct ProgramDescriptionTests {
    @Test func `an error is one object`() {
        let error = ErrorReport(.usage, "a", advice: "b").json

        #expect(error.text == #"{"error":{"status":64,"kind":"usage","message":"a","advice":"b"}}"#)
    }

    @Test func `the description names every command, option, filter and status`() {
        let text = ProgramDescription(program: CommandTable.program).json.text

        for path in CommandSpec.paths(from: [CommandTable.program.root]) {
            let name = path.dropFirst().map(\.name).joined(separator: " ")
            #expect(text.contains("{\"name\":\"\(name)\",\"usage\":\"movies"))
            for option in path.flatMap(\.options) {
                #expect(text.contains("{\"name\":\"\(option.name)\","))
            }
        }
        for key in FilterKey.allCases { #expect(text.contains("{\"word\":\"\(key.rawValue)\",")) }
        for code in ExitCode.allCases {
            #expect(text.contains("{\"status\":\(code.rawValue),\"kind\":\"\(code.kind)\","))
        }
        let formats = #"["table","tsv","csv","json","ids","letterboxd"]"#
        #expect(text.contains(#""choices":\#(formats),"suggestions":[]"#))
        #expect(text.contains(#""short_for":"--format json""#))
    }

    @Test func `the description of one command has no other one`() {
        let description = ProgramDescription(program: CommandTable.program)
        let text = description.json(of: [CommandTable.program.root, CacheCommand.spec]).text

        #expect(text.ranges(of: "\"usage\":").count == 3)
        #expect(text.contains("\"usage\":\"movies cache info\""))
    }

    @Test func `the page for assistants is short, and names all that they need`() {
        let text = SkillText(program: CommandTable.program).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines.count <= 125)
        #expect(lines.first == "---")
        #expect(lines[1] == "name: movies")
        #expect(lines[2].hasPrefix("description: "))
        #expect(lines[3] == "---")
        for command in CommandTable.commands { #expect(text.contains("- `movies \(command.name)")) }
        for key in FilterKey.allCases { #expect(text.contains("- `\(key.rawValue):` or `--")) }
        for code in ExitCode.allCases { #expect(text.contains("- \(code.rawValue) (`")) }
        for option in ["--json", "-n N", "--no-input"] { #expect(text.contains(option)) }
    }
}
