import Search
import SystemKit
import TextIndex

/// The indexes of movies and people that an import fills and writes.
struct CatalogDraft {
    let builtIn: BuiltInMovieLookup
    var movies: TextIndexBuilder
    private var people: TextIndexBuilder
    var credits = CreditCollector()
    private var hasAllCredits = false

    var ratings = CompactIntegerMap(unset: IMDbRating.none)

    /// The documents of the movies, in the order in which they were added, by the movies' numbers at
    /// the source of the data sets.
    private(set) var documents = CompactIntegerMap(unset: UInt32(0))

    private var titleCounts: [UInt8] = []

    /// The alternative titles of the movie of the last one; they are consecutive.
    private var otherTitles: (movie: UInt32, titles: Set<String>) = (0, [])

    /// Whether no data set has credits, so that those of the built-in movies are taken.
    private let usesBuiltInCredits: Bool

    /// `scratch` is a directory for temporary files; `nil` keeps everything in memory.
    init(
        scratch: String?,
        builtIn: BuiltInMovieLookup = .builtIn,
        usesBuiltInCredits: Bool
    ) throws(StorageError) {
        movies = try TextIndexBuilder(scratch: scratch)
        people = try TextIndexBuilder(scratch: scratch, sortsTitles: false, hasChampionLists: false)
        self.builtIn = builtIn
        self.usesBuiltInCredits = usesBuiltInCredits
    }

    /// Adds a batch, of which the movies must be new; ignores them if the index is full.
    mutating func add(_ batch: DataSetBatch) throws(StorageError) {
        for entry in batch.ratings { ratings[entry.movie] = entry.rating }
        for entry in batch.otherTitles { try add(entry.title, toMovie: entry.movie) }
        credits.add(batch.credits)
        credits.add(batch.names)
        guard !batch.movies.isEmpty else { return }
        let first = movies.documentCount
        try movies.append(batch.segment)
        guard movies.documentCount > first else { return }
        for (index, entry) in batch.movies.enumerated() {
            documents[entry.key] = UInt32(first + index)
            titleCounts.append(UInt8(clamping: entry.titleCount))
        }
        guard usesBuiltInCredits else { return }
        for (index, movie) in batch.builtIn {
            builtIn.addCredits(of: movie, document: first + index, to: &credits)
        }
    }

    /// Adds an alternative title to a movie, unless it has the title already.
    private mutating func add(_ title: String, toMovie key: UInt32) throws(StorageError) {
        guard let document = documents[key].map({ Int($0) }) else { return }
        if otherTitles.movie != key { otherTitles = (key, []) }
        guard titleCounts[document] < .max, otherTitles.titles.insert(title).inserted
        else { return }
        try movies.addTitle(title, number: Int(titleCounts[document]), to: document)
        titleCounts[document] += 1
    }

    /// Writes the indexes; nothing can be added afterwards.
    ///
    /// `progress` often gets what is done, from 0 to 1.
    mutating func write(
        to path: String,
        _ metadata: CatalogMetadata,
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        // The progress at which the credits, the people and both indexes start, and the end.
        let bounds = usesBuiltInCredits ? [0, 0.01, 0.02, 0.98, 1] : [0, 0.3, 0.6, 0.85, 1]
        func report(_ part: Int, _ done: Double) {
            progress(bounds[part] + done * (bounds[part + 1] - bounds[part]))
        }
        report(0, 0)
        // Only reading needs them.
        (documents, titleCounts) = (CompactIntegerMap(unset: 0), [])
        ratings = CompactIntegerMap(unset: IMDbRating.none)
        endCredits()
        if usesBuiltInCredits { builtIn.addNames(to: &credits) }
        var metadata = metadata
        let sortedPeople = credits.sortedPeople
        metadata.creditedMovieCount = try credits.append(of: sortedPeople, to: &movies) {
            report(0, $0)
        }
        try credits.add(sortedPeople, to: &people, documentNumbers: movies.documentNumbers()) {
            report(1, $0)
        }
        // The indexes need its memory.
        credits = CreditCollector()
        try movies.write(to: path, metadata: metadata.bytes) { report(2, $0) }
        try people.write(to: path, isAppending: true, metadata: metadata.bytes) { report(3, $0) }
    }

    /// Finds out who the people of all credits are; names can be added afterwards.
    mutating func endCredits() {
        guard !hasAllCredits else { return }
        hasAllCredits = true
        credits.endCredits { [movies] in movies.popularity(of: $0) }
    }
}
