/// The people who made a movie.
package struct MovieCredits: Hashable, Sendable {
    package let directors: [String]

    /// The writers of the movie, or of what it is based on.
    package let writers: [String]
    package let cast: [CastMember]

    /// Everyone behind the camera, with the directors and writers; a person with several jobs is
    /// listed for each.
    package let crew: [CrewMember]

    package init(
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

package struct CastMember: Hashable, Sendable {
    package let id: PersonID?
    package let name: String
    package let character: String?

    package init(id: PersonID? = nil, name: String, character: String? = nil) {
        self.id = id
        self.name = name
        self.character = character
    }
}

/// Someone who worked on a movie, and did not act.
package struct CrewMember: Hashable, Sendable {
    package let id: PersonID?
    package let name: String

    /// As the source names it, such as `Director of Photography`.
    package let job: String?

    /// As the source names it, such as `Camera`.
    package let department: String?

    package init(id: PersonID? = nil, name: String, job: String? = nil, department: String? = nil) {
        self.id = id
        self.name = name
        self.job = job
        self.department = department
    }
}
