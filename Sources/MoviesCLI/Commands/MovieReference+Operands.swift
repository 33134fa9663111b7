import Domain

extension MovieReference {
    /// Paragraphs of the help of commands that take a movie.
    static let help = [
        """
        <movie> is a TMDB id such as 603, an IMDb id such as tt0133093, or a link to a movie at \
        TMDB, IMDb, Letterboxd, Rotten Tomatoes, Wikipedia or another site.
        """,
        """
        Without any id or link, the words are one title, and its best match is taken. A number \
        is an id unless another word makes it part of a title.
        """,
    ]

    /// What to give as a movie, for messages.
    static let operandHint =
        "give its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it; "
        + "'movies search' prints ids"

    /// What to give where a title is a movie as well.
    static let titleHint =
        "give its title, its TMDB id, such as 603, its IMDb id, such as tt0133093, or a link to it"

    /// Takes an id or a link; here a number is an id.
    init?(operand text: String) {
        guard let movie = MovieID(text).map(Self.id) ?? Self(text) else { return nil }
        self = movie
    }

    /// Lets a title be that of an adult movie if the setting allows it.
    func includingAdult(_ includesAdult: Bool) -> MovieReference {
        guard case .title(var title) = self else { return self }
        title.includesAdult = includesAdult
        return .title(title)
    }
}

extension [String] {
    /// The lines of the operands, since a shell passes `"$(movies --pick)"` as one operand.
    var splitAtNewlines: [String] {
        flatMap { $0.split(whereSeparator: \.isNewline).map { String($0) } }
    }
}
