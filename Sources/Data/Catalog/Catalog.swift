import Domain
import SystemKit
import TextIndex

/// An open catalog, imported or built-in: finds its movies by their titles, directors and cast.
struct Catalog: Sendable {
    let index: TextIndex
    let metadata: CatalogMetadata
    let decode: @Sendable ([UInt8]) -> CatalogMovie?
    private let openPeople: @Sendable () throws(TextIndexError) -> CatalogPeople

    /// ISO 639-1; the language of the titles to show, as far as they are known.
    var language = CatalogMovie.mainLanguage

    /// Adds the titles that the built-in catalog knows to imported movies; `nil` if they have them,
    /// or are not shown.
    var addTranslatedTitles: (@Sendable ([CatalogMovie]) -> [CatalogMovie])?

    /// The movies that are part of the program.
    static let builtIn = Catalog(BuiltInMovies.table, metadata: builtInMetadata)

    /// Identifies the program's executable file, and so the movies in it.
    private static let builtInMetadata = CatalogMetadata(
        origin: .builtIn,
        date: BuiltInMovies.date,
        source: Executable.buildFingerprint ?? ""
    )

    /// Opens an imported catalog.
    init(path: String) throws(TextIndexError) {
        index = try TextIndex(path: path)
        guard let metadata = CatalogMetadata(index.metadata) else { throw .notAnIndex }
        guard (0...index.documentCount).contains(metadata.creditedMovieCount) else {
            throw .corrupt
        }
        self.metadata = metadata
        decode = CatalogMovie.init(record:)
        openPeople = { [index] () throws(TextIndexError) in
            guard let people = try index.next() else { throw .corrupt }
            return CatalogPeople(index: people)
        }
    }

    /// Opens a stored index of the built-in catalog, which must be of this build.
    ///
    /// `openPeople` opens the index of its people.
    init(
        builtInPath path: String,
        openPeople: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) throws(TextIndexError) {
        index = try TextIndex(path: path)
        metadata = Self.builtInMetadata
        decode = Self.decoder(of: BuiltInMovies.table)
        self.openPeople = openPeople
        guard !metadata.source.isEmpty, index.metadata == metadata.bytes else {
            throw .incompatibleVersion
        }
    }

    /// Indexes a table such as `BuiltInMovies`, the most popular movie first.
    ///
    /// The index stores the places of the movies in the table, and not the movies.
    init(
        _ table: MovieTable,
        metadata: CatalogMetadata = CatalogMetadata(origin: .builtIn, date: nil)
    ) {
        index = TextIndex(metadata: metadata.bytes) { builder throws(StorageError) in
            for place in table.places {
                guard let movie = table.searchedFields(at: place) else { continue }
                try builder.add(movie.document(popularity: 0, storedFields: place.record))
            }
        }
        self.metadata = metadata
        decode = Self.decoder(of: table)
        openPeople = { () throws(TextIndexError) in CatalogPeople(table, metadata: metadata) }
    }

    private static func decoder(of table: MovieTable) -> @Sendable ([UInt8]) -> CatalogMovie? {
        { MovieTable.Place(record: $0).flatMap(table.movie) }
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

    /// Opens a stored index of the people of the built-in catalog, which must be of this build.
    static func builtInPeople(path: String) throws(TextIndexError) -> CatalogPeople {
        let people = CatalogPeople(index: try TextIndex(path: path))
        guard
            !builtInMetadata.source.isEmpty, people.index.metadata == builtInPeopleMetadata.bytes
        else { throw .incompatibleVersion }
        return people
    }

    /// The movies that match a query, best first.
    struct Matches {
        var hits: [SearchHit]

        var notices: [SearchNotice]
    }

    /// The movies that match, or else those that match the query as typed with another keyboard
    /// layout, or else those that match it partly.
    func matches(for query: MovieQuery) throws(TextIndexError) -> Matches {
        let filters = try CatalogFilters(query, self)
        let hits = try hits(for: query, filters, allowsPartialMatches: !query.isExact)
        // Also if there are none.
        let isPartial = hits.allSatisfy(\.isPartial)
        if !query.isExact, isPartial, let other = try retypedMatches(for: query, filters) {
            return other
        }
        let notices: [SearchNotice] = isPartial && !hits.isEmpty ? [.closestMatches] : []
        return Matches(hits: hits, notices: filters.notices + notices)
    }

    /// The movies that match a query as typed with another keyboard layout; `nil` if there are none.
    private func retypedMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches? {
        for layout in KeyboardLayout.allCases {
            guard let text = layout.retyped(query.text) else { continue }
            var retyped = MovieQuery(text, like: query)
            retyped.isExact = true
            let hits = try hits(for: retyped, filters)
            guard !hits.isEmpty else { continue }
            let notices: [SearchNotice] = hits.allSatisfy(\.isPartial) ? [.closestMatches] : []
            return Matches(
                hits: hits,
                notices: [.correctedQuery(text)] + filters.notices + notices
            )
        }
        return nil
    }

    /// The movies that match a query as it is, best first.
    ///
    /// With `isUnfinished`, titles that start with the query come before others.
    func hits(
        for query: MovieQuery,
        _ filters: CatalogFilters? = nil,
        allowsPartialMatches: Bool = false,
        isUnfinished: Bool = false
    ) throws(TextIndexError) -> [SearchHit] {
        let filters: CatalogFilters =
            if let filters { filters } else { try CatalogFilters(query, self) }
        let readings = QueryReadings.readings(of: query)
        var request = SearchRequest(
            readings: readings,
            filter: filters.filter,
            order: isUnfinished ? nil : filters.order,
            allowsTypos: !query.isExact,
            allowsPartialMatches: allowsPartialMatches,
            isUnfinished: isUnfinished
        )
        if !isUnfinished, hasImportedPeople {
            request.relations = { stage throws(TextIndexError) in
                try people().relations(of: readings, stage)
            }
        }
        return try index.search(request)
    }

    /// Whether the people were imported, who then are not in the text of the movies.
    ///
    /// A person who is not in the catalog is then unknown to its data set.
    var hasImportedPeople: Bool {
        metadata.origin != .builtIn
            && creditedMovieCount * Self.creditedShare > index.documentCount
    }

    /// In a data set with people, more than one movie in this many has credits.
    private static let creditedShare = 20

    /// All movies that the filters of a query without text allow, in its order.
    struct Selection {
        /// The first ones.
        var documents: [Int]
        var totalCount: Int
        var notices: [SearchNotice]
    }

    /// The first `limit` movies of a query without text.
    func selection(for query: MovieQuery, limit: Int) throws(TextIndexError) -> Selection {
        let filters = try CatalogFilters(query, self)
        let (documents, count) = try index.documents(
            filters.filter,
            in: filters.order ?? DocumentOrder(.popularity, isDescending: true),
            limit: limit
        )
        return Selection(
            documents: documents,
            totalCount: count,
            notices: filters.notices
        )
    }

    /// The movies with these numbers in the index, in the same order.
    func movies(_ documents: some Collection<Int>) throws(TextIndexError) -> [CatalogMovie] {
        translated(try index.storedFields(of: Array(documents)).compactMap(decode))
    }

    /// The movies with their titles in the language to show.
    func translated(_ movies: [CatalogMovie]) -> [CatalogMovie] {
        addTranslatedTitles?(movies) ?? movies
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

    /// The people of the catalog's movies; a corrupt index of them throws.
    func people() throws(TextIndexError) -> CatalogPeople { try openPeople() }

    /// The movie with an id, with the names of its people; `nil` if there is none.
    func movie(_ id: MovieID) throws(TextIndexError) -> CatalogMovie? {
        guard
            let document = try index.document(withKey: CatalogMovie.key(of: id)),
            var movie = try index.storedFields(of: [document]).first.flatMap(decode)
        else { return nil }
        guard !movie.credits.isEmpty else { return movie }
        let people = try people()
        func names(_ role: CatalogRole) throws(TextIndexError) -> [String] {
            try people.people(movie.credits[role]).map(\.name)
        }
        movie.directors = try names(.director)
        movie.writers = try names(.writer)
        movie.cast = try names(.cast)
        return movie
    }
}
