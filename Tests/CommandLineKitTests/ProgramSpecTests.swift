import Testing

@testable import CommandLineKit

struct ProgramSpecTests {
    @Test func `parses options and operands by the spec of the command`() throws {
        let parsed = try SampleProgram.parse("bake", "-qd180", "pie", "--", "-30-")

        #expect(parsed.command == BakeCommand.self)
        #expect(parsed.path.map(\.name) == ["kitchen", "bake"])
        #expect(parsed.options.number(.degrees) == 180)
        #expect(parsed.isSet(.quiet))
        #expect(parsed.operands == ["pie", "-30-"])
    }

    @Test func `a flag selects a command of the program`() throws {
        #expect(try SampleProgram.parse("--loud", "bake").command == SingCommand.self)
    }

    @Test(
        arguments: [
            (
                ["baek", "pie"],
                "unknown command 'baek'; did you mean 'kitchen bake pie'?"
            ),
            (["pie"], "unknown command 'pie'; did you mean 'kitchen bake pie'?"),
            (
                ["bake", "--degree", "9"],
                "unknown option '--degree'; did you mean '--degrees'?"
            ),
            (["bake", "-d", "9"], "--degrees must be a number from 50 to 250, not '9'"),
            (["bake", "-d"], "--degrees must be a number from 50 to 250"),
            (["bake", "--quiet=1"], "--quiet takes no value"),
            (["-d", "90", "pie"], "'-d' needs a command; did you mean 'kitchen bake -d 90 pie'?"),
            (["stock", "s3cret"], "'kitchen stock' takes no argument: it asks for the key"),
        ]
    )
    func `says what is wrong, and what is meant`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) {
            try ArgumentParser.parse(arguments, of: SampleProgram.spec)
        }
    }

    @Test func `prints the help of a command`() {
        let help = """
            kitchen bake: bake cakes

            Usage: kitchen bake <cake…> [options]

            Options:
              -d, --degrees N  how hot the oven is
              -q, --quiet      print nothing

            A cake takes an hour.

            Examples:
              kitchen bake -d 180 pie  a pie

            """

        #expect(SampleProgram.help(SampleProgram.spec.root, BakeCommand.spec) == help)
    }

    @Test func `the help of the program has its variables, notes and credits`() {
        let help = SampleProgram.help(SampleProgram.spec.root)

        #expect(
            help.hasSuffix(
                """
                Environment:
                  OVEN  the oven to use

                Meals are hot.

                Thanks to the cook.

                """
            )
        )
    }

    @Test(
        arguments: [
            ".Dd January 31, 2026", ".Dt KITCHEN 1", "Options count before variables.",
            ".Ss kitchen bake",
            ".Ss kitchen stock", ".It Ev OVEN", "Recipes.", ".It 0",
            "Something was cooked.", "Thanks to the cook.",
        ]
    )
    func `the manual page has all of it`(line: String) {
        let lines = ManualPage.text(of: SampleProgram.spec).split(separator: "\n")

        #expect(lines.contains { $0 == line }, "\(line)")
    }
}
