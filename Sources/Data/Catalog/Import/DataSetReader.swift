import Domain
import Essentials
import Infrastructure
import Search
import SystemKit
import TextIndex

/// Reads the lines of a data set.
///
/// Threads read some lines each; what they have read is added in the order of the lines.
struct DataSetReader: Sendable {
    private let kind: DataSetKind
    private let columnCount: Int
    private let includesAdult: Bool
    private let builtIn: BuiltInMovieLookup

    /// The ratings of movies by their keys, for the titles.
    let ratings: CompactIntegerMap<IMDbRating>

    /// The documents of movies by their keys, or the people with credits; empty for the titles.
    let known: CompactIntegerMap<UInt32>
    private let decoder = JSONDecoder()

    /// Needs what the files of the kinds before have added to the draft.
    init(_ kind: DataSetKind, of draft: inout CatalogDraft, includesAdult: Bool) {
        (self.kind, columnCount) = (kind, kind.columnCount)
        (self.includesAdult, builtIn) = (includesAdult, draft.builtIn)
        // A map that the draft changes would be copied if the reader kept it.
        ratings = kind == .imdbTitles ? draft.ratings : CompactIntegerMap(unset: .none)
        switch kind {
        case .imdbOtherTitles, .imdbCast, .imdbCrew: known = draft.documents
        case .imdbPeople:
            draft.endCredits()
            known = draft.credits.indices
        case .imdbRatings, .imdbTitles, .tmdbExport: known = CompactIntegerMap(unset: 0)
        }
    }

    /// Adds what a line says to a batch; returns `false` for a malformed line.
    private func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard kind != .tmdbExport else { return readExportedMovie(line, into: &batch) }
        guard let row = TSVRow(line, columnCount: columnCount) else { return false }
        switch kind {
        case .imdbRatings: return readRating(row, into: &batch)
        case .imdbTitles: return readTitle(row, into: &batch)
        case .imdbOtherTitles: return readOtherTitle(row, into: &batch)
        case .imdbCast: return readCast(row, into: &batch)
        case .imdbCrew: return readCrew(row, into: &batch)
        case .imdbPeople: return readPerson(row, into: &batch)
        case .tmdbExport: return false
        }
    }

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
        let key: UInt32
        let titleCount: Int
    }

    var ratings: [(movie: UInt32, rating: IMDbRating)] = []
    var otherTitles: [(movie: UInt32, title: String)] = []
    var credits: [Credit] = []
    var names: [PersonName] = []
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

// MARK: - Movies
extension DataSetReader {
    /// A line of TMDB's daily export.
    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    private func readExportedMovie(
        _ line: UnsafeBufferPointer<UInt8>,
        into batch: inout DataSetBatch
    ) -> Bool {
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

    /// The columns of IMDb's `title.basics` that are read.
    private enum Column {
        static let id = 0
        static let type = 1
        static let primaryTitle = 2
        static let originalTitle = 3
        static let isAdult = 4
        static let startYear = 5
        static let runtimeMinutes = 7
        static let genres = 8
    }

    /// In bytes; IMDb lists three genres at most, and a corrupt line may have more.
    private static let genresLimit = 1000

    private func readTitle(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let key = row.titleNumber(Column.id), let titles = Self.titles(row),
            row.bytes(Column.type)?.isEmpty == false,
            row.bytes(Column.genres)?.count ?? 0 <= Self.genresLimit
        else { return false }
        guard Self.movieTypes.contains(where: { row.isField(Column.type, $0) }) else { return true }
        let isAdult = !row.isField(Column.isAdult, "0")
        guard includesAdult || !isAdult else { return true }

        let rating = ratings[key]
        var movie = CatalogMovie(title: titles.title)
        movie.originalTitle = titles.original
        movie.imdbNumber = Int(key)
        movie.isAdult = isAdult
        movie.releaseDate = row.number(Column.startYear).flatMap { CalendarDate(year: $0) }
        movie.runtime = row.number(Column.runtimeMinutes).flatMap {
            MovieDetails.runtimes.contains($0) ? $0 : nil
        }
        movie.genres = row.list(Column.genres)
        movie.voteTenths = rating.map { Int($0.tenths) }
        movie.voteCount = rating.map { Int($0.votes) }
        let known = builtIn.movie(imdbNumber: key)
        batch.add(movie, key: key, popularity: rating?.votes ?? 0, builtIn: known)
        return true
    }

    /// The title and the original one, which is empty if it is the same; `nil` if one is malformed.
    private static func titles(_ row: TSVRow) -> (title: String, original: String)? {
        guard let title = row.text(Column.primaryTitle), CatalogMovie.isTitle(title)
        else { return nil }
        guard !row.isEqual(Column.originalTitle, Column.primaryTitle),
            let original = row.text(Column.originalTitle), !original.isEmpty
        else { return (title, "") }
        return CatalogMovie.isTitle(original) ? (title, original) : nil
    }

    /// The types of titles that are movies, and neither series nor games.
    private static let movieTypes: [StaticString] = [
        "movie", "short", "tvMovie", "tvShort", "video",
    ]
}
