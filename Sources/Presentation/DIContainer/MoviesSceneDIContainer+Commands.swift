package import Domain

/// What only commands use, and no screen.
extension MoviesSceneDIContainer {
    package func makeMovieCollectionViewModel(movie: MovieReference) -> MovieCollectionViewModel {
        MovieCollectionViewModel(
            movie: movie,
            findCollection: FindMovieCollectionUseCase(fetchDetails: makeFetchMovieDetailsUseCase())
        )
    }

    package func makeRecentQueriesViewModel() -> RecentQueriesViewModel {
        RecentQueriesViewModel(
            recentQueries: dependencies.recentQueries,
            openedMovies: dependencies.openedMovies
        ) { [dependencies] in dependencies.now }
    }

    package func makeResponseCacheViewModel() -> ResponseCacheViewModel {
        ResponseCacheViewModel(cache: dependencies.responseCache)
    }

    package func makeCredentialViewModel() -> CredentialViewModel {
        CredentialViewModel(
            storeCredential: DefaultStoreCredentialUseCase(credentials: dependencies.credentials)
        )
    }

    package func makeDiagnoseUseCase() -> DiagnoseUseCase {
        DiagnoseUseCase(
            diagnostics: dependencies.diagnostics,
            catalog: dependencies.catalog,
            responseCache: dependencies.responseCache,
            recentQueries: dependencies.recentQueries,
            openedMovies: dependencies.openedMovies
        )
    }

    package func makeMovieSuggestionsViewModel() -> MovieSuggestionsViewModel {
        MovieSuggestionsViewModel(
            suggestMovies: DefaultSuggestMoviesUseCase(
                localDetails: dependencies.movies,
                titles: dependencies.titles
            )
        )
    }

    package func makeMovieMatchesViewModel() -> MovieMatchesViewModel {
        MovieMatchesViewModel(
            names: dependencies.movieNames,
            matchMovies: DefaultMatchMoviesUseCase(matcher: dependencies.nameMatcher)
        )
    }

    package func makeNameSuggestionsViewModel() -> NameSuggestionsViewModel {
        NameSuggestionsViewModel(people: dependencies.names)
    }

    package func makeCatalogViewModel() -> CatalogViewModel {
        CatalogViewModel(catalog: dependencies.catalog)
    }
}
