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
    func movieByPlace(_ words: TopicMatches) throws(TextIndexError) -> SeriesMovie? {
        guard words.words.count > 1, let last = words.words.last, let place = last.number,
            (1...30).contains(place)
        else { return nil }
        var name = words.words.dropLast().map(\.term)
        let counted = ["part", "chapter", "episode", "movie", "number", "volume"]
        if name.count > 1, counted.contains(name[name.count - 1].description) { name.removeLast() }
        let movies = try movies(inSeries: name.map(\.description).joined(separator: " "))
        let numbered = movies.firstIndex { _, movie in
            movie.titles.contains { title in
                let terms = Tokenizer.terms(in: title)
                let rest = terms.dropFirst(name.count).drop { counted.contains($0.description) }
                return terms.starts(with: name) && rest.first.map(last.forms.contains) ?? false
            }
        }
        return SeriesMovie(movies.map(\.document), at: numbered ?? place - 1)
    }

    /// The movie at a place beside the name of a series, or beside the title of a movie:
    /// `last star wars movie`, `sequel to the hobbit`.
    func movie(_ order: NameOrder) throws(TextIndexError) -> SeriesMovie? {
        let movies = try movies(inSeries: order.name)
        let documents = movies.map(\.document)
        if let number = order.place.number { return SeriesMovie(documents, at: number - 1) }
        switch order.place {
        case .last:
            // Later ones may not be released yet.
            let last = movies.lastIndex { _, movie in
                guard let date = movie.releaseDate, let last = metadata.date else { return true }
                return date <= last
            }
            return SeriesMovie(documents, at: last ?? -1)
        case .next, .previous:
            let step = order.place == .next ? 1 : -1
            let titles = NormalizedText.all([order.name, "the \(order.name)"])
            let titled = movies.indices.filter { index in
                NormalizedText.all(movies[index].movie.titles).contains(where: titles.contains)
            }
            if let place = titled.min(by: { documents[$0] < documents[$1] }) {
                return SeriesMovie(documents, at: place + step)
            }
            if !movies.isEmpty { return SeriesMovie(documents, at: step) }
            guard let query = MovieQuery(order.name, isExact: true),
                let hit = try hits(for: query).first(where: \.isWholeTitle),
                let series = try filled(self.movies([hit.document])).first?.series.first
            else { return nil }
            let others = try self.movies(inSeries: series).map(\.document)
            return others.firstIndex(of: hit.document)
                .flatMap { SeriesMovie(others, at: $0 + step) }
        default: return nil
        }
    }

    /// The movies of a series that a text asks for in their order: `mcu in order`; `nil` if it asks for
    /// no series.
    func series(_ order: NameOrder) throws(TextIndexError) -> SeriesMovies? {
        guard order.place.isOfSeries else { return nil }
        var movies: [Member] = []
        if order.place == .trilogy {
            movies = try self.movies(inSeries: "\(order.name) trilogy")
            if movies.isEmpty { movies = try self.movies(inSeries: order.name) }
        }
        let wanted = NormalizedText.all([order.name, "the \(order.name)"])
        func isWanted(_ series: [String]) -> Bool {
            NormalizedText.all(series).contains(where: wanted.contains)
        }
        if movies.count != 3 { movies = try members(about: order.name, .all, of: isWanted) }
        guard movies.count > 1 else { return nil }
        let name = movies[0].movie.series.first { isWanted([$0]) } ?? order.name
        let isByStory = order.place == .story
        let hasStory = isByStory && movies.contains { $0.movie.story != nil }
        if hasStory { movies.sort { $0.movie.story ?? .max < $1.movie.story ?? .max } }
        return SeriesMovies(
            name: name,
            documents: movies.map(\.document),
            order: hasStory ? .story : isByStory ? .releaseForStory : .release
        )
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

/// A movie of a series, and the best known one: who asks for a place means the series.
struct SeriesMovie {
    let document: Int
    let bestKnown: Int

    /// `nil` if the place is none of the movies.
    fileprivate init?(_ documents: [Int], at place: Int) {
        guard documents.indices.contains(place), let bestKnown = documents.min() else {
            return nil
        }
        (document, self.bestKnown) = (documents[place], bestKnown)
    }
}

/// The movies of a series in an order.
struct SeriesMovies {
    let name: String
    let documents: [Int]
    let order: SeriesOrder
}

extension Meaning.Place {
    /// Whether it means several movies of a series.
    fileprivate var isOfSeries: Bool {
        switch self {
        case .story, .trilogy, .order, .series, .every: true
        default: false
        }
    }
}
