import CommandLineKit

extension ProgramReference {
    /// Without `XDG_…` variables.
    static let movieFiles = [
        File(
            path: "~/.config/movies/config.json5",
            contents: "your settings, in JSON that may have comments, single quotes and trailing "
                + "commas; the keys are "
                + ConfigurationKey.allCases.map(\.rawValue).joined(separator: ", ")
        ),
        File(
            path: "~/.local/share/movies/catalog.index",
            contents: "the imported catalog"
        ),
        File(
            path: "~/.local/state/movies/recent-queries.tsv",
            contents: "the last 1,000 queries that found something"
        ),
        File(
            path: "~/.cache/movies/",
            contents: "TMDB's responses and posters, up to 67 MB, and indexes of the built-in "
                + "movies; it can be removed at any time"
        ),
    ]
}
