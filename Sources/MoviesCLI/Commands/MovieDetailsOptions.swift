/// How the details of a film are to be shown.
struct MovieDetailsOptions: Sendable {
    enum Format: String, CaseIterable {
        case text
        case json
    }

    let format: Format
    let usesColor: Bool
    let isQuiet: Bool

    /// Whether there is something to wait for, and somebody who looks at the results.
    let showsProgress: Bool

    /// Whether a line under the text is wanted that says whose data it is.
    let showsFooter: Bool
}

extension MovieDetailsOptions {
    @MainActor
    init(_ arguments: ParsedArguments, settings: Settings, console: Console) {
        let isTerminal = console.output.isTerminal
        format = arguments[.format].flatMap(Format.init) ?? .text
        usesColor = console.usesColor(settings.color)
        isQuiet = arguments.isSet(.quiet)
        showsProgress = !isQuiet && isTerminal && settings.usesTMDB && !settings.isVerbose
        showsFooter = isTerminal && format == .text
    }
}
