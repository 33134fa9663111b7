/// Finds typed text in the movies of a list.
public protocol NarrowMoviesUseCase: Sendable {
    /// The movies that match every word of the text: in the title, the year or the people.
    ///
    /// The best matches come first, equal ones in the order of the list. All movies match a blank
    /// text.
    func execute(_ text: String, in movies: [NarrowableMovie]) -> [NarrowedMovie]
}

/// The texts of a movie that a list can be narrowed by.
public struct NarrowableMovie: Hashable, Sendable {
    public let title: String

    /// Another title, the year, the names of people.
    public let others: [String]

    public init(title: String, others: [String] = []) {
        self.title = title
        self.others = others
    }
}

/// A movie that matches.
public struct NarrowedMovie: Hashable, Sendable {
    /// The place of the movie in the list.
    public let index: Int

    /// The characters of the title that match; in order, not overlapping.
    public let titleMatches: [Range<Int>]

    public init(index: Int, titleMatches: [Range<Int>] = []) {
        self.index = index
        self.titleMatches = titleMatches
    }
}

/// Finds words in texts, ignoring case, accents and punctuation.
public protocol WordMatcher: Sendable {
    /// For each text, where it matches each of the words; `nil` if it lacks one.
    ///
    /// A text is a list of parts, of which only the first is shown.
    func matches(of words: String, in texts: [[String]]) -> [WordMatch?]
}

/// How a text matches words.
public struct WordMatch: Hashable, Sendable {
    public let quality: MatchQuality

    /// The characters of the first part that match; in order, not overlapping.
    public let ranges: [Range<Int>]

    public init(quality: MatchQuality, ranges: [Range<Int>]) {
        self.quality = quality
        self.ranges = ranges
    }
}

/// How well a text matches all of several words, the best first.
public enum MatchQuality: CaseIterable, Hashable, Sendable {
    /// A word of the first part starts with each.
    case prefix

    /// The text contains each.
    case substring

    /// The text has the letters of each in order.
    case letters
}

public struct DefaultNarrowMoviesUseCase: NarrowMoviesUseCase {
    private let matcher: any WordMatcher

    public init(matcher: any WordMatcher) {
        self.matcher = matcher
    }

    public func execute(_ text: String, in movies: [NarrowableMovie]) -> [NarrowedMovie] {
        let matches = matcher.matches(of: text, in: movies.map { [$0.title] + $0.others })
        return MatchQuality.allCases.flatMap { quality in
            matches.enumerated().compactMap { index, match in
                guard let match, match.quality == quality else { return nil }
                return NarrowedMovie(index: index, titleMatches: match.ranges)
            }
        }
    }
}
