/// The version of the program, by Semantic Versioning.
enum Version {
    static let current = "1.0.0-rc"

    /// The date of the release, or before that of the last change: year, month and day.
    static let releaseDate = "2026-11-28"
}
