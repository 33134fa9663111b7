/// A movie as its own page shows it.
///
/// Whatever a source does not know is `nil` or empty.
public struct MovieDetails: Hashable, Sendable {
    public var movie: Movie
    public var tagline: String?

    /// In minutes, 1…99,999; the longest movie ever made takes half of that.
    public let runtime: Int?

    /// The names of the countries where the movie was made.
    public let countries: [String]
    public let directors: [String]
    public let writers: [String]

    /// The leading members, in the order of the credits.
    public let cast: [CastMember]
    public let source: MoviesSource

    /// Why these are not the requested details themselves; `nil` if they are.
    public var fallback: Fallback?

    public init(
        movie: Movie,
        tagline: String? = nil,
        runtime: Int? = nil,
        countries: [String] = [],
        directors: [String] = [],
        writers: [String] = [],
        cast: [CastMember] = [],
        source: MoviesSource,
        fallback: Fallback? = nil
    ) {
        self.movie = movie
        self.tagline = tagline
        self.runtime = runtime.flatMap { (1...99_999).contains($0) ? $0 : nil }
        self.countries = countries
        self.directors = directors
        self.writers = writers
        self.cast = cast
        self.source = source
        self.fallback = fallback
    }
}

/// An actor in a movie.
public struct CastMember: Hashable, Sendable {
    public let name: String

    /// The name of the character; `nil` if the source does not know it.
    public let character: String?

    public init(name: String, character: String? = nil) {
        self.name = name
        self.character = character
    }
}
