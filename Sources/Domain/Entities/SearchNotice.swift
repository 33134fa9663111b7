/// What the user should know about the movies of a search.
package enum SearchNotice: Hashable, Sendable {
    /// Nothing matches the typed text; the movies match this one, which has the filters as well if
    /// these were corrected.
    case correctedQuery(String)
    case assumedPerson(Person, name: String)

    /// The source can't answer a filter, or the order, as it should.
    case limitation(FilterLimitation)

    /// The text may well mean something that the source does not know; these movies come closest.
    case closestMatches

    /// Words of the text with which the best movie has nothing to do.
    case ignoredWords([String])

    /// No title matches; the text means the filters of this query, and what remains of the text.
    case meaning(MovieQuery)

    /// No title matches; the movies are about the text of this query.
    case topic(MovieQuery)

    /// A title matches, but the text also means this filter, such as `genre:horror`.
    case alternative(filter: String)

    /// The source has no person with a name in the filters, so that no movie matches.
    case unknownPerson(String)

    /// The text asks for something that no source knows, so that no movie is shown.
    case unknownWish(UnknownWish)

    /// The source does not have a genre in the filters, so that no movie matches.
    case unknownGenre(Genre)

    /// A word was searched for that looks like a filter.
    case unknownFilter(UnknownFilterWord)

    /// How many rows of the files that movies must be in are no movies of the source, and of how many.
    case unknownRows(Int, of: Int)

    /// How many rows of files have neither an id nor a title.
    case unreadableRows(Int)

    /// No movie is left, because the user's files leave out all that match, which are as many.
    case leftOutByFiles(Int)

    /// Services stream the movies in the country of a code, such as `KR`, as
    /// `WatchOptions.provider` says, who must be named.
    case streaming(region: String)
    case unsavedQuery(MoviesError)
}

extension [SearchNotice] {
    /// The text that was searched for instead of the typed one; `nil` if the typed one was.
    package var correctedQuery: String? {
        lazy.compactMap { if case .correctedQuery(let text) = $0 { text } else { nil } }.first
    }

    /// The words of the text that say nothing about the movies.
    package var ignoredWords: [String] {
        lazy.compactMap { if case .ignoredWords(let words) = $0 { words } else { nil } }.first ?? []
    }

    /// What the text was understood as; `nil` if titles match.
    package var understoodQuery: MovieQuery? {
        lazy.compactMap { notice in
            if case .meaning(let query) = notice { return query }
            return if case .topic(let query) = notice { query } else { nil }
        }.first
    }

    package var topic: String? {
        lazy.compactMap { if case .topic(let query) = $0 { query.text } else { nil } }.first
    }

    package var limitations: [FilterLimitation] {
        compactMap { if case .limitation(let limitation) = $0 { limitation } else { nil } }
    }

    package var unknownPerson: String? {
        lazy.compactMap { if case .unknownPerson(let name) = $0 { name } else { nil } }.first
    }

    package var leftOutCount: Int? {
        lazy.compactMap { if case .leftOutByFiles(let count) = $0 { count } else { nil } }.first
    }

    package var hasUnknownWish: Bool {
        contains { if case .unknownWish = $0 { true } else { false } }
    }

    package var hasUnknownGenre: Bool {
        contains { if case .unknownGenre = $0 { true } else { false } }
    }
}
