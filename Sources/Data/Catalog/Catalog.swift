import Domain
import SystemKit
import TextIndex

/// An open catalog, imported or built-in: finds its movies by their titles, directors and cast.
struct Catalog: Sendable {
    let index: TextIndex
    let metadata: CatalogMetadata
    let decode: @Sendable ([UInt8]) -> CatalogMovie?

    /// Decodes what a movie is recognized by, which takes less time; titles only if they are needed.
    let identify:
        @Sendable (_ record: [UInt8], _ needsTitles: (MovieIdentity) -> Bool) -> MovieIdentity?

    private let openPeople = Lazy<CatalogPeople>()
    let recentMatches = RecentMatches()
    private let makePeople: @Sendable () throws(TextIndexError) -> CatalogPeople

    /// ISO 639-1; the language of the titles to show, as far as they are known.
    var language = CatalogMovie.mainLanguage

    /// Adds what the built-in catalog knows to imported movies; `nil` for the built-in catalog.
    var addKnownFacts: (@Sendable ([CatalogMovie]) -> [CatalogMovie])?

    /// The movies that are part of the program.
    static let builtIn = Catalog(BuiltInMovies.table, metadata: builtInMetadata) { peopleInMemory }

    /// Identifies the program's executable file, and so the movies in it.
    private static let builtInMetadata = CatalogMetadata(
        origin: .builtIn,
        date: BuiltInMovies.date,
        source: Executable.buildFingerprint ?? ""
    )

    init(path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        guard let metadata = CatalogMetadata(index.metadata) else { throw .notAnIndex }
        guard (0...index.documentCount).contains(metadata.creditedMovieCount) else {
            throw .corrupt
        }
        self.metadata = metadata
        decode = CatalogMovie.init(record:)
        identify = MovieIdentity.init(record:readsTitles:)
        makePeople = { [index] () throws(TextIndexError) in
            guard let people = try index.next() else { throw .corrupt }
            return CatalogPeople(index: people)
        }
    }

    /// Opens a stored index of the built-in catalog, which must be of this build.
    init(
        builtInPath path: String,
        people: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) throws(TextIndexError) {
        index = try TextIndex(path: path)
        metadata = Self.builtInMetadata
        decode = Self.decoder(of: BuiltInMovies.table)
        identify = Self.identifier(of: BuiltInMovies.table)
        makePeople = people
        guard !metadata.source.isEmpty, index.metadata == metadata.bytes else {
            throw .incompatibleVersion
        }
    }

    /// Indexes a table such as `BuiltInMovies`, the most popular movie first.
    ///
    /// The index stores the places of the movies in the table, and not the movies.
    init(
        _ table: MovieTable,
        metadata: CatalogMetadata = CatalogMetadata(origin: .builtIn, date: nil),
        people: (@Sendable () -> CatalogPeople)? = nil
    ) {
        index = TextIndex(metadata: metadata.bytes) { builder throws(StorageError) in
            for place in table.places {
                guard let movie = table.movie(at: place) else { continue }
                try builder.add(movie.document(popularity: 0, storedFields: place.record))
            }
        }
        self.metadata = metadata
        decode = Self.decoder(of: table)
        identify = Self.identifier(of: table)
        makePeople = { () throws(TextIndexError) in
            people?() ?? CatalogPeople(table, metadata: metadata)
        }
    }

    private static func decoder(of table: MovieTable) -> @Sendable ([UInt8]) -> CatalogMovie? {
        { MovieTable.Place(record: $0).flatMap { table.movie(at: $0) } }
    }

    private static func identifier(
        of table: MovieTable
    ) -> @Sendable ([UInt8], (MovieIdentity) -> Bool) -> MovieIdentity? {
        { record, _ in
            MovieTable.Place(record: record)
                .flatMap { table.movie(at: $0, searchedFieldsOnly: true) }.map(MovieIdentity.init)
        }
    }

    /// Identifies an index of people, which is no index of movies.
    private static let builtInPeopleMetadata = CatalogMetadata(
        origin: .builtIn,
        date: BuiltInMovies.date,
        source: builtInMetadata.source + " people"
    )

    /// Indexes the people of the built-in catalog.
    static var builtInPeople: CatalogPeople {
        CatalogPeople(BuiltInMovies.table, metadata: builtInPeopleMetadata)
    }

    /// The index of these people, made once.
    private static let peopleInMemory = builtInPeople

    /// Opens a stored index of the people of the built-in catalog, which must be of this build.
    static func builtInPeople(path: String) throws(TextIndexError) -> CatalogPeople {
        let people = CatalogPeople(index: try TextIndex(path: path))
        guard !builtInMetadata.source.isEmpty, people.index.metadata == builtInPeopleMetadata.bytes
        else { throw .incompatibleVersion }
        return people
    }

    /// Opens the index of the people of the movies; throws if it is corrupt.
    func people() throws(TextIndexError) -> CatalogPeople { try openPeople.value(makePeople) }

    /// Whether the people were imported, who then are not in the text of the movies.
    ///
    /// A person who is not in the catalog is then unknown to its data set.
    var hasImportedPeople: Bool {
        metadata.origin != .builtIn
            && creditedMovieCount * Self.creditedShare > index.documentCount
    }

    /// In a data set with people, more than one movie in this many has credits.
    private static let creditedShare = 20

    /// The movies with these numbers in the index, in the same order.
    func movies(_ documents: some Collection<Int>) throws(TextIndexError) -> [CatalogMovie] {
        translated(try index.storedFields(of: Array(documents)).compactMap(decode))
    }

    /// The movies with their titles in the language to show.
    func translated(_ movies: [CatalogMovie]) -> [CatalogMovie] {
        guard language != CatalogMovie.mainLanguage, let addKnownFacts else { return movies }
        return zip(movies, addKnownFacts(movies)).map { movie, filled in
            var movie = movie
            movie.translatedTitles = filled.translatedTitles
            return movie
        }
    }

    /// The movies with all that the catalogs on this machine know, also the names of their people.
    func filled(_ movies: [CatalogMovie]) throws(TextIndexError) -> [CatalogMovie] {
        var named: [CatalogMovie] = []
        for movie in movies { named.append(try addingNames(to: movie)) }
        return addKnownFacts?(named) ?? named
    }

    /// Reads all of an imported catalog; throws if it is corrupt.
    func check() throws(TextIndexError) {
        try index.check()
        // Without credits, the index of people is empty.
        try people().index.check()
    }

    /// How many movies have credits: in the built-in catalog all.
    var creditedMovieCount: Int {
        metadata.origin == .builtIn ? index.documentCount : metadata.creditedMovieCount
    }

    /// How many movies the built-in catalog knows; `nil` for an imported one.
    var builtInExtent: CatalogExtent? {
        guard metadata.origin == .builtIn else { return nil }
        return CatalogExtent(movieCount: index.documentCount, date: metadata.date)
    }

    /// The size in bytes that the catalog has in a file, or would have.
    var fileSize: Int { index.fileSize + ((try? people().index.fileSize) ?? 0) }

    /// The movie with an id, with the names of its people; `nil` if there is none.
    func movie(_ id: MovieID) throws(TextIndexError) -> CatalogMovie? {
        guard let document = try index.document(withKey: CatalogMovie.key(of: id)),
            let movie = try index.storedFields(of: [document]).first.flatMap(decode)
        else { return nil }
        return try addingNames(to: movie)
    }

    private func addingNames(to movie: CatalogMovie) throws(TextIndexError) -> CatalogMovie {
        guard !movie.credits.isEmpty else { return movie }
        var movie = movie
        let people = try people()
        func names(_ role: CatalogRole) throws(TextIndexError) -> [String] {
            try people.names(of: movie.credits[role])
        }
        movie.directors = try names(.director)
        movie.writers = try names(.writer)
        movie.cast = try names(.cast)
        return movie
    }
}
