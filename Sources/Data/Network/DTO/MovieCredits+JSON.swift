import Domain
import Search

extension MovieCredits {
    /// The longest crews have some thousands of members.
    private static let memberLimit = 10_000

    /// Leaves out members without a name; an unknown place in the credits is the last one.
    init(_ credits: JSONObject) {
        let cast = credits.objects("cast", limit: Self.memberLimit).compactMap { member in
            member.name("name").map { name in
                (
                    order: member.int("order") ?? .max,
                    member: CastMember(
                        id: member.id("id").map(PersonID.tmdb),
                        name: name,
                        character: member.name("character")
                    )
                )
            }
        }
        let crew = credits.objects("crew", limit: Self.memberLimit).compactMap { member in
            member.name("name").map { name in
                CrewMember(
                    id: member.id("id").map(PersonID.tmdb),
                    name: name,
                    job: member.name("job"),
                    department: member.name("department")
                )
            }
        }
        self.init(
            directors: crew.names { $0 == "Director" },
            writers: crew.names(withJob: Self.isWriting),
            // The list itself may have another order.
            cast: cast.sorted { $0.order < $1.order }.map(\.member),
            crew: crew
        )
    }

    /// Whether a job is to write the movie, or what it is based on.
    ///
    /// TMDB's department "Writing" has others too, such as storyboard artists and script editors.
    static func isWriting(_ job: String) -> Bool {
        switch job {
        case "Adaptation", "Author", "Book", "Characters", "Co-Writer", "Comic Book", "Dialogue",
            "Graphic Novel", "Idea", "Musical", "Novel", "Opera", "Original Concept",
            "Original Film Writer", "Original Story", "Poem", "Radio Play", "Scenario Writer",
            "Screenplay", "Screenstory", "Short Story", "Staff Writer", "Story", "Teleplay",
            "Theatre Play", "Treatment", "Video Game", "Writer":
            true
        default: false
        }
    }
}

extension [CrewMember] {
    /// The names of the people with a job, each once: a person may have several jobs.
    fileprivate func names(withJob isWanted: (String) -> Bool) -> [String] {
        filter { $0.job.map(isWanted) ?? false }.map(\.name).unique(by: \.self)
    }
}
