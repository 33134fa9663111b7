import Domain

/// Fetches further pages of a list of movies.
struct MoviesPager {
    let searchMovies: any SearchMoviesUseCase
    let query: MovieQuery

    /// Loads pages until the list has `limit` movies, or until there are no more, and cuts off the
    /// rest.
    func loadPages(of list: MoviesList, until limit: Int) async -> MoviesList {
        var list = list
        while list.items.count < limit, list.nextPage == .available, !Task.isCancelled {
            list = await fetchNextPage(of: list)
        }
        return list.prefix(limit)
    }

    /// The list with the movies of its next page, or with the error of that page.
    func fetchNextPage(of list: MoviesList) async -> MoviesList {
        do {
            let next = try await searchMovies.execute(query, page: list.pages.upperBound + 1)
            var longer = list.appending(MoviesList(next, query: query))
            // A server may count more pages than it has, or repeat the same movies.
            if longer.items.count == list.items.count { longer.nextPage = .none }
            return longer
        } catch {
            var failed = list
            failed.nextPage = error == .cancelled ? .available : .failed(FailureViewModel(error))
            return failed
        }
    }
}
