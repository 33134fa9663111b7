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

    /// A part of the writing.
    private enum Part {
        case credits
        case people
        case movieIndex
        case peopleIndex

        /// When it starts and ends, of the time that writing takes.
        func span(hasManyPeople: Bool) -> ClosedRange<Double> {
            switch self {
            case .credits: 0...(hasManyPeople ? 0.3 : 0.01)
            case .people: hasManyPeople ? 0.3...0.6 : 0.01...0.02
            case .movieIndex: hasManyPeople ? 0.6...0.85 : 0.02...0.98
            case .peopleIndex: hasManyPeople ? 0.85...1 : 0.98...1
            }
        }
    }

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
    ///
    /// `progress` often gets what is done, from 0 to 1.
    mutating func write(
        to path: String,
        _ metadata: CatalogMetadata,
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        let hasManyPeople = !usesBuiltInCredits
        func part(_ part: Part, _ done: Double) {
            let span = part.span(hasManyPeople: hasManyPeople)
            progress(span.lowerBound + done * (span.upperBound - span.lowerBound))
        }
        part(.credits, 0)
        endCredits()
        if usesBuiltInCredits { builtIn.addNames(to: &credits) }
        var metadata = metadata
        metadata.creditedMovieCount = try credits.append(to: &movies) { part(.credits, $0) }
        try credits.addPeople(to: &people, documentNumbers: movies.documentNumbers) {
            part(.people, $0)
        }
        // The indexes need its memory.
        credits = CreditCollector()
        try movies.write(to: path, metadata: metadata.bytes) { part(.movieIndex, $0) }
        try people.write(to: path, isAppending: true, metadata: metadata.bytes) {
            part(.peopleIndex, $0)
        }
    }

    /// Finds out who the people of all credits are; names can be added afterwards.
    mutating func endCredits() {
        guard !hasAllCredits else { return }
        hasAllCredits = true
        credits.endCredits { [movies] in movies.popularity(of: $0) }
    }
}
