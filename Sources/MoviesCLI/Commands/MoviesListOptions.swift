/// How a list of films is to be shown.
struct MoviesListOptions: Sendable {
    let format: OutputFormat
    let usesColor: Bool
    let isQuiet: Bool

    /// Whether there is something to wait for, and somebody who looks at the results.
    let showsProgress: Bool

    /// Whether the line under the table is wanted.
    let showsFooter: Bool
}

extension MoviesListOptions {
    @MainActor
    init(_ arguments: ParsedArguments, settings: Settings, console: Console) {
        let isTerminal = console.output.isTerminal
        let chosen = arguments[.format].flatMap(OutputFormat.init)
        format = chosen ?? (isTerminal ? .table : .tsv)
        usesColor = console.usesColor(settings.color)
        isQuiet = arguments.isSet(.quiet)
        showsProgress = !isQuiet && isTerminal && settings.usesTMDB && !settings.isVerbose
        showsFooter = !isQuiet && isTerminal && format == .table
    }
}
