package import Domain

package struct MovieDetailsItemViewModel: Hashable, Sendable {
    package struct CastMember: Hashable, Sendable {
        package let name: String
        package let character: String?

        /// The operand of `movies person`; `nil` if the source does not know it.
        package let personID: String?
    }

    /// All that is known, also what no view shows.
    package private(set) var details: MovieDetails

    /// The English name of the original language; its code if it has none; `nil` if only what a list
    /// shows is known.
    package let originalLanguage: String?

    /// The bytes of an image file; `nil` if there is none, or if it is not loaded yet.
    package internal(set) var poster: [UInt8]?
    package internal(set) var isLoadingPoster = false

    /// The reason that the movie is not saved as opened; `nil` if it is, or if it is not to be.
    package internal(set) var unsaved: FailureViewModel?

    init(_ details: MovieDetails) {
        self.details = details
        originalLanguage = details.movie.originalLanguage.map { LanguageNames.name(of: $0) ?? $0 }
    }

    /// Whether only what a list shows of the movie is known.
    private var isFromList = false

    /// The part of a movie that a list shows, and nothing else.
    init(_ movie: MoviesListItemViewModel, source: SourceViewModel) {
        details = MovieDetails(movie: movie.movie, source: source.source)
        originalLanguage = nil
        isFromList = true
    }

    mutating func addRecommendations(of other: MovieDetails) {
        details.recommendations = other.recommendations
    }

    /// These details with what a list shows of the movie, in place of their own.
    func replacingMovie(_ other: MovieDetailsItemViewModel) -> MovieDetailsItemViewModel {
        var item = self
        item.details.movie = other.details.movie
        return item
    }
}

extension MovieDetailsItemViewModel {
    /// The part that a list of movies shows too.
    package var movie: MoviesListItemViewModel { MoviesListItemViewModel(details.movie) }

    /// The movie as a list with details shows it.
    package var detailedMovie: MoviesListItemViewModel {
        var movie = movie
        movie.details = details
        return movie
    }
    package var tagline: String? { details.tagline }

    /// In minutes.
    package var runtime: Int? { details.runtime }

    /// As TMDB names it, such as `Post Production`.
    package var status: String? { details.status?.rawValue }

    /// Whether the status says that the movie is not released.
    package var isUnreleased: Bool { details.status.map { $0 != .released } ?? false }
    package var collection: String? { details.collection?.name }
    package var keywords: [String] { details.keywords }
    package var moods: [String] { details.moods.map(\.rawValue) }

    /// The awards that it won, each with its categories, and the number of nominations:
    /// `Oscar (Picture, Director)`, `5 nominations`.
    package var awards: [String] {
        let won = details.awards.filter(\.isWon).map(\.category)
        let names = [].appending(won.map(\.award)).map { award in
            let categories = won.filter { $0.award == award && $0.word != award.word }.map(\.name)
            return award.name
                + (categories.isEmpty ? "" : " (\(categories.joined(separator: ", ")))")
        }
        let others = details.awards.count - won.count
        return names + (others > 0 ? [others.counted("nomination")] : [])
    }

    /// The English names of the languages; the code of one without a name.
    package var spokenLanguages: [String] { details.spokenLanguages.compactMap(\.name) }

    package var countries: [String] { details.production.countries }
    package var companies: [String] { details.production.companies }

    /// In US dollars.
    package var budget: Int? { details.production.budget }
    package var revenue: Int? { details.production.revenue }
    package var directors: [String] { details.credits.directors }
    package var writers: [String] { details.credits.writers }

    /// The leading members first.
    package var cast: [CastMember] {
        details.credits.cast.map {
            CastMember(name: $0.name, character: $0.character, personID: $0.id?.description)
        }
    }

    package var homepage: String? { details.links.homepage }

    package var trailer: String? { details.links.trailer }

    /// The country of the release that is shown, such as `KR`; `nil` if none is known.
    package var region: String? { details.release?.region }

    /// The release in that country, as in `MoviesListItemViewModel.releaseDate`.
    package var regionalReleaseDate: String? { details.release?.date?.description }
    package var certification: String? { details.release?.certification }

    /// The country where the movie can be watched, such as `KR`; `nil` if none is known.
    package var watchRegion: String? { details.watchOptions?.region }

    /// The owner of the facts about the services, to be named beside them; `nil` if none is known.
    package var watchProvider: String? { details.watchOptions.map { _ in WatchOptions.provider } }

    /// Each way in which services may offer the movie, with their names.
    package var offers: [(name: String, services: [String])] {
        WatchOffer.allCases.map { ($0.rawValue, details.watchOptions?.services[$0] ?? []) }
    }

    /// The rating at IMDb, with one decimal; `nil` if the source is a catalog, or if this machine does
    /// not have it.
    package var imdbRating: Double? { details.imdbRating?.average }
    package var imdbVoteCount: Int? { details.imdbRating?.voteCount }

    package var recommendations: [MoviesListItemViewModel] {
        details.recommendations.map(MoviesListItemViewModel.init)
    }
    package var source: SourceViewModel { SourceViewModel(details.source) }
    package var fallback: Fallback? { details.fallback }

    /// Whether these are all facts of a catalog that does not have the people of the movie.
    package var lacksCredits: Bool {
        !isFromList && source.isImportedCatalog && directors.isEmpty && writers.isEmpty
            && cast.isEmpty
    }
}

package enum MovieDetailsLink: Hashable, Sendable {
    case movie(MoviesListItemViewModel)

    /// The movies of a member of the cast or the crew; `id` is `nil` if it is unknown.
    case person(name: String, id: String?)

    /// The movies of a collection, by its TMDB id.
    case collection(name: String, id: Int)

    /// The movies like this one.
    case similar(MoviesListItemViewModel)

    /// The movies of a person or a collection, or like one; `nil` for one movie.
    package func search(includesAdult: Bool) -> MoviesSearch? {
        switch self {
        case .movie: return nil
        case .person(let name, let id):
            var filters = MovieFilters()
            filters[names: .person] = [id ?? name]
            let query = MovieQuery(filters: filters, includesAdult: includesAdult)
            return MoviesSearch(query: TypedQuery(query), title: name)
        case .collection(let name, let id):
            let query = MovieQuery(collection: MovieCollection(id: id, name: ""))
            return MoviesSearch(query: TypedQuery(query), title: name)
        case .similar(let movie):
            let all = MovieQuery(includesAdult: includesAdult)
            let query = MovieQuery(like: movie.movie.id, all)
            return MoviesSearch(query: TypedQuery(query), title: "like \(movie.title)")
        }
    }
}

extension MovieDetailsItemViewModel {
    /// The link to a director or a writer, who may be a member of the crew with an id.
    package func link(toPerson name: String) -> MovieDetailsLink {
        let member = details.credits.crew.first { $0.name == name }
        return .person(name: name, id: member?.id?.description)
    }

    /// The link to the collection, if there is one with an id.
    package var collectionLink: MovieDetailsLink? {
        details.collection.flatMap { collection in
            collection.id.map { .collection(name: collection.name, id: $0) }
        }
    }

    package func link(to member: CastMember) -> MovieDetailsLink {
        .person(name: member.name, id: member.personID)
    }
}

extension SpokenLanguage {
    fileprivate var name: String? { englishName ?? code.map { LanguageNames.name(of: $0) ?? $0 } }
}
