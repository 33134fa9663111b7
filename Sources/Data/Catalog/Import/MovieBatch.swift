import Infrastructure
import Search
import SystemKit
import TextIndex

/// The movies of some lines of a data set.
struct MovieBatch: Sendable {
    struct Entry {
        /// The movie's number at the source of the data set.
        let key: UInt32

        let titleCount: Int
    }

    let lines: LineChunk
    private(set) var segment = TextIndexSegment()

    /// One for each movie, in their order.
    private(set) var entries: [Entry] = []

    /// What is built in of movies, by their indices.
    private(set) var builtIn: [(index: Int, movie: CatalogMovie)] = []
    private var keys = CompactIntegerMap(unset: true)

    init(_ lines: LineChunk) { self.lines = lines }

    /// Adds a movie with what the built-in catalog knows about it, unless its key is there already.
    mutating func add(
        _ movie: CatalogMovie,
        key: UInt32,
        popularity: UInt32,
        builtIn known: CatalogMovie?
    ) {
        guard keys[key] == nil else { return }
        keys[key] = true
        let document = movie.importedDocument(popularity: popularity, builtIn: known)
        segment.add(document)
        if let known { builtIn.append((entries.count, known)) }
        entries.append(Entry(key: key, titleCount: document.titles.count))
    }
}

/// Reads movies; one that several lines have is taken from the first.
protocol MovieReader: DataSetReader where Batch == MovieBatch {
    /// The keys of movies that are left out.
    var excluded: Set<UInt32> { get set }
}

extension MovieReader {
    func makeBatch(of lines: LineChunk) -> MovieBatch { MovieBatch(lines) }

    func add(_ batch: MovieBatch, to draft: inout CatalogDraft) throws(StorageError) {
        let repeated = batch.entries.map(\.key).filter { draft.documents[$0] != nil }
        guard !repeated.isEmpty else { return try draft.add(batch) }
        // Hardly any data set repeats a movie.
        var reader = self
        reader.excluded = Set(repeated)
        try draft.add(reader.read(batch.lines).0)
    }
}
