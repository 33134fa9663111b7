import Domain

struct PersonDetailsDTO: Decodable {
    private let person: Person
    private let cast: [PersonCreditDTO]
    private let crew: [PersonCreditDTO]

    init(from decoder: any Decoder) throws {
        person = try PersonDTO(from: decoder).person
        let credits = try JSONObject(from: decoder).object("movie_credits")
        cast = credits?.list(PersonCreditDTO.self, "cast") ?? []
        crew = credits?.list(PersonCreditDTO.self, "crew") ?? []
    }

    func isOf(_ id: Int) -> Bool { person.id == .tmdb(id) }

    func toDomain(includesAdult: Bool, fallback: Fallback?) -> PersonDetails {
        let rows =
            crew.map { ($0, $0.crewRole) } + cast.map { ($0, $0.castRole as PersonCredit.Role?) }
        let credits = [PersonCredit](
            rows: rows.filter { includesAdult || !$0.0.isAdult }.map { row, role in
                (row.movie.movie(with: .english), role)
            }
        )
        var person = person
        person.knownFor = credits.bestKnown(of: person.profession).map(\.movie.title)
        return PersonDetails(person: person, credits: credits, source: .tmdb, fallback: fallback)
    }
}

extension [PersonCredit] {
    /// The movies with the most votes, of those in which a person worked in the profession.
    fileprivate func bestKnown(of profession: String?) -> ArraySlice<PersonCredit> {
        let typical = filter { credit in
            credit.roles.contains { role in
                switch role {
                case .director: profession == "director"
                case .writer: profession == "writer"
                case .cast: profession == "actor"
                case .crew: ![nil, "director", "writer", "actor"].contains(profession)
                }
            }
        }
        return (typical.isEmpty ? self : typical)
            .sorted { ($0.movie.voteCount ?? 0) > ($1.movie.voteCount ?? 0) }
            .prefix(PersonDTO.knownForCount)
    }
}

struct PersonCreditDTO: Decodable {
    let movie: MovieDTO
    let isAdult: Bool
    private let character: String?
    private let job: String?
    private let department: String?

    init(from decoder: any Decoder) throws {
        movie = try MovieDTO(from: decoder)
        let credit = try JSONObject(from: decoder)
        isAdult = credit.bool("adult") ?? false
        character = credit.string("character")
        job = credit.string("job")
        department = credit.string("department")
    }

    var castRole: PersonCredit.Role { .cast(character: character) }

    /// `nil` if neither the job nor the department is known.
    var crewRole: PersonCredit.Role? {
        if job == "Director" { return .director }
        let isWriting = job.map(MovieCredits.isWriting) ?? (department == "Writing")
        if isWriting { return .writer }
        return (job ?? department).map { .crew(job: $0) }
    }
}
