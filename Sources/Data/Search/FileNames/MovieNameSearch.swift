import Domain
import Text
import TextIndex

/// Looks up the titles that a name may have, from those that are quick to find to others.
struct MovieNameSearch {
    let name: ParsedName
    let readings: [NameReading]
    let titles: any TitleMatchesRepository
    var best: MovieMatch?

    /// The matches of the readings that were looked up.
    var found: [(reading: NameReading, matches: [TitleMatch])] = []

    /// `nil` if the name means no movie.
    mutating func match(allowsTypos: Bool) async throws(MoviesError) -> MovieMatch? {
        let hasYear = readings.contains { $0.year != nil }
        for reading in readings {
            // Once a title is found, a part of it says less. Only a title with the year may say more.
            if best != nil, !hasYear || reading.year != nil { continue }
            if let match = try await whole(reading) { return match }
        }
        if name.kind == .counted { return best?.certainty == .sure ? best : nil }
        if let best { return best }
        guard allowsTypos else { return nil }
        if let match = shortened() { return match }
        if let match = try await ofOtherYear() { return match }
        return try await misspelled()
    }

    private func result(_ certainty: MatchCertainty, _ match: TitleMatch) -> MovieMatch {
        MovieMatch(name: name.name, certainty: certainty, movie: match.movie)
    }

    private func look(
        up title: String,
        _ years: [Int] = [],
        allowsTypos: Bool = false
    ) async throws(MoviesError) -> [TitleMatch] {
        try await titles.titleMatches(
            for: TitleQuery(title, years: years, allowsTypos: allowsTypos)
        )
    }
}

// MARK: - Whole titles

extension MovieNameSearch {
    /// The movie that has a reading as its title, if that is sure; another one becomes the best.
    private mutating func whole(_ reading: NameReading) async throws(MoviesError) -> MovieMatch? {
        let years = reading.year.map { [$0, $0 - 1, $0 + 1] } ?? []
        let matches = try await look(up: reading.title, years)
        found.append((reading, matches))
        let whole = matches.filter(\.isWhole)
        guard let first = whole.first else { return nil }
        let title = TitleWords(reading.title)
        let match =
            if let year = reading.year {
                dated(whole.filter { $0.year == year }, first, title)
            } else {
                undated(whole, first, title)
            }
        guard var match else { return nil }
        if reading.lacksWord { match.certainty = min(match.certainty, .likely) }
        // A year may be a part of the title of a better known movie: `Death Race 2000`.
        if match.certainty == .sure, reading.year == nil || first.isKnown { return match }
        if match.certainty > best?.certainty ?? .no { best = match }
        return nil
    }

    /// One of the movies of the year in the name, or else the first one of the years around it.
    private func dated(
        _ movies: [TitleMatch],
        _ first: TitleMatch,
        _ title: TitleWords
    ) -> MovieMatch? {
        let named = movies.filter { match in
            [match.movie.title, match.movie.originalTitle ?? ""].contains {
                TitleWords($0).texts == title.texts
            }
        }
        let candidates = named.isEmpty ? movies : named
        let movie = candidates.first ?? first
        // If one movie is known, the name does not mean an obscure one with the same title.
        let isOnly = candidates.count <= 1 || movie.isKnown && !candidates[1].isKnown
        if name.isDescribed { return result(isOnly ? .sure : .likely, movie) }
        if name.hasOtherWords { return movie.isKnown ? result(.likely, movie) : nil }
        // `Christmas 2018` is rather what somebody has filmed.
        if title.isPersonal { return movie.outranksHomeVideos ? result(.likely, movie) : nil }
        let isClear = title.count > 1 && !name.isPersonal || movie.isKnown
        let isSure = isOnly && isClear && !(name.isPersonal && title.count == 1)
        return result(isSure ? .sure : .likely, movie)
    }

    /// One of the movies with a title, without a year in the name.
    private func undated(
        _ movies: [TitleMatch],
        _ first: TitleMatch,
        _ title: TitleWords
    ) -> MovieMatch? {
        let isDescribed = name.isDescribed
        guard first.isKnown else {
            let isDistinct = title.count > 2 || title.count > 1 && movies.count == 1
            return isDescribed || isDistinct && !title.isPersonal ? result(.likely, first) : nil
        }
        if title.isPersonal || name.isPersonal {
            return isDescribed || first.outranksHomeVideos ? result(.likely, first) : nil
        }
        let isOnly = movies.count(where: \.isKnown) == 1
        return result(isOnly && (title.count > 1 || isDescribed) ? .sure : .likely, first)
    }
}

// MARK: - Parts of titles

extension MovieNameSearch {
    /// The movie whose title begins with a reading: its subtitle is left out.
    private func shortened() -> MovieMatch? {
        for (reading, matches) in found {
            let title = TitleWords(reading.title)
            let starts = matches.filter { $0.likeness == .start }
            guard let movie = starts.first(where: { $0.year == reading.year }) ?? starts.first
            else { continue }
            let isClear =
                reading.year == nil
                ? movie.isKnown && title.count > 1 && !title.isPersonal
                : (movie.isKnown || title.count > 1) && (name.isDescribed || !title.isPersonal)
            if isClear { return result(.likely, movie) }
        }
        return nil
    }

    /// The movie that has a distinctive reading as its title, and was released in another year.
    private func ofOtherYear() async throws(MoviesError) -> MovieMatch? {
        for reading in readings where reading.year != nil {
            let title = TitleWords(reading.title)
            guard title.count > 1 || name.isDescribed, !title.isPersonal else { continue }
            let movie = try await look(up: reading.title).first
            if let movie, movie.isWhole, movie.isKnown { return result(.likely, movie) }
        }
        return nil
    }
}

// MARK: - Typos

extension MovieNameSearch {
    /// No longer title is looked up with typos.
    private static let sizeLimit = 80

    /// The movie whose title is nearly a reading, or is the start of one.
    private func misspelled() async throws(MoviesError) -> MovieMatch? {
        for reading in readings.prefix(2) {
            let title = TitleWords(reading.title)
            let isDated = reading.year != nil
            guard name.isDescribed || !title.isPersonal && (isDated || !name.isPersonal),
                reading.title.utf8.count <= Self.sizeLimit
            else { continue }
            let years = reading.year.map { [$0, $0 - 1, $0 + 1] } ?? []
            let matches = try await look(up: reading.title, years, allowsTypos: true)
            if let movie = matches.first(where: { isNear($0, isDated: isDated) }) {
                return result(.likely, movie)
            }
            if isDated || name.isDescribed, let movie = try await begun(reading, years) {
                return movie
            }
        }
        return nil
    }

    private func isNear(_ match: TitleMatch, isDated: Bool) -> Bool {
        guard case .similar(let degree) = match.likeness else {
            return match.isKnown && (isDated || match.isWhole)
        }
        guard isDated else { return match.isKnown && degree >= SearchWeights.likeFile }
        return degree
            >= (match.isKnown
                ? SearchWeights.likeFileOfYear : SearchWeights.likeUnknownFileOfYear)
    }

    /// The movie whose title is the start of a reading: words were added to it.
    private func begun(
        _ reading: NameReading,
        _ years: [Int]
    ) async throws(MoviesError) -> MovieMatch? {
        let words = reading.title.split(separator: " ")
        guard (2...12).contains(words.count) else { return nil }
        for count in stride(from: words.count - 1, through: max(1, words.count / 2), by: -1) {
            let start = words.prefix(count).joined(separator: " ")
            let movie = try await look(up: start, years).first
            guard let movie, movie.isWhole, count > 1 || movie.isKnown && name.isDescribed else {
                continue
            }
            if movie.isKnown || !years.isEmpty { return result(.likely, movie) }
        }
        return nil
    }
}

extension TitleMatch {
    /// Whether the movie is better known than home videos of that name.
    fileprivate var outranksHomeVideos: Bool {
        popularityRank < SearchWeights.knownBesideHomeVideos
    }
}

private struct TitleWords {
    /// Folded, without apostrophes.
    let texts: [String]

    /// Their number without articles.
    let count: Int

    /// Whether all are words of what people film and write.
    let isPersonal: Bool

    init(_ title: String) {
        texts = Word.words(of: title).map(\.name)
        count = texts.count { !NameWords.articles.contains($0) }
        isPersonal = texts.allSatisfy(NameWords.personal.contains)
    }
}
