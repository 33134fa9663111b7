import Domain

/// The pages of a search after the first one.
struct MoviesPages {
    private let query: TypedQuery
    private let searchMovies: any SearchMoviesUseCase

    init(_ query: TypedQuery, _ searchMovies: any SearchMoviesUseCase) {
        self.query = query
        self.searchMovies = searchMovies
    }

    /// A list with the movies of its next page, or with the error of that page.
    @MainActor
    func longer(_ list: MoviesList) async -> MoviesList {
        do {
            let next = try await searchMovies.execute(query, page: list.pages.upperBound + 1)
            var longer = list.appending(try MoviesList(next, query: query))
            // A server may count more pages than it has, or repeat the same movies.
            if longer.items.count == list.items.count { longer.nextPage = .none }
            return longer
        } catch {
            var failed = list
            failed.nextPage =
                error == .cancelled ? .available : .failed(FailureViewModel(error, of: query))
            return failed
        }
    }

    /// A list with the pages after it, until it has `count` movies.
    @MainActor
    func longer(_ list: MoviesList, upTo count: Int) async -> MoviesList {
        var list = list
        while list.items.count < count, list.nextPage == .available, !Task.isCancelled {
            list = await longer(list)
        }
        return list
    }
}

extension FailureViewModel {
    /// The failure of a search; some lists are only in an online source.
    init(_ error: MoviesError, of query: TypedQuery) {
        self.init(error, catalogMayHelp: query.list?.onlySource == nil)
    }
}
