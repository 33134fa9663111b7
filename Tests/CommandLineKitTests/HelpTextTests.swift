import Foundation
import Terminal
import TerminalDoubles
import Testing

@testable import CommandLineKit

/// The help of any program.
struct HelpTextTests {
    @Test func `prints the help of a command`() {
        let help = """
            kitchen bake: bake cakes

            Usage: kitchen bake <cake…> [options]

            Options:
              -d, --degrees N  how hot the oven is

            Common options:
              -q, --quiet      print nothing
              --help           print this

            A cake takes an hour.

            Heat is in degrees.

            Examples:
              kitchen bake -d 180 pie  a pie

            """

        #expect(SampleProgram.help(SampleProgram.spec.root, BakeCommand.spec) == help)
    }

    @Test func `the help of the program has its commands under headings, and options by name`() {
        let help = """
            kitchen: cook

            Usage: kitchen [<command>] [options]

            Cook:
              bake <cake…>  bake cakes

            Commands:
              stock         print what there is

            Options:
              --loud        sing
              --help        print this

            Every command also accepts --quiet; 'kitchen help bake' explains them.

            Meals are hot.

            Thanks to the cook.

            """

        #expect(SampleProgram.help(SampleProgram.spec.root) == help)
    }

    @Test(arguments: [["x"], []])
    func `begins the meaning of a name of more than 26 columns on its own line`(
        letters: [String]
    ) {
        let names = letters.map { String(repeating: $0, count: 26) }
        let long = String(repeating: "y", count: 27)
        let help = eatHelp(examples: names.map { .init($0, "short") } + [.init(long, "long")])

        let margin = String(repeating: " ", count: 30)
        let rows = names.map { "  \($0)  short\n" } + ["  \(long)\n\(margin)long\n"]
        #expect(help.hasSuffix("Examples:\n" + rows.joined()))
    }

    @Test func `wraps a summary, with its lines below each other`() {
        let words = ["a", "b"].map { String(repeating: $0, count: 40) }
        let option = OptionSpec("exact", summary: words.joined(separator: " "))
        let help = eatHelp(options: [option])

        let margin = String(repeating: " ", count: 15)
        #expect(help.contains("\n  --exact      \(words[0])\n\(margin)\(words[1])\n"))
    }

    @Test(arguments: [(79, " "), (80, " "), (81, "\n")])
    func `has lines of up to 80 columns`(columns: Int, separator: String) {
        let words = [("a", 40), ("b", columns - 41)].map { String(repeating: $0, count: $1) }
        let help = eatHelp(notes: [words.joined(separator: " ")])

        #expect(help.hasSuffix("\n\n\(words.joined(separator: separator))\n"))
    }

    @Test func `many options are under headings, in their order, each once`() {
        let names = ["salt", "grill", "minutes", "degrees", "plate", "knife"]
        let options = names.map { OptionSpec($0, summary: "-") }

        let lines = eatHelp(options: options).split(separator: "\n")

        #expect(
            lines.dropFirst(2).map { $0.prefix { $0 != ":" }.split(separator: " ").first } == [
                "Heat", "--degrees", "--grill", "Time", "--minutes", "Options", "--salt",
                "--plate", "--knife", "Common", "-q,", "--help",
            ]
        )
    }

    @Test func `a command does not list common options without an effect, but accepts them`() throws
    {
        let help = SampleProgram.help(SampleProgram.spec.root, StockCommand.spec)

        #expect(!help.contains("--quiet") && help.contains("--help"))
        #expect(try SampleProgram.parse("stock", "-q").isSet(.quiet))
    }

    @Test func `headings are bold if the text has styles`() {
        let plain = SampleProgram.help(SampleProgram.spec.root)

        let styled = SampleProgram.help(
            SampleProgram.spec.root,
            layout: HelpLayout(columns: 80, isStyled: true)
        )

        let parts = styled.components(separatedBy: "\u{1B}[1m").dropFirst()
        let bold = parts.compactMap { $0.components(separatedBy: "\u{1B}[0m").first }
        #expect(bold == ["Usage:", "Cook:", "Commands:", "Options:"])
        let text = ["\u{1B}[1m", "\u{1B}[0m"].reduce(styled) {
            $0.replacingOccurrences(of: $1, with: "")
        }
        #expect(text == plain)
    }

    /// A terminal that is narrower breaks the lines of 60 columns.
    @Test(arguments: [(40, 60), (60, 60), (90, 90), (100, 100), (200, 100)])
    func `fits the width of a terminal`(width: Int, columns: Int) {
        let console = Self.console(SpyOutput(isTerminal: true, width: width))

        let help = eatHelp(
            notes: [String(repeating: "ab ", count: 100)],
            layout: HelpLayout(console, usesColor: false)
        )

        let widest = help.split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
        #expect((columns - 2...columns).contains(widest))
    }

    @Test func `has 80 columns in a pipe, whatever COLUMNS says`() {
        let console = Self.console(SpyOutput(), ["COLUMNS": "100"])

        #expect(HelpLayout(console, usesColor: false).columns == 80)
    }

    /// The help of a command with nothing else.
    private func eatHelp(
        options: [OptionSpec] = [],
        notes: [String] = [],
        examples: [HelpEntry] = [],
        layout: HelpLayout = .plain
    ) -> String {
        let spec = CommandSpec(
            name: "eat",
            summary: "eat",
            options: options,
            notes: notes,
            examples: examples
        )
        return SampleProgram.help(SampleProgram.spec.root, spec, layout: layout)
    }

    private static func console(
        _ output: SpyOutput,
        _ variables: [String: String] = [:]
    ) -> Console {
        Console(
            program: "kitchen",
            output: output,
            errors: SpyOutput(),
            environment: Environment(variables)
        )
    }
}
