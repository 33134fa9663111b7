import Domain
import Search
import Text
import TextIndex

/// The people of a search, or of a lookup by an id of IMDb.
struct PeoplePageDTO: Decodable {
    /// In the order of TMDB, each once.
    let people: [PersonDTO]

    /// Fails without an array of people, and if none is valid: that is another kind of response.
    init(from decoder: any Decoder) throws {
        let page = try JSONObject(from: decoder)
        let key = page.contains("person_results") ? "person_results" : "results"
        people = try page.rows(PersonDTO.self, key).unique(by: \.id)
    }
}

extension PeoplePageDTO {
    /// The people of a search for a name, the best match first.
    ///
    /// People with exactly that name come before others. If there are none, all people with its
    /// words match equally well. TMDB knows more names of a person than it shows: if its first
    /// person lacks the words, that one alone is the best match.
    func matches(for name: String, limit: Int, fallback: Fallback?) -> PeopleMatches {
        let exact = people.map(isExactMatch(for: name))
        var isBest = exact.contains(true) ? exact : people.map(containsWords(of: name))
        if isBest.first == false, !exact.contains(true) {
            isBest = people.indices.map { $0 == 0 }
        }
        return PeopleMatches(
            people: people.moved(toFront: isBest).prefix(limit).map { $0.toDomain() },
            bestCount: isBest.count { $0 },
            source: .tmdb,
            fallback: fallback
        )
    }

    /// Returns whether a person has the name.
    ///
    /// A single word is mostly a part of a name; it is a whole one only of a person who is not much
    /// less popular than TMDB's first one.
    private func isExactMatch(for name: String) -> (PersonDTO) -> Bool {
        let whole = NormalizedText(name)
        let leastPopularity = name.contains(" ") ? nil : people.first.map { $0.popularity / 10 }
        return { person in
            !whole.isEmpty && person.names.contains { NormalizedText($0) == whole }
                && leastPopularity.map { person.popularity >= $0 } ?? true
        }
    }

    /// Returns whether a person has all words of the name.
    private func containsWords(of name: String) -> (PersonDTO) -> Bool {
        let wanted = Self.words(of: name)
        return { person in
            person.names.map(Self.words).contains { words in wanted.allSatisfy(words.contains) }
        }
    }

    private static func words(of name: String) -> [NormalizedText] {
        NormalizedText.all(name.split { " -".contains($0) }.map(String.init))
    }
}

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
        let person = try JSONObject(from: decoder)
        id = try person.id("id").required()
        originalName = person.string("original_name")
        name = try (person.string("name") ?? originalName).required()
        department = person.string("known_for_department")
        popularity = person.double("popularity") ?? 0
        knownFor = person.list(MovieDTO.self, "known_for")
    }
}

extension PersonDTO {
    fileprivate var names: [String] { [name, originalName].compactMap(\.self) }

    func toDomain() -> Person {
        let id = PersonID.tmdb(id)
        return Person(
            id: id,
            name: name,
            profession: department.map(Self.profession),
            // The rows may be of series as well.
            knownFor: Array(
                knownFor.filter(\.isMovie).map(\.movie.title).prefix(Self.knownForCount)
            ),
            pageURL: id.webPageURL
        )
    }

    static let knownForCount = 3

    /// What people of a department are; another department is better than nothing.
    private static func profession(_ department: String) -> String {
        professions[department] ?? department.lowercased()
    }

    private static let professions = [
        "Acting": "actor", "Directing": "director", "Writing": "writer",
        "Production": "producer", "Editing": "editor", "Camera": "cinematographer",
        "Creator": "creator",
    ]
}
