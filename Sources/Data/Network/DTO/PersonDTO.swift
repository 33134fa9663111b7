import Domain

/// A row of a list of people.
struct PersonDTO: Decodable {
    let id: Int
    let name: String
    let originalName: String?
    let department: String?
    let popularity: Double
    private let knownFor: [MovieDTO]

    /// Fails without an id, and without a name.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TMDBListKey.self)
        originalName = container.lenientString(.originalName)
        guard
            let id = container.lenientInt(.id), id > 0,
            let name = container.lenientString(.name) ?? originalName
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a person")
            )
        }
        self.id = id
        self.name = name
        department = container.lenientString(.knownForDepartment)
        popularity = container.lenientDouble(.popularity) ?? 0
        knownFor = container.lenientList(MovieDTO.self, .knownFor)
    }
}

extension PersonDTO {
    func toDomain() -> Person {
        let id = PersonID.tmdb(id)
        return Person(
            id: id,
            name: name,
            profession: department.map(Self.profession),
            // The rows may be of series as well.
            knownFor: Array(knownFor.filter(\.isMovie).map(\.title).prefix(Self.knownForCount)),
            pageURL: id.webPageURL
        )
    }

    static let knownForCount = 3

    /// What people of a department are; another department is better than nothing.
    private static func profession(_ department: String) -> String {
        professions.first { $0.0 == department }?.1 ?? department.lowercased()
    }

    private static let professions = [
        ("Acting", "actor"), ("Directing", "director"), ("Writing", "writer"),
        ("Production", "producer"), ("Editing", "editor"), ("Camera", "cinematographer"),
        ("Creator", "creator"),
    ]
}
