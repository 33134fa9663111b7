@testable import Domain
@testable import Presentation

extension PersonItemViewModel {
    /// A person with the values that a test needs, from TMDB.
    static func sample(
        _ person: Person = Person(id: .tmdb(31), name: "Mara Lind"),
        credits: [PersonCredit] = [],
        others: [Person] = [],
        source: MoviesSource = .tmdb,
        fallback: Fallback? = nil,
        filterLimitations: [FilterLimitation] = [],
        unknownName: String? = nil,
        filters: [String] = [],
        limit: Int? = nil
    ) -> PersonItemViewModel {
        PersonItemViewModel(
            FetchedPerson(
                details: PersonDetails(
                    person: person,
                    credits: credits,
                    source: source,
                    fallback: fallback
                ),
                others: others,
                unknownName: unknownName,
                filterLimitations: filterLimitations
            ),
            filters: filters,
            limit: limit
        )
    }
}

extension PersonCredit {
    static func sample(
        _ id: Int = 1,
        _ title: String = "Lantern",
        year: Int? = nil,
        rating: Double? = nil,
        _ roles: Role...
    ) -> PersonCredit {
        PersonCredit(
            movie: Movie(
                id: .tmdb(id),
                title: title,
                releaseDate: year.flatMap { CalendarDate(year: $0) },
                voteAverage: rating
            ),
            roles: roles
        )
    }
}

/// Text that attacks a terminal, in a string that should be shown as `AB C`.
enum Hostile {
    static let text = "A\u{1B}[2J\u{202E}\u{9B}31mB\u{7}\nC"
    static let harmless = "AB C"
}
