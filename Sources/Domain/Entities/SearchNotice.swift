/// A fact that the user should know about the movies of a search.
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

    /// The movies are those of the series of this name, in an order other than that of the query.
    case series(String, SeriesOrder?)

    /// No title matches; the movies are about the text of this query.
    case topic(MovieQuery)

    /// The movies are like this one, and satisfy the filters of the query.
    case similar(to: String, MovieQuery)

    /// A title of the movie that the others are like, and those of its series, which are not listed.
    case ofSeries(String, [String])

    /// No movie has the title of the movie that the others were to be like.
    case unknownSimilar(String)

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

    /// The number of rows of the files that movies must be in that are no movies of the source, and
    /// of all rows.
    case unknownRows(Int, of: Int)

    /// The number of rows of files that have neither an id nor a title.
    case unreadableRows(Int)

    /// No movie is left, because the user's files leave out all that match, which are as many.
    case leftOutByFiles(Int)

    /// Services stream the movies in the country of a code, such as `KR`, as
    /// `WatchOptions.provider` says, who must be named.
    case streaming(region: String)
    case unsavedQuery(MoviesError)
}

/// The order of the movies of a series.
package enum SeriesOrder: Hashable, Sendable {
    case release
    case story

    /// The order of release, because the order of the story is unknown.
    case releaseForStory
}

extension [SearchNotice] {
    private func first<Value>(_ value: (SearchNotice) -> Value?) -> Value? {
        for notice in self { if let value = value(notice) { return value } }
        return nil
    }

    /// The text that was searched for instead of the typed one; `nil` if the typed one was.
    package var correctedQuery: String? {
        first { if case .correctedQuery(let text) = $0 { text } else { nil } }
    }

    /// The words of the text that say nothing about the movies.
    package var ignoredWords: [String] {
        first { if case .ignoredWords(let words) = $0 { words } else { nil } } ?? []
    }

    /// The query that the text was understood as, and whether it is a topic; `nil` if titles match.
    package var understood: (query: MovieQuery, isTopic: Bool)? {
        first { notice in
            switch notice {
            case .meaning(let query), .similar(_, let query): (query, false)
            case .topic(let query): (query, true)
            default: nil
            }
        }
    }

    package var limitations: [FilterLimitation] {
        compactMap { if case .limitation(let limitation) = $0 { limitation } else { nil } }
    }

    package var unknownPerson: String? {
        first { if case .unknownPerson(let name) = $0 { name } else { nil } }
    }

    package var isLeftOut: Bool {
        contains { if case .leftOutByFiles = $0 { true } else { false } }
    }

    package var hasUnknownWish: Bool {
        contains { notice in
            switch notice {
            case .unknownWish, .unknownSimilar: true
            default: false
            }
        }
    }

    package var hasUnknownGenre: Bool {
        contains { if case .unknownGenre = $0 { true } else { false } }
    }
}
