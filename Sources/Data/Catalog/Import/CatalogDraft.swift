import Domain
import Infrastructure
import SystemKit
import TextIndex

/// The indexes of movies and people that an import fills and writes.
struct CatalogDraft {
    let builtIn: BuiltInMovieLookup
    var movies: TextIndexBuilder
    private var people: TextIndexBuilder
    var credits = CreditCollector()
    private var hasAllCredits = false

    /// Whether no data set has credits, so that those of the built-in movies are taken.
    private let usesBuiltInCredits: Bool

    /// `scratch` is a directory for temporary files; `nil` keeps everything in memory.
    init(
        scratch: String?,
        builtIn: BuiltInMovieLookup = BuiltInMovieLookup(BuiltInMovies.table),
        usesBuiltInCredits: Bool
    ) throws(StorageError) {
        movies = try TextIndexBuilder(scratch: scratch)
        people = try TextIndexBuilder(scratch: scratch, sortsTitles: false, hasChampionLists: false)
        self.builtIn = builtIn
        self.usesBuiltInCredits = usesBuiltInCredits
    }

    /// Adds a movie with what the built-in catalog knows about it; returns the index of its
    /// document and the number of its titles, or `nil` if the index is full.
    mutating func add(
        _ movie: CatalogMovie,
        popularity: UInt32,
        builtIn known: CatalogMovie?
    ) throws(StorageError) -> (document: Int, titleCount: Int)? {
        let document = movie.importedDocument(popularity: popularity, builtIn: known)
        let count = movies.documentCount
        try movies.add(document)
        guard movies.documentCount > count else { return nil }
        if usesBuiltInCredits, let known {
            builtIn.addCredits(of: known, document: count, to: &credits)
        }
        return (count, document.titles.count)
    }

    /// Writes the indexes; nothing can be added afterwards.
    mutating func write(to path: String, _ metadata: CatalogMetadata) throws(StorageError) {
        endCredits()
        if usesBuiltInCredits { builtIn.addNames(to: &credits) }
        var metadata = metadata
        metadata.creditedMovieCount = try credits.append(to: &movies)
        try credits.addPeople(to: &people, documentNumbers: movies.documentNumbers)
        // The indexes need its memory.
        credits = CreditCollector()
        try movies.write(to: path, metadata: metadata.bytes)
        try people.write(to: path, isAppending: true, metadata: metadata.bytes)
    }

    /// Finds out who the people of all credits are; names can be added afterwards.
    mutating func endCredits() {
        guard !hasAllCredits else { return }
        hasAllCredits = true
        credits.endCredits { [movies] in movies.popularity(of: $0) }
    }
}
