/// A comparison of movies by a search of a catalog: what the words of the text cost, and what else
/// it may mean.
///
/// Costs are in bits: -log₂ of a probability.
package struct SearchExplanation: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        /// The name of the weight, such as `typo`.
        package let name: String

        /// The number of times that the weight counts.
        package let count: Double
        package let bits: Double

        /// The words of the text that it is about; empty for the whole text, and for the movie.
        package let words: String

        package init(name: String, count: Double, bits: Double, words: String) {
            (self.name, self.count, self.bits, self.words) = (name, count, bits, words)
        }
    }

    /// A way to read the text, and how probable it is that it is meant.
    package struct Reading: Hashable, Sendable {
        /// The text and its filters, such as `spaceship year:1990-1999`.
        package let text: String

        /// The origin of its movies: `titles`, `topics`, `list`, `place`.
        package let source: String
        package let probability: Double

        package init(text: String, source: String, probability: Double) {
            (self.text, self.source, self.probability) = (text, source, probability)
        }
    }

    package struct Candidate: Hashable, Sendable {
        package let movie: MovieID?
        package let title: String
        package let cost: [Part]
        package let probability: Double

        package init(movie: MovieID?, title: String, cost: [Part], probability: Double) {
            (self.movie, self.title) = (movie, title)
            (self.cost, self.probability) = (cost, probability)
        }
    }

    /// The most probable first.
    package let readings: [Reading]

    /// The most probable first.
    package let candidates: [Candidate]

    /// The cost of a text that means something that the catalog does not know.
    package let background: [Part]
    package let backgroundProbability: Double

    package init(
        readings: [Reading],
        candidates: [Candidate],
        background: [Part],
        backgroundProbability: Double
    ) {
        (self.readings, self.candidates) = (readings, candidates)
        (self.background, self.backgroundProbability) = (background, backgroundProbability)
    }
}
