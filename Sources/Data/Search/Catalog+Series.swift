import Domain
import Text
import TextIndex

extension Catalog {
    private typealias Member = (document: Int, movie: CatalogMovie)

    /// The movies of a series, the oldest first unless the query has another order.
    ///
    /// At TMDB, the name of a series ends with the word "Collection".
    func seriesMatches(
        named name: String,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let suffix = " Collection"
        let name = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        guard !name.isEmpty else { return Matches() }
        let members = try members(about: name, filters.filter) { $0.contains(name) }
        let documents = members.map(\.document)
        return Matches(
            documents: filters.query.sort == nil ? documents : try sorted(documents, filters),
            totalCount: documents.count,
            notices: filters.notices
        )
    }

    /// The movie at a place in a series: `thor 1`, `toy story part 3`.
    ///
    /// A number in a title outranks the order of release: Episode V is the second Star Wars movie.
    func movieByPlace(_ words: TopicMatches) throws(TextIndexError) -> Int? {
        guard words.words.count > 1, let last = words.words.last, let place = last.number,
            (1...30).contains(place)
        else { return nil }
        var name = words.words.dropLast().map(\.term)
        let counted = ["part", "chapter", "episode", "movie", "number", "volume"]
        if name.count > 1, counted.contains(name[name.count - 1].description) { name.removeLast() }
        let movies = try movies(inSeries: name.map(\.description).joined(separator: " "))
        let numbered = movies.first { _, movie in
            movie.titles.contains { title in
                let terms = Tokenizer.terms(in: title)
                let rest = terms.dropFirst(name.count).drop { counted.contains($0.description) }
                return terms.starts(with: name) && rest.first.map(last.forms.contains) ?? false
            }
        }
        return numbered?.document
            ?? (movies.indices.contains(place - 1) ? movies[place - 1].document : nil)
    }

    /// The movies of a series without documentaries, short movies and other branches: animation in a
    /// series of live action, and titles without the name.
    private func movies(inSeries name: String) throws(TextIndexError) -> [Member] {
        func most(_ movies: [Member], _ share: Double, _ isCounted: (Member) -> Bool) -> [Member] {
            let counted = movies.filter(isCounted)
            return Double(counted.count) > share * Double(movies.count) ? counted : movies
        }
        let wanted = NormalizedText.all([name, "the \(name)"])
        var movies = try members(about: name, .all) { series in
            NormalizedText.all(series).contains(where: wanted.contains)
        }
        movies = most(movies, 0) { _, movie in
            !movie.genres.contains("Documentary") && movie.runtime ?? 90 >= 45
        }
        movies = most(movies, 0.5) { !$0.movie.genres.contains("Animation") }
        let stems = Set(Tokenizer.terms(in: name).map { EnglishStem($0.utf8) })
        let named = movies.filter {
            stems.isSubset(of: Tokenizer.terms(in: $0.movie.title).map { EnglishStem($0.utf8) })
        }
        if named.count > 1, Double(named.count) < 0.7 * Double(movies.count) { movies = named }
        return movies.count > 1 ? movies : []
    }

    /// The movies about a name, of certain series, the oldest first; those without a date are the last.
    private func members(
        about name: String,
        _ filter: DocumentFilter,
        of isWanted: ([String]) -> Bool
    ) throws(TextIndexError) -> [Member] {
        let documents = try documents(withAllWordsOf: name, filter)
        return zip(documents, try filled(movies(documents))).filter { isWanted($0.1.series) }
            .sorted { one, other in
                guard let date = one.1.releaseDate else { return false }
                return other.1.releaseDate.map { date < $0 } ?? true
            }
    }
}
