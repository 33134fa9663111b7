import Domain
import Text
package import TextIndex

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
