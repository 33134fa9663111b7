package import Domain
import Text
package import TextIndex

extension Catalog {
    /// The cost of the words of the text in the movies that were compared; `nil` if none were.
    package func explanation(of matches: Matches) throws(TextIndexError) -> SearchExplanation? {
        try matches.decision?.explanation()
    }

    /// The confidence that a text means movies that another source found by their titles.
    ///
    /// It follows from their known titles and their votes, and from what else the text may mean.
    package func confidence(
        of movies: [Movie],
        for query: MovieQuery
    ) throws(TextIndexError) -> MatchConfidence {
        try decision(on: query).confidence(of: movies)
    }
}

extension Decision {
    /// Maximum number of movies in an explanation.
    private static let explainedCount = 60

    fileprivate func explanation() throws(TextIndexError) -> SearchExplanation {
        let ranked = ranked
        let masses = masses
        let total = masses.values.reduce(0, +) + background.probability
        let candidates = ranked.prefix(Self.explainedCount)
        let movies = try catalog.movies(candidates.map(\.document))
        return SearchExplanation(
            readings: masses.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { group, mass in
                SearchExplanation.Reading(
                    text: readings[group.reading].query.description,
                    source: "\(group.source)" + (group.isComplete ? "" : ", in part"),
                    probability: mass / total
                )
            },
            candidates: zip(candidates, movies).map { candidate, movie in
                SearchExplanation.Candidate(
                    movie: movie.id,
                    title: movie.title,
                    cost: parts(of: candidate.cost, readings[candidate.reading].words),
                    probability: candidate.cost.probability / total
                )
            },
            background: parts(of: background, words),
            backgroundProbability: background.probability / total
        )
    }

    private func parts(of cost: Cost, _ matches: TopicMatches?) -> [SearchExplanation.Part] {
        let words = matches?.words.map(\.term.description) ?? []
        return cost.parts.map { part in
            let range = part.words.map { $0.clamped(to: words.indices) } ?? 0..<0
            return SearchExplanation.Part(
                name: part.weight.name,
                count: part.count,
                bits: part.bits,
                words: words[range].joined(separator: " ")
            )
        }
    }
}

// The decision about movies of another source.
extension Decision {
    func confidence(ofProbability probability: Double) -> MatchConfidence {
        if probability >= SearchWeights.sure { return .sure }
        return probability >= SearchWeights.likely ? .likely : .guess
    }

    /// The titles of the catalog don't count: the other source has its own.
    fileprivate func confidence(of movies: [Movie]) -> MatchConfidence {
        let costs = movies.map(cost)
        let mass = costs.reduce(0) { $0 + $1.cost.probability }
        let others = masses.filter { $0.key.source != .titles }.values.reduce(0, +)
        // No movie is surely meant by a title that the source does not tell.
        let most = costs.contains(where: \.isKnownTitle) ? MatchConfidence.sure : .likely
        return min(most, confidence(ofProbability: mass / (mass + others + background.probability)))
    }

    /// The cost of the movie's cheapest title that has all words, or else of one that the source does not
    /// tell.
    private func cost(of movie: Movie) -> (cost: Cost, isKnownTitle: Bool) {
        let known = [movie.title, movie.originalTitle].compactMap(\.self).compactMap { title in
            TitleExplanation(
                words,
                title: Tokenizer.terms(in: title),
                topics: [],
                year: movie.releaseDate?.year
            )
        }.filter { $0.ignored == 0 }.map(\.cost)
        var cheapest = known.min { $0.bits < $1.bits } ?? Cost()
        if known.isEmpty { cheapest.add(.localTitle) }
        // A movie whose votes are missing may be known.
        if let votes = movie.voteCount {
            let isPopularNow = movie.popularity ?? 0 >= SearchWeights.popularityNow
            let number = SearchWeights.votesOfFirst / max(1, votes)
            cheapest.addPopularity(of: isPopularNow ? min(number, SearchWeights.numberNow) : number)
        }
        if asksForMovies { cheapest.add(.severalMovies) }
        return (cheapest, !known.isEmpty)
    }
}
