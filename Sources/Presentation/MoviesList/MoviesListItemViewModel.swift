package import Domain

package struct MoviesListItemViewModel: Hashable, Sendable, Identifiable {
    let movie: Movie

    /// Has the runtime and the people; `nil` if none are known, or if they were not asked for.
    var details: MovieDetails?

    /// The roles of a person in the movie, in a filmography.
    var credit: [PersonCredit.Role] = []

    /// The text that was typed to find the movie, where several queries were; `nil` for none.
    package var query: String?

    package init(_ movie: Movie) { self.movie = movie }

    /// The operand with which the user sees the details of the movie.
    package var id: String { movie.id.description }
    package var imdbID: String? { movie.imdbID?.description }
    package var tmdbID: Int? { movie.tmdbID }
    package var title: String { movie.title }
    package var originalTitle: String? { movie.originalTitle }

    /// The original title if it differs from the title.
    package var distinctOriginalTitle: String? { originalTitle == title ? nil : originalTitle }
    package var originalLanguage: String? { movie.originalLanguage }

    /// The known part of an ISO 8601 date: `1999-03-31` or `1999`.
    package var releaseDate: String? { movie.releaseDate?.description }
    package var year: Int? { movie.releaseDate?.year }
    package var overview: String? { movie.overview }
    package var genres: [String] { movie.genres.map(\.name) }

    /// 0…10.
    package var voteAverage: Double? { movie.voteAverage }

    /// The average vote with one decimal, such as `8.2`.
    package var rating: Double? { voteAverage.map { ($0 * 10).rounded() / 10 } }
    package var voteCount: Int? { movie.voteCount }

    /// The user's own rating, 0…10; `nil` if no file has one.
    package var ownRating: Double? { movie.ownRating.map { Double($0) / 10 } }
    package var popularity: Double? { movie.popularity }
    package var posterURL: String? { movie.posterURL }
    package var pageURL: String { movie.pageURL }

    /// In minutes.
    package var runtime: Int? { details?.runtime }

    /// `nil` if no director is known.
    package var directors: [String]? {
        details.flatMap { $0.credits.directors.isEmpty ? nil : $0.credits.directors }
    }

    /// The names, in the order of the credits; `nil` if none are known.
    package var cast: [String]? {
        details.flatMap { $0.credits.cast.isEmpty ? nil : $0.credits.cast.map(\.name) }
    }

    /// `nil` if none are known.
    package var moods: [String]? {
        details.flatMap { $0.moods.isEmpty ? nil : $0.moods.map(\.rawValue) }
    }

    /// Such as `Oscar 1995: Picture`, with `(nominated)` after an award that it did not win; `nil` if none
    /// are known.
    package var awards: [String]? {
        details.flatMap { $0.awards.isEmpty ? nil : $0.awards.map(\.text) }
    }

    package var otherMatchCount: Int { movie.otherMatchCount }
    package var reason: MatchReasonViewModel? { movie.reason.map(MatchReasonViewModel.init) }

    /// The reason as a text, such as `with Brad Pitt`.
    package var because: String? { reason?.text }

    /// Whether it is the same movie, perhaps of another source: by an id that both have, or else by
    /// title and year.
    func isSame(as other: MoviesListItemViewModel) -> Bool {
        if let id = movie.tmdbID, let otherID = other.movie.tmdbID { return id == otherID }
        if let id = movie.imdbID, let otherID = other.movie.imdbID { return id == otherID }
        return title == other.title && year == other.year && year != nil
    }
}

extension MoviesList {
    package func detailed(from local: any LocalMovieDetailsRepository) async -> MoviesList {
        var list = self
        list.items = await local.detailed(items)
        return list
    }
}

extension LocalMovieDetailsRepository {
    func detailed(_ items: [MoviesListItemViewModel]) async -> [MoviesListItemViewModel] {
        var detailed = items
        for index in items.indices {
            detailed[index].details = await localDetails(of: items[index].movie.id)?.details
        }
        return detailed
    }
}

extension MovieAward {
    fileprivate var text: String {
        let name = category.word == category.award.word ? "" : ": \(category.name)"
        return "\(category.award.name) \(year)\(name)\(isWon ? "" : " (nominated)")"
    }
}
