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
            people: people.moved(toFront: isBest).prefix(limit).map(\.person),
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

/// A person in a list, or with all that TMDB knows.
struct PersonDTO: Decodable {
    static let knownForCount = 3

    let id: Int
    let person: Person
    let originalName: String?
    let popularity: Double

    init(from decoder: any Decoder) throws {
        let row = try JSONObject(from: decoder)
        id = try row.id("id").required()
        originalName = row.string("original_name")
        popularity = row.double("popularity") ?? 0
        let imdbIDs = [row, row.object("external_ids")].compactMap { $0?.string("imdb_id") }
        person = Person(
            id: .tmdb(id),
            imdbID: imdbIDs.lazy.compactMap(IMDbPersonID.init).first,
            name: try (row.string("name") ?? originalName).required(),
            profession: row.string("known_for_department").map(Self.profession),
            birthday: row.string("birthday").flatMap(CalendarDate.init),
            deathday: row.string("deathday").flatMap(CalendarDate.init),
            placeOfBirth: row.string("place_of_birth"),
            biography: row.string("biography"),
            // The rows may be of series as well.
            knownFor: Array(
                row.list(MovieDTO.self, "known_for").filter(\.isMovie).map(\.movie.title)
                    .prefix(Self.knownForCount)
            )
        )
    }

    fileprivate var names: [String] { [person.name, originalName].compactMap(\.self) }

    /// The profession of the people of a department; another department is better than nothing.
    private static func profession(_ department: String) -> String {
        professions[department] ?? department.lowercased()
    }

    private static let professions = [
        "Acting": "actor", "Directing": "director", "Writing": "writer",
        "Production": "producer", "Editing": "editor", "Camera": "cinematographer",
        "Creator": "creator",
    ]
}
