/// Finds typed text in the movies of a list.
package protocol NarrowMoviesUseCase: Sendable {
    /// The movies that match every word of the text: in the title, the year or the people.
    ///
    /// The best matches come first, equal ones in the order of the list. All movies match a blank
    /// text.
    func execute(_ text: String, in movies: [NarrowableMovie]) -> [NarrowedMovie]
}

/// The texts of a movie that a list can be narrowed by.
package struct NarrowableMovie: Hashable, Sendable {
    package let title: String

    /// Another title, the year, the names of people.
    package let others: [String]

    package init(title: String, others: [String] = []) {
        self.title = title
        self.others = others
    }
}

/// A movie that matches.
package struct NarrowedMovie: Hashable, Sendable {
    /// The place of the movie in the list.
    package let index: Int

    /// The characters of the title that match; in order, not overlapping.
    package let titleMatches: [Range<Int>]

    package init(index: Int, titleMatches: [Range<Int>] = []) {
        self.index = index
        self.titleMatches = titleMatches
    }
}

/// Finds words in texts, ignoring case, accents and punctuation.
package protocol WordMatcher: Sendable {
    /// For each text, where it matches each of the words; `nil` if it lacks one.
    ///
    /// A text is a list of parts, of which only the first is shown.
    func matches(of words: String, in texts: [[String]]) -> [WordMatch?]
}

/// How a text matches words.
package struct WordMatch: Hashable, Sendable {
    package let quality: MatchQuality

    /// The characters of the first part that match; in order, not overlapping.
    package let ranges: [Range<Int>]

    package init(quality: MatchQuality, ranges: [Range<Int>]) {
        self.quality = quality
        self.ranges = ranges
    }
}

/// How well a text matches all of several words, the best first.
package enum MatchQuality: CaseIterable, Hashable, Sendable {
    /// A word of the first part starts with each.
    case prefix

    /// The text contains each.
    case substring

    /// The text has the letters of each in order.
    case letters
}

package struct DefaultNarrowMoviesUseCase: NarrowMoviesUseCase {
    private let matcher: any WordMatcher

    package init(matcher: any WordMatcher) {
        self.matcher = matcher
    }

    package func execute(_ text: String, in movies: [NarrowableMovie]) -> [NarrowedMovie] {
        let matches = matcher.matches(of: text, in: movies.map { [$0.title] + $0.others })
        return MatchQuality.allCases.flatMap { quality in
            matches.enumerated().compactMap { index, match in
                guard let match, match.quality == quality else { return nil }
                return NarrowedMovie(index: index, titleMatches: match.ranges)
            }
        }
    }
}
