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

    @Test func `the help of the program has its commands, variables, notes and credits`() {
        let help = """
            kitchen: cook

            Usage: kitchen [<command>] [options]

            Commands:
              bake <cake…>  bake cakes
              stock         print what there is

            Options:
              --loud       sing
              -q, --quiet  print nothing

            Environment:
              OVEN  the oven to use

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
        let spec = CommandSpec(
            name: "eat",
            summary: "eat",
            examples: names.map { .init($0, "short") } + [.init(long, "long")]
        )

        let help = SampleProgram.help(SampleProgram.spec.root, spec)

        let margin = String(repeating: " ", count: 30)
        let rows = names.map { "  \($0)  short\n" } + ["  \(long)\n\(margin)long\n"]
        #expect(help.hasSuffix("Examples:\n" + rows.joined()))
    }

    @Test func `wraps a summary, with its lines below each other`() {
        let words = ["a", "b"].map { String(repeating: $0, count: 40) }
        let option = OptionSpec("exact", summary: words.joined(separator: " "))
        let spec = CommandSpec(name: "eat", summary: "eat", options: [option])

        let help = SampleProgram.help(SampleProgram.spec.root, spec)

        let margin = String(repeating: " ", count: 15)
        #expect(help.contains("\n  --exact      \(words[0])\n\(margin)\(words[1])\n"))
    }

    @Test(arguments: [(79, " "), (80, " "), (81, "\n")])
    func `has lines of up to 80 columns`(columns: Int, separator: String) {
        let words = [("a", 40), ("b", columns - 41)].map { String(repeating: $0, count: $1) }
        let spec = CommandSpec(
            name: "eat",
            summary: "eat",
            notes: [words.joined(separator: " ")]
        )

        let help = SampleProgram.help(SampleProgram.spec.root, spec)

        #expect(help.hasSuffix("\n\n\(words.joined(separator: separator))\n"))
    }

    @Test func `the synopsis of the manual page has the commands that do something`() {
        let lines = ManualPage.text(of: SampleShop.spec).split(separator: "\n")
        let synopsis = lines.drop { $0 != ".Sh SYNOPSIS" }.prefix { $0 != ".Sh DESCRIPTION" }
        let commands = CommandSpec.paths(from: [SampleShop.spec.root])
            .filter { $0.last?.command != nil }

        #expect(synopsis.contains(".Cm catalog update"))
        #expect(!synopsis.contains(".Cm catalog"))
        #expect(synopsis.count { $0 == ".Cm history clear" } == 1)
        // The program itself does nothing without a command.
        #expect(synopsis.count { $0.hasPrefix(".Cm ") } == commands.count)
    }

    @Test func `the manual page has all of it`() {
        #expect(
            ManualPage.text(of: SampleProgram.spec) == #"""
                .Dd January 31, 2026
                .Dt KITCHEN 1
                .Os
                .Sh NAME
                .Nm kitchen
                .Nd cook
                .Sh SYNOPSIS
                .Nm
                .Cm bake
                .Ar cake...
                .Op Ar options
                .Nm
                .Cm stock
                .Op Ar options
                .Sh DESCRIPTION
                .Nm
                cooks what is given.
                .Pp
                This is version \%1.2.3.
                .Sh COMMANDS
                .Ss kitchen
                .Nm kitchen
                .Op Ar options
                .Pp
                Cook.
                .Bl -tag -width Ds
                .It Fl Fl loud
                Sing.
                .El
                .Ss kitchen bake
                .Nm kitchen
                .Cm bake
                .Ar cake...
                .Op Ar options
                .Pp
                Bake cakes.
                .Bl -tag -width Ds
                .It Fl d , Fl Fl degrees Ar \&N
                How hot the oven is.
                .El
                .Pp
                A cake takes an hour.
                .Pp
                Examples:
                .Bl -tag -width Ds
                .It Ic kitchen bake \-d 180 pie
                A pie.
                .El
                .Ss kitchen stock
                .Nm kitchen
                .Cm stock
                .Op Ar options
                .Pp
                Print what there is.
                .Pp
                Examples:
                .Sh OPTIONS
                Every command has these options:
                .Bl -tag -width Ds
                .It Fl q , Fl Fl quiet
                Print nothing.
                .El
                .Sh ENVIRONMENT
                Options count before variables.
                .Bl -tag -width Ds
                .It Ev OVEN
                The oven to use.
                .El
                .Sh FILES
                .Bl -tag -width Ds
                .It Pa \(ti/\:.kitchen
                Recipes.
                .El
                .Sh EXIT STATUS
                .Bl -tag -width Ds
                .It 0
                Something was cooked.
                .El
                .Sh EXAMPLES
                .Sh CREDITS
                Thanks to the cook.

                """#
        )
    }
}
