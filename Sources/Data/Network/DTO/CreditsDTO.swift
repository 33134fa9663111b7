import Domain

/// The cast and the crew of a movie.
struct CreditsDTO: Decodable {
    private static let leadingCastCount = 10

    private let cast: [CreditDTO]
    private let crew: [CreditDTO]

    private enum CodingKeys: CodingKey {
        case cast, crew
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cast = container.lenientList(CreditDTO.self, .cast)
        crew = container.lenientList(CreditDTO.self, .crew)
    }

    var directors: [String] { names { $0.job == "Director" } }

    /// Of the movie, or of what it is based on.
    var writers: [String] { names { $0.department == "Writing" } }

    /// In the order of the credits, which the list itself may not have.
    var leadingCast: [CastMember] {
        cast.enumerated()
            .sorted {
                ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset)
            }
            .prefix(Self.leadingCastCount)
            .map { CastMember(name: $0.element.name, character: $0.element.character) }
    }

    /// Each name once: a person may have several jobs.
    private func names(_ isWanted: (CreditDTO) -> Bool) -> [String] {
        var seen: Set<String> = []
        return crew.filter(isWanted).map(\.name).filter { seen.insert($0).inserted }
    }
}

/// One member of the cast or the crew.
struct CreditDTO: Decodable {
    let name: String
    let character: String?
    let job: String?
    let department: String?

    /// The place in the credits; that of the lead is 0.
    let order: Int?

    private enum CodingKeys: CodingKey {
        case name, character, job, department, order
    }

    /// Fails without a name.
    init(from decoder: any Decoder) throws {
        name = try NamedEntityDTO(from: decoder).name
        let container = try decoder.container(keyedBy: CodingKeys.self)
        character = container.lenientString(.character)
        job = container.lenientString(.job)
        department = container.lenientString(.department)
        order = container.lenientInt(.order)
    }
}
