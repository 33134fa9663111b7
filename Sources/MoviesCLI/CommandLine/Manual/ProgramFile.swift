/// A file or folder that the program uses, for the manual.
struct ProgramFile: Sendable {
    let path: String

    /// Begins in lower case and ends without a period; a semicolon separates sentences.
    let contents: String
}

extension ProgramFile {
    /// Without `XDG_…` variables.
    static let all = [
        ProgramFile(
            path: "~/.config/movies/config.json5",
            contents: "your settings, in JSON that may have comments, single quotes and trailing "
                + "commas; the keys are "
                + ConfigurationKey.allCases.map(\.rawValue).joined(separator: ", ")
        ),
        ProgramFile(
            path: "~/.local/share/movies/catalog.index",
            contents: "the imported catalog"
        ),
        ProgramFile(
            path: "~/.local/state/movies/recent-queries.tsv",
            contents: "the last 1,000 queries that found something"
        ),
        ProgramFile(
            path: "~/.cache/movies/",
            contents: "TMDB's responses and posters, up to 67 MB, and indexes of the built-in "
                + "movies; it can be removed at any time"
        ),
    ]
}
