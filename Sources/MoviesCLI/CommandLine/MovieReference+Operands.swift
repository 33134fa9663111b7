import Domain

extension MovieReference {
    /// Help lines for commands that take a movie.
    static let help = [
        "<movie> is a TMDB id, such as 603, an IMDb id, such as tt0133093, or a link to a movie at",
        "TMDB, IMDb, Letterboxd, Rotten Tomatoes, Wikipedia or another site.",
    ]

    /// Requires exactly one operand, a valid id or link.
    init(operands: [String]) throws(UsageError) {
        let hint =
            "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it; "
            + "'movies search' prints ids"
        guard let text = operands.first else {
            throw UsageError(message: "missing movie; \(hint)")
        }
        guard operands.count == 1 else {
            throw UsageError(message: "give only one movie, not also '\(operands[1])'")
        }
        guard let movie = MovieID(text).map(Self.id) ?? Self(text) else {
            throw UsageError(message: "'\(text)' is not a movie's id or link; \(hint)")
        }
        self = movie
    }
}
