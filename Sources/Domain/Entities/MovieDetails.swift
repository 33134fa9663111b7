/// A film as a page of its own shows it.
///
/// Whatever a source does not know is `nil` or empty.
public struct MovieDetails: Hashable, Sendable {
    /// How many of the cast are shown: those who lead.
    public static let castLimit = 10

    public var movie: Movie
    public var tagline: String?

    /// In minutes, 1…99,999: the longest film there is takes half of that.
    public let runtime: Int?

    /// Where the film was made, by name.
    public let countries: [String]
    public let directors: [String]
    public let writers: [String]

    /// The leading ones first, `castLimit` at most.
    public let cast: [CastMember]
    public let source: MoviesSource

    /// What this is in place of the answer that was asked for; `nil` for that answer itself.
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
        self.cast = Array(cast.prefix(Self.castLimit))
        self.source = source
        self.fallback = fallback
    }
}

/// A person who is seen or heard in a film.
public struct CastMember: Hashable, Sendable {
    public let name: String

    /// Whom the person plays; `nil` where the source does not know.
    public let role: String?

    public init(name: String, role: String? = nil) {
        self.name = name
        self.role = role
    }
}
