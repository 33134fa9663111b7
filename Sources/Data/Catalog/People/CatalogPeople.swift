import Domain
import Infrastructure

/// The people of a catalog, found by their names.
struct CatalogPeople: Sendable {
    /// How many people of the same name count for a filter.
    private static let namesakeLimit = 200

    let index: TextIndex

    /// The people who match a name best: all with as few typos, the best known first.
    func people(named name: String) throws(TextIndexError) -> [CatalogPerson] {
        try people(numbers(named: name))
    }

    /// The people with these numbers in the index, in the same order.
    func people(_ numbers: [Int]) throws(TextIndexError) -> [CatalogPerson] {
        try index.storedFields(of: numbers).compactMap(CatalogPerson.init(record:))
    }

    /// The person with an IMDb id; `nil` if there is none.
    func person(imdbNumber: Int) throws(TextIndexError) -> CatalogPerson? {
        guard
            imdbNumber > 0, let number = try index.document(withKey: UInt64(imdbNumber))
        else { return nil }
        return try people([number]).first
    }

    /// The movies of all people with a name, by their numbers in the index of movies.
    ///
    /// With a role, only those in which they have it.
    func movies(ofPeopleNamed name: String, as role: CatalogRole?) throws(TextIndexError) -> [Int] {
        try people(named: name).flatMap { person in
            role.map { person[$0] } ?? person.movies
        }
    }

    private func numbers(named name: String) throws(TextIndexError) -> [Int] {
        var request = SearchRequest(readings: [.init(name)], allowsPrefix: false)
        var hits = try index.search(request)
        if hits.isEmpty {
            request.allowsPrefix = true
            hits = try index.search(request)
        }
        let typos = hits.first?.typos
        return hits.prefix { $0.typos == typos && !$0.isPartial }.prefix(Self.namesakeLimit)
            .map(\.document)
    }
}

extension CatalogPeople {
    /// Indexes the people of built-in movies.
    ///
    /// `lines` are those of `BuiltInMovies`, the most popular movie first.
    init(lines: some Sequence<ArraySlice<UInt8>>, metadata: CatalogMetadata) {
        let movies = BuiltInMovieLookup(lines: lines)
        var credits: CreditCollector? = CreditCollector()
        for (document, movie) in movies.movies.enumerated() {
            movies.addCredits(of: movie, document: document, to: &credits)
        }
        var collected = credits ?? CreditCollector()
        let count = movies.movies.count
        collected.endCredits { UInt32(count - $0) }
        movies.addNames(to: &collected)
        index = TextIndex(metadata: metadata.bytes) { builder throws(StorageError) in
            let numbers = (0..<count).map { UInt32($0) }
            try collected.addPeople(to: &builder, documentNumbers: numbers)
        }
    }
}
