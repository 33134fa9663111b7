import CommandLineKit
import Domain
import Testing

@testable import MoviesCLI

/// What `movies help --json` and `movies help --skill` say.
struct ProgramDescriptionTests {
    @Test func `the description names every command, option and status`() {
        let root = CommandTable.program.root
        let text = ProgramDescription(program: CommandTable.program).json(of: [root]).text

        for path in CommandSpec.paths(from: [root]) {
            let name = path.map(\.name).joined(separator: " ")
            #expect(text.contains("{\"command\":\"\(name)\",\"operands\":"))
            for option in path.flatMap(\.options) {
                #expect(text.contains("{\"name\":\"\(option.name)\",\"short\":"))
            }
        }
        for option in OptionSpec.common { #expect(text.contains("\"\(option.name)\"")) }
        for code in ExitCode.allCases {
            #expect(text.contains("{\"status\":\(code.rawValue),\"kind\":\"\(code.kind)\","))
        }
        let limit = #"{"name":"--limit","short":"-n","value":"N","summary":"show up to"#
        #expect(text.contains(limit))
    }

    @Test func `the description of one command has no other one`() {
        let description = ProgramDescription(program: CommandTable.program)
        let text = description.json(of: [CommandTable.program.root, CacheCommand.spec]).text

        #expect(text.ranges(of: "\"command\":").count == 3)
        #expect(text.contains("\"command\":\"movies cache info\""))
    }

    @Test func `the page for assistants is short, and names all that they need`() {
        let text = SkillText(program: CommandTable.program).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines.count <= 127)
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
