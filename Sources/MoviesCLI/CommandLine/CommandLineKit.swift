// CommandLineKit: commands as values, and all that follows from their specs.
//
// A library that knows no command of any program. A program declares its commands, and gets the
// parser, the help, the manual page, and suggestions for misspelled words.
//
// What to use:
//
// - `Command` is a command: a type with a `CommandSpec`, an initializer that checks the arguments,
//   and `run(in:)`. It gets a `CommandContext`: the arguments, the environment and the console.
// - `CommandSpec` has the name, the options, the operands, the words of the help, and the commands
//   below a command. `Subcommand` makes the spec of one only when it is needed, which keeps the
//   start of the program short.
// - `OptionSpec` has the names of an option, its `OptionType`, and its help. An option may be short
//   for another one, or select a command. `OptionType` says which values are valid, in words too.
// - `ProgramSpec` is the program: its root command, the options of every command, and what the
//   manual page says besides (`ProgramReference`).
// - `ArgumentParser` parses a command line by a `ProgramSpec`. It throws a `UsageError`, whose
//   message says what is valid. `InvalidArgument` words it, and guesses what was meant with
//   `SpellingSuggestion`.
// - `HelpText` and `ManualPage` print the specs, for people and for man(1) and mandoc(1).
//   `HelpOutline` puts commands and options under headings, and `HelpLayout` fits them to a terminal.
// - `ShellWords` quotes words, so that a suggested command line can be copied.
// - `ExitCode` has the statuses of `sysexits.h` that programs like this need.
//
// A program extends `OptionName` with its options, `OptionType` with the types of their values, and
// `ArgumentKind` with what only the program can complete.
//
// Not here: what commands do, and how results are printed.
