/// The version of the program, by Semantic Versioning.
enum Version {
    static let current = "1.0.0-rc"

    /// When it was released, or before that when it last changed: year, month and day.
    static let releaseDate = "2026-11-28"
}
