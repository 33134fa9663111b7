import Text

/// Searches for movies like another one, which the user gives by its id or its title.
struct SimilarMoviesSearch {
    let movies: any MoviesRepository
    let interpreter: any QueryInterpreter

    /// A page of the movies like one; throws `MoviesError.movieNotFound` for an unknown id.
    func page(
        _ number: Int,
        like id: MovieID,
        _ query: MovieQuery
    ) async throws(MoviesError) -> MoviesPage {
        try await page(number, like: try await movies.details(of: id).movie, query)
    }

    /// `nil` if no movie has the title.
    ///
    /// The words after the title, and those before the wish, are filters, or what the movies are
    /// about: `like die hard on a train`.
    func page(
        _ number: Int,
        _ wish: SimilarityWish,
        _ query: MovieQuery
    ) async throws(MoviesError) -> MoviesPage? {
        if case .id(let id) = MovieReference(wish.title) {
            return try await page(number, like: id, MovieQuery("", like: query))
        }
        guard let (movie, rest) = try await movie(meantBy: wish, query) else { return nil }
        let whole = MovieQuery("\(wish.rest) \(rest)", like: query)
        let meaning = interpreter.meaning(of: whole.text, besideFilters: true)
        let asked = whole.filtered(by: meaning) ?? MovieQuery(meaning.text, like: query)
        return try await page(number, like: movie, asked)
    }

    private func page(
        _ number: Int,
        like movie: Movie,
        _ query: MovieQuery
    ) async throws(MoviesError) -> MoviesPage {
        let asked = MovieQuery(like: movie.id, query)
        var page = try await movies.movies(matching: asked, page: number)
        page.notices.insert(.similar(to: movie.titleWithYear, asked), at: 0)
        // Only catalogs know what movies are about.
        if !page.source.isCatalog, !asked.text.isEmpty {
            page.notices.append(.ignoredWords(asked.text.split(separator: " ").map { String($0) }))
        }
        return page
    }

    /// The movie of the longest title that a text begins with, and the words after it.
    ///
    /// An online source takes a request for each title, so that two are tried at most.
    private func movie(
        meantBy wish: SimilarityWish,
        _ query: MovieQuery
    ) async throws(MoviesError) -> (Movie, rest: String)? {
        let words = wish.title.split(separator: " ")
        func isSmall(_ index: Int) -> Bool { StopWords.contains(Array(words[index].utf8)[...]) }
        var isOnline = false
        var tries = 8
        for count in (1...max(1, words.count)).reversed() where tries > 0 {
            // The words after a title mostly begin with a small one: `but funny`, `on a train`.
            let isCut = count == words.count || isSmall(count) && !isSmall(count - 1)
            let title = words.prefix(count).joined(separator: " ")
            guard isCut || !isOnline, let found = try await titles(title, query, isExact: true)
            else { continue }
            if let movie = found.movies.first(where: { $0.isTitled(title) }) {
                return (movie, words.dropFirst(count).joined(separator: " "))
            }
            isOnline = !found.source.isCatalog
            tries -= isOnline ? 4 : 1
        }
        // The title may have a typo, or be in another language.
        guard let found = try await titles(wish.title, query, isExact: false),
            wish.isSure ? found.isLikelyTitle : found.isSurelyTitle,
            let movie = found.movies.first
        else { return nil }
        return (movie, "")
    }

    private func titles(
        _ title: String,
        _ query: MovieQuery,
        isExact: Bool
    ) async throws(MoviesError) -> MoviesPage? {
        guard var titled = MovieQuery(title, isExact: isExact) else { return nil }
        titled.includesAdult = query.includesAdult
        return try await secondLookup(try await movies.movies(matching: titled, page: 1))
    }
}
