import Domain

/// The details of a movie, in plain values.
public struct MovieDetailsItemViewModel: Hashable, Sendable {
    /// A member of the cast.
    public struct CastMember: Hashable, Sendable {
        public let name: String
        public let character: String?
    }

    /// The part that a list of movies shows too.
    public let movie: MoviesListItemViewModel
    public let tagline: String?

    /// In minutes.
    public let runtime: Int?
    public let countries: [String]
    public let directors: [String]
    public let writers: [String]

    /// The leading members first.
    public let cast: [CastMember]
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
        countries = details.countries
        directors = details.directors
        writers = details.writers
        cast = details.cast.map { CastMember(name: $0.name, character: $0.character) }
        source = SourceViewModel(details.source)
        fallback = details.fallback.map(FallbackViewModel.init)
    }
}
