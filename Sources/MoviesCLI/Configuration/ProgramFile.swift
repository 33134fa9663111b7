/// A file or folder that the program uses.
struct ProgramFile: Sendable {
    /// The name in `movies config`.
    let key: String
    let folder: Directories.Folder

    /// The name in the folder; `nil` for the folder itself.
    var name: String?

    /// For the manual; begins in lower case and ends without a period, and a semicolon separates
    /// sentences.
    let contents: String

    /// The path without `XDG_…` variables.
    var path: String { "~/\(folder.standard)/\(name ?? "")" }

    static let all = [
        ProgramFile(
            key: "configurationFile",
            folder: .configuration,
            name: ConfigurationFile.name,
            contents: "your settings, in JSON that may have comments, single quotes and trailing "
                + "commas; the keys are "
                + Setting.inFile.map(\.rawValue).joined(separator: ", ")
        ),
        ProgramFile(
            key: "catalogFile",
            folder: .data,
            name: "catalog.index",
            contents: "the imported catalog"
        ),
        ProgramFile(
            key: "historyFile",
            folder: .state,
            name: "recent-queries.tsv",
            contents: "the last 1,000 queries that found something"
        ),
        ProgramFile(
            key: "openedMoviesFile",
            folder: .state,
            name: "opened-movies.tsv",
            contents: "the last 200 movies that you opened"
        ),
        ProgramFile(
            key: "cacheFolder",
            folder: .cache,
            contents: "TMDB's responses and posters, up to 67 MB, and indexes of the built-in "
                + "movies; it can be removed at any time"
        ),
    ]
}
