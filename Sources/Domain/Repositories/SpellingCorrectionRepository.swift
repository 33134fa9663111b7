/// A place that knows how titles are spelled.
public protocol SpellingCorrectionRepository: Sendable {
    /// A query that comes near, spelled as a title is; `nil` when none does, or none differs.
    func spelling(of query: MovieQuery) async -> MovieQuery?
}
