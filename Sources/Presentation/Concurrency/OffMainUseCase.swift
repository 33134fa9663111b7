import Domain

/// Runs a use case on Swift's shared threads.
///
/// On a live screen, a search has several steps, of which none should wait for the main thread, which
/// reads the keys and draws.
struct OffMainUseCase<UseCase: Sendable>: Sendable {
    private let useCase: UseCase

    init(_ useCase: UseCase) { self.useCase = useCase }
}

extension OffMainUseCase: SearchMoviesUseCase where UseCase == any SearchMoviesUseCase {
    @concurrent
    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try await useCase.execute(query, page: page)
    }
}

extension OffMainUseCase: SuggestAlternativesUseCase
where UseCase == any SuggestAlternativesUseCase {
    @concurrent
    func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion] {
        await useCase.execute(query, limit: limit)
    }
}
