/// Knows titles of films, to offer them to a person who types one.
public protocol TitleSuggestionsRepository: Sendable {
    /// Titles that a text may be the beginning of, best first: those that begin so, the better
    /// known first, before those with such a word in them.
    func titles(suggestedFor text: MovieQuery, limit: Int) async throws(MoviesError) -> [String]
}
