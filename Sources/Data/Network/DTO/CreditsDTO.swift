import Domain

/// The cast and the crew of a movie.
struct CreditsDTO: Decodable {
    /// The longest crews have some thousands of members.
    private static let memberLimit = 10_000

    private let cast: [CreditDTO]
    private let crew: [CreditDTO]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        cast = container.lenientList(CreditDTO.self, .cast, limit: Self.memberLimit)
        crew = container.lenientList(CreditDTO.self, .crew, limit: Self.memberLimit)
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

    /// In the order of the credits, which the list itself may not have.
    private var castInOrder: [CreditDTO] {
        cast.enumerated()
            .sorted {
                ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
            }
            .map(\.element)
    }

    /// Each name once: a person may have several jobs.
    private func names(withJob isWanted: (String) -> Bool) -> [String] {
        var seen: Set<String> = []
        return crew.filter { $0.job.map(isWanted) ?? false }
            .map(\.name)
            .filter { seen.insert($0).inserted }
    }

    /// Whether a job is to write the movie, or what it is based on.
    ///
    /// TMDB's department "Writing" has others too, such as storyboard artists, script editors and
    /// consultants.
    private static func isWriting(_ job: String) -> Bool {
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

/// One member of the cast or the crew.
struct CreditDTO: Decodable {
    let id: PersonID?
    let name: String
    let character: String?
    let job: String?
    let department: String?

    /// The place in the credits; that of the lead is 0.
    let order: Int?

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBDetailsKey.self)
        id = container.lenientInt(.id).flatMap { $0 > 0 ? .tmdb($0) : nil }
        name = try container.name(.name)
        character = container.lenientName(.character)
        job = container.lenientName(.job)
        department = container.lenientName(.department)
        order = container.lenientInt(.order)
    }
}
