/// Suggests queries in place of one that finds nothing.
package protocol SuggestAlternativesUseCase: Sendable {
    /// At most `limit`: the text without its filters, and then titles with some of its words.
    func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion]
}

package struct DefaultSuggestAlternativesUseCase: SuggestAlternativesUseCase {
    /// Shorter words are in too many titles.
    private static let minimumLength = 3

    private let titles: any TitleSuggestionsRepository

    package init(titles: any TitleSuggestionsRepository) { self.titles = titles }

    package func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion] {
        guard !query.text.isEmpty else { return [] }
        var found: [QuerySuggestion] = []
        // It would find nothing either if no title has its words.
        if !query.filters.isEmpty, await !suggestions(for: query.text, limit: 1).isEmpty {
            found.append(QuerySuggestion(text: query.text, origin: .title))
        }
        let words = query.text.split(separator: " ")
            .filter { $0.count >= Self.minimumLength }
            .sorted { $0.count > $1.count }
        for text in [query.text] + words.map({ String($0) })
        where found.count < limit && !Task.isCancelled {
            // Without a catalog there is nothing to suggest.
            let titles = await suggestions(for: text, limit: limit)
            found += titles.filter { title in !found.contains { $0.query == title.query } }
        }
        return Array(found.prefix(limit))
    }

    private func suggestions(for text: String, limit: Int) async -> [QuerySuggestion] {
        guard let query = MovieQuery(text) else { return [] }
        let found = (try? await titles.titleSuggestions(for: query, limit: limit)) ?? []
        return found.map { QuerySuggestion(text: $0.title, origin: .title, year: $0.year) }
    }
}
