import Domain
import Essentials
import Infrastructure
import Search
import SystemKit
import TextIndex

/// Reads the lines of a kind of data set.
///
/// Threads read some lines each; what they have read is added in the order of the lines.
protocol DataSetReader: Sendable {
    /// Adds what a line says to a batch; returns `false` for a malformed line.
    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool
}

extension DataSetReader {
    /// Reads lines, of which a header is skipped, and which may have movies to leave out.
    func read(
        _ lines: LineChunk,
        hasHeader: Bool = false,
        excluding excluded: Set<UInt32> = []
    ) -> (DataSetBatch, LineStatistics) {
        var batch = DataSetBatch(excluding: excluded)
        var statistics = LineStatistics()
        lines.forEachLine { line in
            let isHeader = hasHeader && statistics.total == 0
            let isValid = isHeader || line.map { read($0, into: &batch) } ?? false
            statistics.add(isMalformed: !isValid)
        }
        if !batch.movies.isEmpty { batch.lines = lines }
        return (batch, statistics)
    }

    /// Adds what some lines say; a movie that several lines have is taken from the first.
    func add(_ batch: DataSetBatch, to draft: inout CatalogDraft) throws(StorageError) {
        let repeated = batch.movies.map(\.key).filter { draft.documents[$0] != nil }
        // Hardly any data set repeats a movie.
        guard !repeated.isEmpty, let lines = batch.lines else { return try draft.add(batch) }
        try draft.add(read(lines, excluding: Set(repeated)).0)
    }
}

/// The contents of some lines; a data set fills one of the lists.
struct DataSetBatch: Sendable {
    struct MovieEntry {
        /// The movie's number at the source of the data set.
        let key: UInt32
        let titleCount: Int
    }

    var ratings: [(movie: UInt32, rating: IMDbRating)] = []
    var otherTitles: [(movie: UInt32, title: String)] = []
    var credits: [Credit] = []
    var names = PersonNames()
    private(set) var segment = TextIndexSegment()

    /// In the order of their documents.
    private(set) var movies: [MovieEntry] = []

    /// The built-in facts of movies, with the indices of the movies.
    private(set) var builtIn: [(index: Int, movie: CatalogMovie)] = []
    var lines: LineChunk?

    /// The keys of movies that are there already, or are left out.
    private var keys = CompactIntegerMap(unset: true)

    init(excluding excluded: Set<UInt32> = []) {
        for key in excluded { keys[key] = true }
    }

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
        if let known { builtIn.append((movies.count, known)) }
        movies.append(MovieEntry(key: key, titleCount: document.titles.count))
    }
}

/// The number of lines of a file, and of those that are malformed.
struct LineStatistics: Hashable, Sendable {
    /// At most one line in this many may be malformed.
    private static let tolerance = 100

    private(set) var total = 0
    private(set) var malformed = 0

    /// Counted from 1.
    private(set) var firstMalformed: Int?
    private(set) var isLastMalformed = false

    mutating func add(isMalformed: Bool) {
        total += 1
        isLastMalformed = isMalformed
        guard isMalformed else { return }
        malformed += 1
        firstMalformed = firstMalformed ?? total
    }

    /// Adds those of the lines that follow.
    mutating func add(_ others: LineStatistics) {
        firstMalformed = firstMalformed ?? others.firstMalformed.map { total + $0 }
        total += others.total
        malformed += others.malformed
        if others.total > 0 { isLastMalformed = others.isLastMalformed }
    }

    /// Throws if too many lines are malformed for the file to be a data set.
    func check(_ file: ImportSource) throws(MoviesError) {
        guard let firstMalformed, malformed * Self.tolerance >= total else { return }
        throw .dataSetUnusable(
            file: file,
            .malformed(count: malformed, total: total, first: firstMalformed)
        )
    }
}

/// Reads the movies of TMDB's daily export: one JSON object per line.
struct TMDBExportReader: DataSetReader {
    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    let includesAdult: Bool
    let builtIn: BuiltInMovieLookup
    private let decoder = JSONDecoder()

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let exported = try? decoder.decode(ExportedMovieDTO.self, from: Data(line)),
            let key = UInt32(exactly: exported.id), key > 0,
            CatalogMovie.isTitle(exported.original_title)
        else { return false }
        let isAdult = exported.adult ?? false
        guard includesAdult || !isAdult else { return true }
        let popularity = Int((max(0, min(exported.popularity ?? 0, 100_000)) * 10_000).rounded())
        var movie = CatalogMovie(title: exported.original_title)
        movie.tmdbID = exported.id
        movie.popularity = popularity
        movie.isAdult = isAdult
        let builtIn = builtIn.movie(tmdbID: key)
        if let title = builtIn?.title, title != movie.title {
            (movie.title, movie.originalTitle) = (title, movie.title)
        }
        batch.add(movie, key: key, popularity: UInt32(popularity), builtIn: builtIn)
        return true
    }
}
