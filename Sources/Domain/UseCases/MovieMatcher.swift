import Text

/// Finds out which movie a name means.
struct MovieMatcher {
    let titles: any TitleMatchesRepository
    let localDetails: any LocalMovieDetailsRepository

    func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch {
        if let name = name.withSlash {
            let match = try await match(name, allowsTypos: false)
            if match.certainty == .sure { return match }
        }
        return try await match(name, allowsTypos: true)
    }

    private func match(
        _ name: MovieName,
        allowsTypos: Bool
    ) async throws(MoviesError) -> MovieMatch {
        var readings = name.readings
        switch name.reference {
        case .id(let id):
            if let movie = await localDetails.localDetails(of: id)?.details.movie {
                return MovieMatch(name: name.name, certainty: .sure, movie: movie)
            }
        case .title(let title): readings = MovieName(title.text).readings
        case nil: break
        }
        guard name.kind != .other else { return MovieMatch(unknown: name.name) }
        var search = MovieNameSearch(name: name, readings: readings, titles: titles)
        if let match = try await search.match(allowsTypos: allowsTypos) { return match }
        return await numbered(name) ?? MovieMatch(unknown: name.name)
    }

    /// The movie of which a number is the id, since no movie has it as its title.
    private func numbered(_ name: MovieName) async -> MovieMatch? {
        guard Years.year(name.name, in: Years.ofPhrases) == nil,
            let number = Int(tmdbID: name.name),
            let movie = await localDetails.localDetails(of: .tmdb(number))?.details.movie
        else { return nil }
        return MovieMatch(name: name.name, certainty: .likely, movie: movie)
    }
}
