/// The average of votes, shrunk toward a prior, more strongly with fewer votes:
/// `(votes × average + weight × prior) / (votes + weight)`.
package struct BayesianAverage: Hashable, Sendable {
    /// The average without any votes, in the unit of the averages.
    package let prior: Int

    /// The number of votes that count as much as the prior.
    package let weight: Int

    package init(prior: Int, weight: Int) {
        self.prior = prior
        self.weight = weight
    }

    /// The weighted average in thousandths, below 2²⁵.
    @inline(__always)
    package func thousandths(of average: Int, votes: Int) -> Int {
        // Larger than any real value, so that corrupt data can't overflow the product.
        let (count, average) = (min(max(votes, 0), 1 << 24), min(max(average, 0), 1 << 14))
        return (count * average + weight * prior) * 1_000 / max(count + weight, 1)
    }
}
