package import Domain
import Text
package import TextIndex

extension Catalog {
    /// The cost of the words of the text in the movies that were compared; `nil` if none were.
    package func explanation(of matches: Matches) throws(TextIndexError) -> SearchExplanation? {
        try matches.decision?.explanation()
    }
}

extension Decision {
    /// Maximum number of movies in an explanation.
    private static let explainedCount = 60

    func explanation() throws(TextIndexError) -> SearchExplanation {
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
