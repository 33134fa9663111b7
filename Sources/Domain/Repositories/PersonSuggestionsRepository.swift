/// A person whose name completes what was typed.
package struct PersonSuggestion: Hashable, Sendable {
    package let name: String

    /// The place of the person among all people of the catalog; 0 for the best known.
    package let rank: Int

    package init(name: String, rank: Int) {
        self.name = name
        self.rank = rank
    }
}

/// A source of names of people that complete what was typed.
package protocol PersonSuggestionsRepository: Sendable {
    /// People of whose names a word begins with each word of a text, the best known first.
    ///
    /// For a blank text, these are the best known of all.
    func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion]
}
