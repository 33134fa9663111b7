package import Domain

/// What only commands use, and no screen.
extension MoviesSceneDIContainer {
    package func makeMovieCollectionViewModel(movie: MovieReference) -> MovieCollectionViewModel {
        MovieCollectionViewModel(
            movie: movie,
            findCollection: FindMovieCollectionUseCase(fetchDetails: makeFetchMovieDetailsUseCase())
        )
    }

    package func makeCatalogViewModel() -> CatalogViewModel {
        CatalogViewModel(catalog: dependencies.catalog)
    }
}
