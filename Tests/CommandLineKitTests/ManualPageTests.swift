import Testing

@testable import CommandLineKit

struct ManualPageTests {
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
                .It Ev OVEN , Ev HEARTH
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
