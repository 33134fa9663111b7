import Domain

/// The pages of a search after the first one.
extension MoviesLoader {
    /// The most pages that are loaded one after the other because the files of the user exclude all of
    /// their movies.
    private static let emptyPageLimit = 20

    /// Appends the movies of the next page that has any, or the error of a page.
    func lengthen(_ list: inout MoviesList) async {
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

    /// Appends pages until the list has `count` movies.
    func lengthen(_ list: inout MoviesList, upTo count: Int) async {
        while list.items.count < count, list.nextPage == .available, !Task.isCancelled {
            await lengthen(&list)
        }
    }
}

extension FailureViewModel {
    /// The failure of a search; some lists are only in an online source.
    init(_ error: MoviesError, of query: TypedQuery) {
        self.init(error, catalogMayHelp: query.meaning.list?.onlySource == nil)
    }
}
