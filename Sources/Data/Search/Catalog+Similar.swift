import Domain
import Text
import TextIndex

extension Catalog {
    /// The movies like one that some catalog knows, the most similar first, or in the order of the query;
    /// at most one of each series.
    ///
    /// Movies about the text of the query come before others.
    func similarMatches(
        to id: MovieID,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let identity = MovieIdentity(id)
        var unknown = CatalogMovie(title: "")
        (unknown.tmdbID, unknown.imdbNumber) = (identity.tmdbID, identity.imdbNumber)
        guard let movie = try filled([self.movie(id) ?? unknown]).first else { return Matches() }
        var own: [Int] = []
        for case let key? in [MovieIdentity(movie).tmdbKey, MovieIdentity(movie).imdbKey] {
            if let document = try index.document(withKey: key) { own.append(document) }
        }
        var likeness = try Likeness(to: movie, place: own.first, index)
        for document in own { likeness.candidates[document] = nil }
        var about: Set<Int> = []
        if !filters.query.text.isEmpty {
            let words = try relatedMatches(filters.query.text)
            about = Set(try index.hits(of: words, .all, all: true).map(\.document))
        }
        func best(_ degrees: [(Int, Double)]) -> [Int] {
            degrees.map { ($0, about.contains($0) ? $1 + SearchWeights.similarAbout : $1) }
                .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
        }
        var filter = filters.filter
        filter.requiredDocuments.append(Array(likeness.candidates.keys))
        let order = DocumentOrder(.popularity, isDescending: true)
        let allowed = try index.documents(filter, in: order, limit: likeness.candidates.count).first
        let compared = best(allowed.map { ($0, likeness.estimate(of: $0)) })
            .prefix(SearchWeights.comparedSimilar)
        let movies = Dictionary(uniqueKeysWithValues: zip(compared, try filled(movies(compared))))
        let ranked = best(movies.map { ($0, likeness.degree(of: $1, $0)) })

        var matches = Matches(notices: filters.notices)
        var series: Set<String> = []
        var others: [CatalogMovie] = []
        for document in ranked where matches.documents.count < SearchWeights.similar {
            guard let other = movies[document] else { continue }
            let (name, shared) = (other.series.first, likeness.shared(with: other))
            if let name, name == movie.series.first {
                others.append(other)
            } else if !shared.isEmpty, name.map({ series.insert($0).inserted }) ?? true {
                matches.documents.append(document)
                matches.reasons[document] = .shared(shared)
            }
        }
        matches.totalCount = matches.documents.count
        if filters.order != nil { matches.documents = try sorted(matches.documents, filters) }
        if let name = movie.series.first, !others.isEmpty {
            others.sort { $0.releaseDate?.year ?? 0 < $1.releaseDate?.year ?? 0 }
            let title = movie.title.isEmpty ? name : movie.title
            matches.notices.append(.ofSeries(title, others.map { $0.title(in: language) }))
        }
        return matches
    }
}

/// The degree in which movies are like one: by words of keywords, people, moods, genres, time, language
/// and popularity.
private struct Likeness {
    private struct Word {
        let text: String
        let bits: Double

        /// Whether it is a keyword, and not a part of one.
        let isWhole: Bool
    }

    private let movie: CatalogMovie

    /// The number of the movie in the index, which is its place in the order of popularity.
    private let place: Int
    private var words: [EnglishStem: Word] = [:]
    private var tokenizer = Tokenizer()
    private var stemsOfKeywords: [String: [EnglishStem]] = [:]

    /// The documents with a word of a keyword or with a person, and what these are worth.
    var candidates: [Int: Double] = [:]

    init(to movie: CatalogMovie, place: Int?, _ index: TextIndex) throws(TextIndexError) {
        (self.movie, self.place) = (movie, place ?? SearchWeights.similarUnknown)
        for (number, keyword) in movie.keywords.enumerated() {
            try add(keyword, SearchWeights.similarKeyword(place: number), index)
        }
        for name in movie.directors { try add(person: name, SearchWeights.sameDirector, index) }
        for (number, name) in movie.cast.enumerated() {
            try add(person: name, SearchWeights.sameActor(place: number), index)
        }
    }

    private mutating func add(
        _ keyword: String,
        _ share: Double,
        _ index: TextIndex
    ) throws(TextIndexError) {
        let terms = tokenizer.terms(in: keyword).filter { !StopWords.contains($0.utf8[...]) }
        for term in terms where words[EnglishStem(term.utf8)] == nil {
            let documents = try index.topicWeights(of: term)
            let count = Double(try index.topicDocumentCount())
            let rarity = (count / Double(max(documents.count, 1))).binaryLogarithm
            let bits = SearchWeights.similarBits(rarity: rarity) * share
            let isPlace = Self.places.contains(term.description[...])
            let word = Word(
                text: term.description,
                bits: isPlace ? bits * SearchWeights.similarPlace : bits,
                isWhole: terms.count == 1
            )
            words[EnglishStem(term.utf8)] = word
            let points = points(ofBits: word.bits, movie)
            for (document, weight) in documents {
                candidates[document, default: 0] +=
                    points * SearchWeights.similarKeyword(weight: weight)
            }
        }
    }

    /// Adds to the documents that have all words of a name.
    private mutating func add(
        person name: String,
        _ value: Double,
        _ index: TextIndex
    ) throws(TextIndexError) {
        var documents: Set<Int>?
        for term in tokenizer.terms(in: name) {
            let found = Set(try index.topicWeights(of: term).map(\.document))
            documents = documents?.intersection(found) ?? found
        }
        for document in documents ?? [] { candidates[document, default: 0] += value }
    }

    private func points(ofBits bits: Double, _ other: CatalogMovie) -> Double {
        let counts = [movie, other].map { Double($0.keywords.count) + SearchWeights.fewKeywords }
        return bits * SearchWeights.similarWord / (counts[0] * counts[1]).squareRoot()
    }

    /// The degree by the index alone.
    func estimate(of document: Int) -> Double { (candidates[document] ?? 0) + standing(document) }

    private func standing(_ document: Int) -> Double {
        let places = [place, document].map { Double($0 + SearchWeights.similarPopularity) }
        return -abs((places[0] / places[1]).binaryLogarithm) * SearchWeights.popularityApart
    }

    mutating func degree(of other: CatalogMovie, _ document: Int) -> Double {
        typealias Weights = SearchWeights
        var bits = 0.0
        var seen: Set<EnglishStem> = []
        for (number, keyword) in other.keywords.enumerated() {
            let share = Weights.similarKeyword(place: number)
            for stem in stems(in: keyword) where seen.insert(stem).inserted {
                bits += (words[stem]?.bits ?? 0) * share
            }
            if movie.keywords.contains(keyword) {
                bits += mostBits(in: keyword) * share * Weights.sameKeyword
            }
        }
        var degree = standing(document) + points(ofBits: bits, other)
        if movie.directors.contains(where: other.directors.contains) {
            degree += Weights.sameDirector
        }
        for (number, name) in movie.cast.enumerated() {
            guard let place = other.cast.firstIndex(of: name) else { continue }
            degree += Weights.sameActor(place: max(number, place))
        }
        degree += Double(movie.moods.count(where: other.moods.contains)) * Weights.sameMood
        let genres = Double(movie.genres.count(where: other.genres.contains))
        let all = Double(max(1, movie.genres.count + other.genres.count))
        degree += 2 * genres / all * Weights.sameGenres
        for (kind, cost) in Weights.otherKind
        where movie.genres.contains(kind) != other.genres.contains(kind) { degree -= cost }
        if movie.originalLanguage != other.originalLanguage { degree -= Weights.otherLanguage }
        let years = (movie.releaseDate?.year ?? 2000) - (other.releaseDate?.year ?? 2000)
        return degree - Double(min(abs(years), Weights.mostYears)) * Weights.yearApart
    }

    private mutating func stems(in keyword: String) -> [EnglishStem] {
        if let known = stemsOfKeywords[keyword] { return known }
        let stems = tokenizer.words(in: keyword).map { EnglishStem($0) }
        stemsOfKeywords[keyword] = stems
        return stems
    }

    private mutating func mostBits(in keyword: String) -> Double {
        stems(in: keyword).map { words[$0]?.bits ?? 0 }.max() ?? 0
    }

    /// The keywords, words of keywords, people and moods that the movies share.
    mutating func shared(with other: CatalogMovie) -> [String] {
        let all = movie.directors.filter(other.directors.contains)
        let people = (all + movie.cast.filter { other.cast.contains($0) && !all.contains($0) })
            .prefix(2)
        var found: [(text: String, bits: Double)] = []
        var seen: Set<EnglishStem> = []
        for keyword in movie.keywords where other.keywords.contains(keyword) {
            found.append((keyword, mostBits(in: keyword)))
            seen.formUnion(stems(in: keyword))
        }
        for stems in other.keywords.map({ stems(in: $0) }) {
            for stem in stems where !seen.contains(stem) {
                // A part of two other keywords is mostly shared by chance.
                guard let word = words[stem], word.isWhole || stems.count == 1 else { continue }
                seen.insert(stem)
                found.append((word.text, word.bits / 2))
            }
        }
        let keywords = found.filter { $0.bits > SearchWeights.leastSharedBits }
            .sorted { $0.bits > $1.bits }.map(\.text).prefix(4 - people.count)
        let moods = movie.moods.filter(other.moods.contains).map(\.rawValue)
            .prefix(keywords.isEmpty ? 1 : 0)
        return Array(keywords + people) + (people.isEmpty ? [] : moods)
    }

    /// Frequent words for places and origins, which say little about a movie.
    private static let places = Set(
        """
        new york los angeles san francisco chicago texas california florida las vegas \
        orleans london england paris france italy rome spain germany berlin russia poland \
        sweden india japan tokyo china hong kong south korea seoul australia brazil mexico \
        africa based novel true story comic remake anime bollywood
        """.split(separator: " ")
    )
}
