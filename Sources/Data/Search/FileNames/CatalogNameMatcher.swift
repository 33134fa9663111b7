package import Domain
import Text

/// Finds the movies that names mean among those on this machine.
package struct CatalogNameMatcher: MovieNameMatcher {
    private let titles: any TitleMatchesRepository
    private let localDetails: any LocalMovieDetailsRepository

    package init(
        titles: any TitleMatchesRepository,
        localDetails: any LocalMovieDetailsRepository
    ) {
        self.titles = titles
        self.localDetails = localDetails
    }

    package func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch {
        let name = ParsedName(name)
        if let name = name.withSlash {
            let match = try await match(name, allowsTypos: false)
            if match.certainty == .sure { return match }
        }
        return try await match(name, allowsTypos: true)
    }

    private func match(
        _ name: ParsedName,
        allowsTypos: Bool
    ) async throws(MoviesError) -> MovieMatch {
        var readings = name.readings
        switch name.reference {
        case .id(let id):
            if let movie = await localDetails.localDetails(of: id)?.details.movie {
                return MovieMatch(name: name.name, certainty: .sure, movie: movie)
            }
        case .title(let title): readings = ParsedName(title.text).readings
        case nil: break
        }
        guard name.kind != .other else { return MovieMatch(unknown: name.name) }
        var search = MovieNameSearch(name: name, readings: readings, titles: titles)
        if let match = try await search.match(allowsTypos: allowsTypos) { return match }
        return await numbered(name) ?? MovieMatch(unknown: name.name)
    }

    /// The movie of which a number is the id, since no movie has it as its title.
    private func numbered(_ name: ParsedName) async -> MovieMatch? {
        guard Years.year(name.name, in: Years.ofPhrases) == nil,
            let number = Int(tmdbID: name.name),
            let movie = await localDetails.localDetails(of: .tmdb(number))?.details.movie
        else { return nil }
        return MovieMatch(name: name.name, certainty: .likely, movie: movie)
    }
}
