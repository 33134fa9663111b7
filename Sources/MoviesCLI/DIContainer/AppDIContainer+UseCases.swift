import Domain

/// The use cases of commands, which no screen has.
extension AppDIContainer {
    func makeDiagnoseUseCase() -> DiagnoseUseCase {
        DiagnoseUseCase(
            diagnostics: diagnostics,
            catalog: catalog,
            responseCache: responseCache,
            recentQueries: recentQueries,
            openedMovies: openedMovies
        )
    }

    func makeMatchMoviesUseCase() -> MatchMoviesUseCase {
        MatchMoviesUseCase(matcher: nameMatcher)
    }

    func makeStoreCredentialUseCase() -> StoreCredentialUseCase {
        StoreCredentialUseCase(credentials: credentials)
    }

    func makeSuggestMoviesUseCase() -> SuggestMoviesUseCase {
        SuggestMoviesUseCase(localDetails: movies, titles: titles)
    }
}
