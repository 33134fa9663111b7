package import Domain
import Search
import Text
import TextIndex

extension CatalogMoviesRepository: MovieNameMatcher {
    package func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch {
        let parsed = ParsedName(name)
        if let movie = await movie(parsed.id) {
            return MovieMatch(name: name.text, certainty: .sure, movie: movie)
        }
        let found = try store.read { catalog, _ throws(TextIndexError) in
            if let title = parsed.withSlash {
                let match = try catalog.match(title, allowsTypos: false)
                if match?.certainty == .sure { return match }
            }
            return try catalog.match(parsed)
        }
        if let found {
            return MovieMatch(name: name.text, certainty: found.certainty, movie: found.movie)
        }
        // A number is an id if no movie has it as its title.
        guard let movie = await movie(parsed.number) else { return MovieMatch(unknown: name.text) }
        return MovieMatch(name: name.text, certainty: .likely, movie: movie)
    }

    private func movie(_ id: MovieID?) async -> Movie? {
        guard let id else { return nil }
        return await localDetails(of: id)?.details.movie
    }
}

extension CatalogMoviesRepository: SpellingCorrectionRepository {
    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        // One or two letters say nothing.
        guard query.text.utf8.count > 2, !query.isYearAlone else { return nil }
        // A failure here must not fail the search.
        return try? store.read { catalog, _ throws(TextIndexError) in
            var titles = query
            titles.subject = .titles
            let matches = try catalog.matches(for: titles, limit: 1)
            guard matches.confidence > .guess, let document = matches.documents.first,
                let number = matches.titles[document],
                let movie = try catalog.movies([document]).first
            else { return nil }
            // TMDB finds its movies by these titles in each language.
            let title = movie.title(numbered: number, in: CatalogMovie.mainLanguage)
            return corrected(query, title: title, releaseYear: movie.releaseDate?.year)
        }
    }

    package func correctedName(for name: String) async -> String? {
        let name = QueryGrammar().latinName(of: name)
        return try? store.read { catalog, _ throws(TextIndexError) in
            guard let other = try catalog.people().people(named: name).first?.name,
                NormalizedText(other) != NormalizedText(name)
            else { return nil }
            return other
        }
    }

    /// The query with the title in place of its text; `nil` if that is the same.
    private func corrected(_ query: MovieQuery, title: String, releaseYear: Int?) -> MovieQuery? {
        let dated = query.splittingYear
        // Another year than that of release finds nothing, as a typo does.
        let isDated = dated != nil && dated?.year == releaseYear
        let typed = [query, isDated ? dated : nil].compactMap { $0.map { NormalizedText($0.text) } }
        guard !typed.contains(NormalizedText(title)) else { return nil }
        var corrected = MovieQuery(title, like: query)
        // A year in the title, as in "Blade Runner 2049", is not the year of release.
        if isDated { corrected.filters.ranges[.year] = dated?.filters.ranges[.year] }
        return corrected
    }
}
