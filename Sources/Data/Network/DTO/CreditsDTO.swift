import Domain
import Search

struct CreditsDTO {
    /// The longest crews have some thousands of members.
    private static let memberLimit = 10_000

    private let cast: [CreditDTO]
    private let crew: [CreditDTO]

    init(_ credits: JSONObject) {
        cast = credits.list(CreditDTO.self, "cast", limit: Self.memberLimit)
        crew = credits.list(CreditDTO.self, "crew", limit: Self.memberLimit)
    }

    func toDomain() -> MovieCredits {
        MovieCredits(
            directors: names { $0 == "Director" },
            writers: names(withJob: Self.isWriting),
            cast: castInOrder.map { CastMember(id: $0.id, name: $0.name, character: $0.character) },
            crew: crew.map {
                CrewMember(id: $0.id, name: $0.name, job: $0.job, department: $0.department)
            }
        )
    }

    /// The cast in the order of the credits, which the list itself may not have.
    private var castInOrder: [CreditDTO] {
        cast.enumerated()
            .sorted {
                ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
            }
            .map(\.element)
    }

    /// The names of the people with a job, each once: a person may have several jobs.
    private func names(withJob isWanted: (String) -> Bool) -> [String] {
        crew.filter { $0.job.map(isWanted) ?? false }.map(\.name).unique(by: \.self)
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

private struct CreditDTO: Decodable {
    let id: PersonID?
    let name: String
    let character: String?
    let job: String?
    let department: String?

    /// The place in the credits; that of the lead is 0.
    let order: Int?

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        let credit = try JSONObject(from: decoder)
        id = credit.id("id").map(PersonID.tmdb)
        name = try credit.name("name").required()
        character = credit.name("character")
        job = credit.name("job")
        department = credit.name("department")
        order = credit.int("order")
    }
}
