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
                "unknown command 'baek'; did you mean 'kitchen bake pie' or 'kitchen bake baek pie'?"
            ),
            (["bake", "--degree", "9"], "unknown option '--degree'; did you mean '--degrees'?"),
            (["bake", "-d", "9"], "--degrees must be a number from 50 to 250, not '9'"),
            (["bake", "-d"], "--degrees must be a number from 50 to 250"),
            (["bake", "--quiet=1"], "--quiet takes no value"),
            (["stock", "s3cret"], "'kitchen stock' takes no argument: it asks for the key"),
        ]
    )
    func `says what is wrong, and what is meant`(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) {
            try ArgumentParser.parse(arguments, of: SampleProgram.spec)
        }
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
                See
                .Sx HEAT .
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
                Every command accepts these options:
                .Bl -tag -width Ds
                .It Fl q , Fl Fl quiet
                Print nothing.
                .It Fl Fl help
                Print this.
                .El
                .Sh KEYS
                A key works at once.
                .Pp
                Not at night.
                .Ss \&The stove
                .Bl -tag -width Ds
                .It Ic \(ua j
                Hotter.
                .El
                .Ss \&The oven
                .Bl -tag -width Ds
                .It Ic \&?
                Is it done.
                .El
                .Sh HEAT
                Heat is in degrees.
                .Bl -tag -width Ds
                .It Ic low
                Below 100.
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
