/// How a list of films is to be shown.
struct MoviesListAppearance: Sendable {
    let format: OutputFormat
    let usesColor: Bool
    let isQuiet: Bool

    /// Whether there is something to wait for.
    let showsProgress: Bool

    /// Whether the line under the table is wanted.
    let showsFooter: Bool
}
