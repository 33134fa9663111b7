import Domain

/// A film as a page of its own shows it, in plain values.
public struct MovieDetailsItemViewModel: Hashable, Sendable {
    /// Somebody of the cast.
    public struct CastMember: Hashable, Sendable {
        public let name: String
        public let role: String?
    }

    /// What a list of films shows of it as well.
    public let movie: MoviesListItemViewModel
    public let tagline: String?

    /// In minutes.
    public let runtime: Int?
    public let countries: [String]
    public let directors: [String]
    public let writers: [String]

    /// The leading ones first.
    public let cast: [CastMember]
    public let source: SourceViewModel

    /// Set when the source that was asked did not respond.
    public let fallback: FallbackViewModel?

    /// The bytes of a picture; `nil` where there is none, or none as yet.
    public internal(set) var poster: [UInt8]?

    /// Whether the poster is on its way.
    public internal(set) var isLoadingPoster = false

    init(_ details: MovieDetails) {
        movie = MoviesListItemViewModel(details.movie)
        tagline = details.tagline
        runtime = details.runtime
        countries = details.countries
        directors = details.directors
        writers = details.writers
        cast = details.cast.map { CastMember(name: $0.name, role: $0.character) }
        source = SourceViewModel(details.source)
        fallback = details.fallback.map(FallbackViewModel.init)
    }
}
