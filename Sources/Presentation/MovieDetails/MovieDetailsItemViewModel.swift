public import Domain

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
    public let source: MoviesSource

    /// What this is in place of the answer that was asked for; `nil` for that answer itself.
    public let fallback: Fallback?

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
        source = details.source
        fallback = details.fallback
    }
}
