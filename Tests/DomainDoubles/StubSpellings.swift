package import Domain

/// Corrects every query to the same title, and every name to the same one; `nil` corrects nothing.
package struct StubSpellings: SpellingCorrectionRepository {
    private let title: String?
    private let name: String?

    package init(title: String? = nil, name: String? = nil) {
        self.title = title
        self.name = name
    }

    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        title.flatMap { MovieQuery($0) }
    }

    package func correctedName(for name: String) async -> String? { self.name }
}
