// CommandLineKit: commands as values, and all that follows from their specs.
//
// A library that knows no command of any program. A program declares its commands, and gets the
// parser, the help, the manual page, completion scripts, and suggestions for misspelled words:
//
// - A `Command` is a `CommandSpec` and a function, which gets a `CommandContext` and may throw an
//   `ErrorReport`. `Subcommand` makes a spec only when it is needed, for a short start.
// - `OptionSpec` and `OptionType` say which options and values are valid, in words too.
// - `ProgramSpec` is the root command, the options of every command, and what the manual page says
//   besides. `ArgumentParser` parses by it, `InvalidArgument` words what is wrong, and `HelpText` and
//   `ManualPage` print it.
// - `JSONValue`, `TSV`, `CSV` and `KeyValueReport` are the forms of results, and `Console.fail` reports
//   an `ErrorReport` as a sentence or as JSON.
// - A `ShellCompletion` is a shell: its script, and the form in which it takes a `Completion`.
//
// A program extends `OptionSpec` with its options, `OptionType` with the types of their values, and
// `ArgumentKind` with what only the program can complete.
