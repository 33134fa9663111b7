package import Domain
import Text
package import TextIndex

/// The movies on this machine by their titles.
package protocol TitleMatchesRepository: Sendable {
    /// The movies of which one title has all words of the query: first those of which it is the whole
    /// title, and popular ones before others.
    func titleMatches(for query: TitleQuery) async throws(MoviesError) -> [TitleMatch]
}

/// A title to look up.
package struct TitleQuery: Hashable, Sendable {
    package let title: String

    /// The years of the movies; empty for any.
    package var years: [Int] = []

    /// Whether a letter or a space may be wrong, which takes far more time.
    package var allowsTypos = false

    package init(_ title: String, years: [Int] = [], allowsTypos: Bool = false) {
        self.title = title
        self.years = years
        self.allowsTypos = allowsTypos
    }
}

/// A movie with a title that is like the one of a query.
package struct TitleMatch: Hashable, Sendable {
    package enum Likeness: Hashable, Sendable {
        /// The title is that of the query, but for case, accents, punctuation, articles and the
        /// notation of numbers.
        case whole

        /// The title begins with that of the query.
        case start

        /// The share of letters that the titles have in common, from 0 to 1.
        case similar(Double)
    }

    package let movie: Movie

    /// 0 for the most popular movie.
    package let popularityRank: Int
    package let likeness: Likeness

    /// Whether the movie is known (`SearchWeights.known`).
    var isKnown: Bool { popularityRank < SearchWeights.known }
    var isWhole: Bool { likeness == .whole }
    var year: Int? { movie.releaseDate?.year }
}

extension Catalog {
    package func titleMatches(for query: TitleQuery) throws(TextIndexError) -> [TitleMatch] {
        let hits = try index.search(SearchRequest(query)).filter {
            $0.title != nil && !$0.isPartial
        }
        let whole = hits.filter(\.isWholeTitle)
        // Without typos, whole titles make all others needless.
        let others = whole.isEmpty ? hits.prefix(SearchWeights.likeTitles) : []
        let found = Array(whole.prefix(SearchWeights.enough)) + others
        let movies = try index.storedFields(of: found.map(\.document)).map(decode)
        var likeness = TitleLikeness(query.title)
        return zip(found, movies).compactMap { hit, movie in
            guard let movie, let shown = movie.toDomain(language: language) else { return nil }
            return TitleMatch(
                movie: shown,
                popularityRank: hit.document,
                likeness: hit.isWholeTitle ? .whole : likeness.degree(to: movie)
            )
        }
    }
}

extension SearchRequest {
    fileprivate init(_ query: TitleQuery) {
        self.init(
            readings: [Reading(query.title, tags: query.years.map { String($0) })],
            allowsPrefix: false,
            allowsTypos: query.allowsTypos
        )
        filter = DocumentFilter(hiddenTags: [CatalogMovie.adultTag])
        allowsTwoTypos = false
    }
}

/// Compares titles with that of a query.
private struct TitleLikeness {
    private let text: NormalizedText
    private var letters: LetterResemblance

    init(_ title: String) {
        text = NormalizedText(title.withoutArticle)
        letters = LetterResemblance(title)
    }

    mutating func degree(to movie: CatalogMovie) -> TitleMatch.Likeness {
        var greatest = 0.0
        for title in movie.titles {
            let other = NormalizedText(title.withoutArticle)
            if text.isForm(of: other) { return .whole }
            if text.isStart(of: other) { return .start }
            greatest = max(greatest, letters.degree(to: title))
        }
        return .similar(greatest)
    }
}

extension String {
    /// The title without an English article before it.
    fileprivate var withoutArticle: String {
        for article in ["the ", "a ", "an "] where prefix(article.count).lowercased() == article {
            return String(dropFirst(article.count))
        }
        return self
    }
}
