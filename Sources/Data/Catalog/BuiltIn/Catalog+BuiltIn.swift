import Domain
import Search
import SystemKit
import TextIndex

/// The catalog that is part of the program.
extension Catalog {
    static let builtIn = Catalog(BuiltInMovies.table, metadata: builtInMetadata) { peopleInMemory }

    /// Identifies the program's executable file, and so the movies in it.
    private static let builtInMetadata = CatalogMetadata(
        origin: .builtIn,
        date: BuiltInMovies.date,
        source: Executable.buildFingerprint ?? ""
    )

    /// Opens a stored index of the built-in catalog, which must be of this build.
    init(
        builtInPath path: String,
        people: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) throws(TextIndexError) {
        let index = try TextIndex(path: path)
        let metadata = Self.builtInMetadata
        guard !metadata.source.isEmpty, index.metadata == metadata.bytes else {
            throw .incompatibleVersion
        }
        self.init(index, of: BuiltInMovies.table, metadata: metadata, people: people)
    }

    /// Indexes a table such as `BuiltInMovies`, the most popular movie first.
    ///
    /// The index stores the places of the movies in the table, and not the movies.
    init(
        _ table: MovieTable,
        metadata: CatalogMetadata = CatalogMetadata(origin: .builtIn),
        people: (@Sendable () -> CatalogPeople)? = nil
    ) {
        let index = TextIndex(metadata: metadata.bytes) { builder throws(StorageError) in
            for place in table.places {
                guard let movie = table.movie(at: place) else { continue }
                try builder.add(movie.document(popularity: 0, storedFields: place.record))
            }
        }
        self.init(index, of: table, metadata: metadata) { () throws(TextIndexError) in
            people?() ?? CatalogPeople(BuiltInMovieLookup(table), metadata: metadata)
        }
    }

    private init(
        _ index: TextIndex,
        of table: MovieTable,
        metadata: CatalogMetadata,
        people: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) {
        self.init(
            index: index,
            metadata: metadata,
            decode: { MovieTable.Place(record: $0).flatMap { table.movie(at: $0) } },
            identify: { record, _ in
                MovieTable.Place(record: record)
                    .flatMap { table.movie(at: $0, searchedFieldsOnly: true) }
                    .map { MovieIdentity($0) }
            },
            people: people
        )
    }

    /// Identifies an index of people, which is no index of movies.
    private static let builtInPeopleMetadata = CatalogMetadata(
        origin: .builtIn,
        date: BuiltInMovies.date,
        source: builtInMetadata.source + " people"
    )

    static var builtInPeople: CatalogPeople {
        CatalogPeople(.builtIn, metadata: builtInPeopleMetadata)
    }

    private static let peopleInMemory = builtInPeople

    /// Opens a stored index of the people of the built-in catalog, which must be of this build.
    static func builtInPeople(path: String) throws(TextIndexError) -> CatalogPeople {
        let people = CatalogPeople(index: try TextIndex(path: path))
        guard !builtInMetadata.source.isEmpty, people.index.metadata == builtInPeopleMetadata.bytes
        else { throw .incompatibleVersion }
        return people
    }
}

extension CatalogPeople {
    /// Indexes the people of a table such as `BuiltInMovies`, the most popular movie first.
    init(_ movies: BuiltInMovieLookup, metadata: CatalogMetadata) {
        var credits = CreditCollector()
        var count = 0
        for movie in movies.movies {
            movies.addCredits(of: movie, document: count, to: &credits)
            count += 1
        }
        credits.endCredits { UInt32(count - $0) }
        movies.addNames(to: &credits)
        let index = TextIndex(metadata: metadata.bytes) { builder throws(StorageError) in
            let numbers = (0..<count).map { UInt32($0) }
            try credits.add(credits.sortedPeople, to: &builder, documentNumbers: numbers)
        }
        self.init(index: index)
    }
}
