package import Domain

/// Corrects every query to the same one, and every name to the same one; `nil` corrects nothing.
package struct StubSpellings: SpellingCorrectionRepository {
    private let query: MovieQuery?
    private let name: String?

    package init(query: MovieQuery?) {
        self.query = query
        name = nil
    }

    package init(title: String? = nil, name: String? = nil) {
        query = title.flatMap { MovieQuery($0) }
        self.name = name
    }

    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? { self.query }
    package func correctedName(for name: String) async -> String? { self.name }
}
