/// The people who made a movie.
public struct MovieCredits: Hashable, Sendable {
    public let directors: [String]

    /// Of the movie, or of what it is based on.
    public let writers: [String]

    /// In the order of the credits, the leading members first.
    public let cast: [CastMember]

    /// Everyone behind the camera, with the directors and writers; a person with several jobs is
    /// listed for each.
    public let crew: [CrewMember]

    public init(
        directors: [String] = [],
        writers: [String] = [],
        cast: [CastMember] = [],
        crew: [CrewMember] = []
    ) {
        self.directors = directors
        self.writers = writers
        self.cast = cast
        self.crew = crew
    }
}

/// An actor in a movie.
public struct CastMember: Hashable, Sendable {
    /// `nil` if the source does not know it.
    public let id: PersonID?
    public let name: String

    /// The name of the character; `nil` if the source does not know it.
    public let character: String?

    public init(id: PersonID? = nil, name: String, character: String? = nil) {
        self.id = id
        self.name = name
        self.character = character
    }
}

/// Someone who worked on a movie, and did not act.
public struct CrewMember: Hashable, Sendable {
    /// `nil` if the source does not know it.
    public let id: PersonID?
    public let name: String

    /// As the source names it, such as `Director of Photography`.
    public let job: String?

    /// As the source names it, such as `Camera`.
    public let department: String?

    public init(
        id: PersonID? = nil,
        name: String,
        job: String? = nil,
        department: String? = nil
    ) {
        self.id = id
        self.name = name
        self.job = job
        self.department = department
    }
}
