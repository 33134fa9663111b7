import Domain

extension MovieReference {
    /// Help lines for commands that take a movie.
    static let help = [
        "<movie> is a TMDB id, such as 603, an IMDb id, such as tt0133093, or a link to a movie at",
        "TMDB, IMDb, Letterboxd, Rotten Tomatoes, Wikipedia or another site.",
    ]

    /// What to give as a movie, for messages.
    static let operandHint =
        "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it; "
        + "'movies search' prints ids"

    /// Takes an id or a link; here a number is an id.
    init?(operand text: String) {
        guard let movie = MovieID(text).map(Self.id) ?? Self(text) else { return nil }
        self = movie
    }

    /// Requires exactly one operand, a valid id or link.
    init(operands: [String]) throws(UsageError) {
        guard let text = operands.first else {
            throw UsageError(message: "missing movie; \(Self.operandHint)")
        }
        guard operands.count == 1 else {
            throw UsageError(message: "give only one movie, not also '\(operands[1])'")
        }
        guard let movie = Self(operand: text) else {
            throw UsageError(message: "'\(text)' is not a movie's id or link; \(Self.operandHint)")
        }
        self = movie
    }
}
