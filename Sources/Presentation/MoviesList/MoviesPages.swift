import Domain

/// Loads the movies of a search page by page.
@MainActor
package struct MoviesPages {
    /// Enough to select one at a glance.
    private static let alternativeLimit = 5

    /// The most pages that are loaded one after the other because the files of the user exclude all of
    /// their movies.
    private static let emptyPageLimit = 20

    let searchMovies: any SearchMoviesUseCase
    var localDetails: (any LocalMovieDetailsRepository)?
    var suggestAlternatives: (any SuggestAlternativesUseCase)?

    /// The movies of a search that are only printed; `.idle` if it was cancelled.
    package func phase(of search: MoviesSearch) async -> MoviesListState.Phase {
        do {
            let list = try await list(of: search)
            let phase = list.items.isEmpty ? await emptyPhase(list) : .loaded(list)
            return Task.isCancelled ? .idle : phase
        } catch {
            return error == .cancelled ? .idle : .failed(FailureViewModel(error, of: search.query))
        }
    }

    /// A list without movies, and what else to search for.
    func emptyPhase(_ list: MoviesList) async -> MoviesListState.Phase {
        var alternatives: [QuerySuggestion] = []
        // Titles with some of its words do not help with a wish that no source knows.
        if !list.page.notices.hasUnknownWish, let suggestAlternatives {
            let query = list.search.query.meaning
            alternatives = await suggestAlternatives.execute(query, limit: Self.alternativeLimit)
        }
        return .empty(list, alternatives: alternatives.map(QuerySuggestionViewModel.init))
    }

    /// As many movies as the search asks for, or else a page; of a catalog at least `count`, which takes
    /// less time than to draw them afterwards.
    func list(
        of search: MoviesSearch,
        count: @autoclosure () -> Int = 0
    ) async throws(MoviesError) -> MoviesList {
        if let error = search.query.error { throw error }
        let page = try await searchMovies.execute(search.query, page: search.page)
        var list = MoviesList(page, of: search)
        if let limit = search.limit {
            await lengthen(&list, upTo: limit)
            list = list.prefix(limit)
        } else if list.source.isCatalog || search.page == 1 {
            await lengthen(&list, upTo: list.source.isCatalog ? count() : 1)
        }
        if search.includesDetails, let localDetails {
            list = await list.detailed(from: localDetails)
        }
        return list
    }

    private func lengthen(_ list: inout MoviesList, upTo count: Int) async {
        while list.items.count < count, list.nextPage == .available, !Task.isCancelled {
            await lengthen(&list)
        }
    }

    /// Appends the movies of the next page that has any, or the error of a page.
    package func lengthen(_ list: inout MoviesList) async {
        let count = list.items.count
        do {
            for _ in 0..<Self.emptyPageLimit {
                let page = list.pages.upperBound + 1
                let next = try await searchMovies.execute(list.search.query, page: page)
                list.append(MoviesList(next, of: list.search))
                guard next.movies.isEmpty, next.hasNext else { break }
            }
            // A server may count more pages than it has, or repeat the same movies.
            if list.items.count == count { list.nextPage = .none }
        } catch {
            list.nextPage =
                error == .cancelled
                ? .available : .failed(FailureViewModel(error, of: list.search.query))
        }
    }
}

extension FailureViewModel {
    /// The failure of a search; some lists are only in an online source.
    init(_ error: MoviesError, of query: TypedQuery) {
        self.init(error, catalogMayHelp: query.meaning.list?.onlySource == nil)
    }
}
