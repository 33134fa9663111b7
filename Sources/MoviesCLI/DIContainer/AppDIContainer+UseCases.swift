import Domain
import Presentation

/// What only commands use, and no screen.
extension AppDIContainer {
    func makeCatalogViewModel() -> CatalogViewModel { CatalogViewModel(catalog: catalog) }

    func makeDiagnoseUseCase() -> DiagnoseUseCase {
        DiagnoseUseCase(
            diagnostics: diagnostics,
            catalog: catalog,
            responseCache: responseCache,
            recentQueries: recentQueries,
            openedMovies: openedMovies
        )
    }

    func makeFetchPersonUseCase() -> FetchPersonUseCase {
        FetchPersonUseCase(people: people, spelling: spelling, sorter: sorter)
    }

    func makeFindMovieCollectionUseCase() -> FindMovieCollectionUseCase {
        FindMovieCollectionUseCase(
            fetchDetails: DefaultFetchMovieDetailsUseCase(movies: movies, spelling: spelling)
        )
    }

    /// `recordsOpened` is whether a movie that a browser shows is saved as opened.
    func makeFindMovieWebPageUseCase(recordsOpened: Bool) -> FindMovieWebPageUseCase {
        FindMovieWebPageUseCase(
            movies: movies,
            spelling: spelling,
            webPages: webPages,
            openedMovies: recordsOpened ? openedMovies : nil
        )
    }

    func makeSuggestMoviesUseCase() -> SuggestMoviesUseCase {
        SuggestMoviesUseCase(localDetails: movies, titles: titles)
    }
}
