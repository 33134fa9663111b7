import Domain

/// The details of a movie, in plain values.
public struct MovieDetailsItemViewModel: Hashable, Sendable {
    /// A member of the cast.
    public struct CastMember: Hashable, Sendable {
        public let name: String
        public let character: String?
    }

    /// A member of the crew.
    public struct CrewMember: Hashable, Sendable {
        public let name: String
        public let job: String?
        public let department: String?
    }

    /// The part that a list of movies shows too.
    public let movie: MoviesListItemViewModel
    public let tagline: String?

    /// In minutes.
    public let runtime: Int?

    /// As TMDB names it, such as `Post Production`.
    public let status: String?

    /// Whether the status says that the movie is not released.
    public let isUnreleased: Bool
    public let collection: String?
    public let keywords: [String]

    /// The English name of the original language; its code if it has none.
    public let originalLanguage: String?

    /// The English names of the languages; the code of one without a name.
    public let spokenLanguages: [String]
    public let production: MovieProductionViewModel
    public let directors: [String]
    public let writers: [String]

    /// The leading members first.
    public let cast: [CastMember]
    public let crew: [CrewMember]
    public let links: MovieLinksViewModel

    /// `nil` if nothing is known about single countries.
    public let release: RegionalReleaseViewModel?

    /// `nil` if nothing is known about single countries.
    public let watchOptions: WatchOptionsViewModel?
    public let recommendations: [MoviesListItemViewModel]
    public let source: SourceViewModel

    /// Set if the requested source did not respond.
    public let fallback: FallbackViewModel?

    /// The bytes of an image file; `nil` if there is none, or if it is not loaded yet.
    public internal(set) var poster: [UInt8]?

    /// Whether the poster is being loaded.
    public internal(set) var isLoadingPoster = false

    init(_ details: MovieDetails) {
        movie = MoviesListItemViewModel(details.movie)
        tagline = details.tagline
        runtime = details.runtime
        status = details.status?.name
        isUnreleased = details.status.map { $0 != .released } ?? false
        collection = details.collection
        keywords = details.keywords
        originalLanguage = details.movie.originalLanguage.map { LanguageNames.name(of: $0) ?? $0 }
        spokenLanguages = details.spokenLanguages.compactMap(\.name)
        production = MovieProductionViewModel(details.production)
        directors = details.credits.directors
        writers = details.credits.writers
        cast = details.credits.cast.map { CastMember(name: $0.name, character: $0.character) }
        crew = details.credits.crew.map {
            CrewMember(name: $0.name, job: $0.job, department: $0.department)
        }
        links = MovieLinksViewModel(details.links)
        release = details.release.map(RegionalReleaseViewModel.init)
        watchOptions = details.watchOptions.map(WatchOptionsViewModel.init)
        recommendations = details.recommendations.map(MoviesListItemViewModel.init)
        source = SourceViewModel(details.source)
        fallback = details.fallback.map(FallbackViewModel.init)
    }

    /// Whether these are all facts of a catalog that does not have the people of the movie.
    public var lacksCredits: Bool {
        source.kind == .importedCatalog && directors.isEmpty && writers.isEmpty && cast.isEmpty
    }
}

extension MovieStatus {
    fileprivate var name: String {
        switch self {
        case .rumored: "Rumored"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .postProduction: "Post Production"
        case .released: "Released"
        case .canceled: "Canceled"
        }
    }
}

extension SpokenLanguage {
    fileprivate var name: String? {
        englishName ?? code.map { LanguageNames.name(of: $0) ?? $0 }
    }
}
