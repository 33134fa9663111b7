package protocol SuggestAlternativesUseCase: Sendable {
    /// At most `limit`: the text without its filters, and then titles with some of its words.
    func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion]
}

package struct DefaultSuggestAlternativesUseCase: SuggestAlternativesUseCase {
    /// Shorter words are in too many titles.
    private static let minimumLength = 3

    private let titles: any TitleSuggestionsRepository

    package init(titles: any TitleSuggestionsRepository) { self.titles = titles }

    /// Off the main thread: on a live screen, it reads the keys and draws.
    @concurrent
    package func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion] {
        guard !query.text.isEmpty else { return [] }
        var found: [QuerySuggestion] = []
        // It would find nothing either if no title has its words.
        if !query.filters.isEmpty, await !suggestions(for: MovieQuery(query.text)).isEmpty {
            found.append(QuerySuggestion(text: query.text, origin: .title))
        }
        let words = query.text.split(separator: " ").filter { $0.count >= Self.minimumLength }
            .sorted { $0.count > $1.count }
        for word in words where found.count < limit && !Task.isCancelled {
            // Typos were forgiven in all words together already, and take most of a search's time.
            let titles = await suggestions(for: MovieQuery(String(word), isExact: true), limit)
            found += titles.filter { title in !found.contains { $0.query == title.query } }
        }
        return Array(found.prefix(limit))
    }

    private func suggestions(for query: MovieQuery?, _ limit: Int = 1) async -> [QuerySuggestion] {
        guard let query else { return [] }
        // Without a catalog there is nothing to suggest.
        let found = (try? await titles.titleSuggestions(for: query, limit: limit)) ?? []
        return found.map { QuerySuggestion(text: $0.title, origin: .title, year: $0.year) }
    }
}
