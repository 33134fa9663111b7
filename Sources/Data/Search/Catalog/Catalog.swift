package import Domain
package import TextIndex

/// An open catalog, imported or built-in: finds its movies by their titles, directors and cast.
package struct Catalog: Sendable {
    package let index: TextIndex
    package let metadata: CatalogMetadata
    package let decode: @Sendable ([UInt8]) -> CatalogMovie?

    /// Decodes what a movie is recognized by, which takes less time; titles only if they are needed.
    package let identify:
        @Sendable (_ record: [UInt8], _ needsTitles: (MovieIdentity) -> Bool) -> MovieIdentity?

    private let openPeople = Lazy<CatalogPeople>()
    package let recentMatches = RecentMatches()
    private let makePeople: @Sendable () throws(TextIndexError) -> CatalogPeople

    /// ISO 639-1; the language of the titles to show, as far as they are known.
    package var language = CatalogMovie.mainLanguage

    /// Adds what the built-in catalog knows to imported movies; `nil` for the built-in catalog.
    package var addKnownFacts: (@Sendable ([CatalogMovie]) -> [CatalogMovie])?

    /// `decode` reads the movies of the index, and `identify` what they are recognized by.
    package init(
        index: TextIndex,
        metadata: CatalogMetadata,
        decode: @escaping @Sendable ([UInt8]) -> CatalogMovie?,
        identify: @escaping @Sendable ([UInt8], (MovieIdentity) -> Bool) -> MovieIdentity?,
        people: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) {
        self.index = index
        self.metadata = metadata
        self.decode = decode
        self.identify = identify
        makePeople = people
    }

    package init(path: String) throws(TextIndexError) {
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

    /// Opens the index of the people of the movies; throws if it is corrupt.
    package func people() throws(TextIndexError) -> CatalogPeople {
        try openPeople.value(makePeople)
    }

    /// Whether the people were imported, who then are not in the text of the movies.
    ///
    /// A person who is not in the catalog is then unknown to its data set.
    package var hasImportedPeople: Bool {
        metadata.origin != .builtIn
            && creditedMovieCount * Self.creditedShare > index.documentCount
    }

    /// In a data set with people, more than one movie in this many has credits.
    private static let creditedShare = 20

    /// The movies with these numbers in the index, in the same order.
    package func movies(_ documents: some Collection<Int>) throws(TextIndexError) -> [CatalogMovie]
    {
        translated(try index.storedFields(of: Array(documents)).compactMap(decode))
    }

    package func translated(_ movies: [CatalogMovie]) -> [CatalogMovie] {
        guard language != CatalogMovie.mainLanguage, let addKnownFacts else { return movies }
        return zip(movies, addKnownFacts(movies)).map { movie, filled in
            var movie = movie
            movie.translatedTitles = filled.translatedTitles
            return movie
        }
    }

    /// The movies with all that the catalogs on this machine know, also the names of their people.
    package func filled(_ movies: [CatalogMovie]) throws(TextIndexError) -> [CatalogMovie] {
        let named = try movies.map(addingNames)
        return addKnownFacts?(named) ?? named
    }

    /// Reads all of an imported catalog; throws if it is corrupt.
    package func check() throws(TextIndexError) {
        try index.check()
        // Without credits, the index of people is empty.
        try people().index.check()
    }

    /// The number of movies with credits; all of the built-in catalog.
    package var creditedMovieCount: Int {
        metadata.origin == .builtIn ? index.documentCount : metadata.creditedMovieCount
    }

    package var builtInExtent: CatalogExtent? {
        guard metadata.origin == .builtIn else { return nil }
        return CatalogExtent(movieCount: index.documentCount, date: metadata.date)
    }

    package var gap: CatalogGap? {
        builtInExtent.map(CatalogGap.movies) ?? (metadata.hasOtherTitles ? nil : .titles)
    }

    package var fileSize: Int { index.fileSize + ((try? people().index.fileSize) ?? 0) }

    /// The movie with an id, with the names of its people; `nil` if there is none.
    package func movie(_ id: MovieID) throws(TextIndexError) -> CatalogMovie? {
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
