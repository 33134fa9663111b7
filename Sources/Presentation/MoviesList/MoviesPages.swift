import Domain

/// The pages of a search after the first one.
struct MoviesPages {
    /// The most pages that are loaded one after the other because the files of the user exclude all of
    /// their movies.
    private static let emptyPageLimit = 20

    private let query: TypedQuery
    private let searchMovies: any SearchMoviesUseCase

    init(_ query: TypedQuery, _ searchMovies: any SearchMoviesUseCase) {
        self.query = query
        self.searchMovies = searchMovies
    }

    /// A list with the movies of its next page that has any, or with the error of a page.
    @MainActor
    func longer(_ list: MoviesList) async -> MoviesList {
        var longer = list
        do {
            for _ in 0..<Self.emptyPageLimit {
                let page = longer.pages.upperBound + 1
                let next = try await searchMovies.execute(query, page: page)
                longer = longer.appending(try MoviesList(next, query: query))
                guard next.movies.isEmpty, next.hasNext else { break }
            }
            // A server may count more pages than it has, or repeat the same movies.
            if longer.items.count == list.items.count { longer.nextPage = .none }
        } catch {
            longer.nextPage =
                error == .cancelled ? .available : .failed(FailureViewModel(error, of: query))
        }
        return longer
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
