import Domain

@testable import Presentation

/// Has the same suggestions for each text; `hold` makes requests for a text wait for `release`.
actor FakeSuggestions: SuggestMovieQueriesUseCase {
    private let result: Result<[QuerySuggestion], MoviesError>
    private var held: Set<String> = []
    private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
    private var arrivals: [String: CheckedContinuation<Void, Never>] = [:]

    /// How many suggestions were requested, for each text.
    private(set) var limits: [Int] = []

    init(_ result: Result<[QuerySuggestion], MoviesError>) {
        self.result = result
    }

    func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        limits.append(limit)
        if held.contains(prefix) {
            await withCheckedContinuation { continuation in
                waiting[prefix] = continuation
                arrivals.removeValue(forKey: prefix)?.resume()
            }
        }
        return try result.get().map {
            QuerySuggestion(text: prefix + $0.text, origin: $0.origin)
        }
    }

    func hold(_ text: String) { held.insert(text) }
    func release(_ text: String) { waiting.removeValue(forKey: text)?.resume() }

    /// Waits until suggestions for a held text are requested.
    func started(_ text: String) async {
        guard waiting[text] == nil else { return }
        await withCheckedContinuation { arrivals[text] = $0 }
    }
}

/// Suggests what the closure returns.
struct StubSuggestions: SuggestMovieQueriesUseCase {
    let suggest: @Sendable (_ prefix: String) -> [QuerySuggestion]

    init(_ suggest: @escaping @Sendable (_ prefix: String) -> [QuerySuggestion]) {
        self.suggest = suggest
    }

    init(_ suggestions: [(String, QuerySuggestion.Origin)]) {
        let all = suggestions.map { QuerySuggestion(text: $0, origin: $1) }
        self.init { _ in all }
    }

    func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] { suggest(prefix) }
}

/// Suggests two genres that end in what is typed.
struct TwoFilters: SuggestFiltersUseCase {
    func execute(_ typed: String, limit: Int) async -> [QuerySuggestion] {
        ["a", "b"].map { QuerySuggestion(text: "genre:\($0)\(typed)", origin: .filter) }
    }

    /// The movies with the text `silent` have no years and no genre `a`.
    func addingLimitations(
        to suggestions: [QuerySuggestion],
        beside query: TypedQuery?
    ) async -> [QuerySuggestion] {
        suggestions.map { suggestion in
            var suggestion = suggestion
            let isMissing = ["genre:a", "year", "-year"].contains(suggestion.text)
            if query?.text.hasPrefix("silent") == true, isMissing {
                suggestion.limitation = FilterLimitation(key: .year)
            }
            return suggestion
        }
    }
}
