import Domain

/// The details of a movie.
package struct MovieDetailsItemViewModel: Hashable, Sendable {
    /// A member of the cast.
    package struct CastMember: Hashable, Sendable {
        package let name: String
        package let character: String?

        /// `nil` if the source does not know it.
        package private(set) var personID: String?
    }

    /// A member of the crew.
    package struct CrewMember: Hashable, Sendable {
        package let name: String
        package let job: String?
        package let department: String?

        /// `nil` if the source does not know it.
        package private(set) var personID: String?
    }

    /// The part that a list of movies shows too.
    package private(set) var movie: MoviesListItemViewModel
    package private(set) var tagline: String?

    /// In minutes.
    package private(set) var runtime: Int?

    /// As TMDB names it, such as `Post Production`.
    package private(set) var status: String?

    /// Whether the status says that the movie is not released.
    package private(set) var isUnreleased = false
    package private(set) var collection: String?
    private(set) var collectionID: Int?
    package private(set) var keywords: [String] = []

    /// The English name of the original language; its code if it has none.
    package private(set) var originalLanguage: String?

    /// The English names of the languages; the code of one without a name.
    package private(set) var spokenLanguages: [String] = []

    /// The names of the countries where the movie was made.
    package private(set) var countries: [String] = []
    package private(set) var companies: [String] = []

    /// In US dollars.
    package private(set) var budget: Int?

    /// In US dollars.
    package private(set) var revenue: Int?
    package private(set) var directors: [String] = []
    package private(set) var writers: [String] = []

    /// The leading members first.
    package private(set) var cast: [CastMember] = []
    package private(set) var crew: [CrewMember] = []

    /// The URL of the movie's own site.
    package private(set) var homepage: String?

    /// The URL of a video.
    package private(set) var trailer: String?
    package private(set) var wikidataID: String?

    /// `nil` if nothing is known about single countries.
    package private(set) var release: RegionalReleaseViewModel?

    /// `nil` if nothing is known about single countries.
    package private(set) var watchOptions: WatchOptionsViewModel?
    package private(set) var recommendations: [MoviesListItemViewModel] = []
    package private(set) var source: SourceViewModel

    /// Set if the requested source did not respond.
    package private(set) var fallback: FallbackViewModel?

    /// The bytes of an image file; `nil` if there is none, or if it is not loaded yet.
    package internal(set) var poster: [UInt8]?

    /// Whether the poster is being loaded.
    package internal(set) var isLoadingPoster = false

    init(_ details: MovieDetails) {
        movie = MoviesListItemViewModel(details.movie)
        tagline = details.tagline
        runtime = details.runtime
        status = details.status?.name
        isUnreleased = details.status.map { $0 != .released } ?? false
        collection = details.collection?.name
        collectionID = details.collection?.id
        keywords = details.keywords
        originalLanguage = details.movie.originalLanguage.map { LanguageNames.name(of: $0) ?? $0 }
        spokenLanguages = details.spokenLanguages.compactMap(\.name)
        countries = details.production.countries
        companies = details.production.companies
        budget = details.production.budget
        revenue = details.production.revenue
        directors = details.credits.directors
        writers = details.credits.writers
        cast = details.credits.cast.map {
            CastMember(
                name: $0.name,
                character: $0.character,
                personID: $0.id?.description
            )
        }
        crew = details.credits.crew.map {
            CrewMember(
                name: $0.name,
                job: $0.job,
                department: $0.department,
                personID: $0.id?.description
            )
        }
        homepage = details.links.homepage
        trailer = details.links.trailer
        wikidataID = details.links.wikidataID
        release = details.release.map(RegionalReleaseViewModel.init)
        watchOptions = details.watchOptions.map(WatchOptionsViewModel.init)
        recommendations = details.recommendations.map(MoviesListItemViewModel.init)
        source = SourceViewModel(details.source)
        fallback = details.fallback.map(FallbackViewModel.init)
    }

    /// What a list shows of a movie, and nothing else.
    package init(_ movie: MoviesListItemViewModel, source: SourceViewModel) {
        self.movie = movie
        self.source = source
    }

    /// These details with what a list shows of the movie, in place of their own.
    func replacingMovie(_ other: MovieDetailsItemViewModel) -> MovieDetailsItemViewModel {
        var item = self
        item.movie = other.movie
        return item
    }

    /// Whether these are all facts of a catalog that does not have the people of the movie.
    package var lacksCredits: Bool {
        source.isImportedCatalog && directors.isEmpty && writers.isEmpty && cast.isEmpty
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
