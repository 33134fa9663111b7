import Domain
import SystemKit
import TextIndex

/// Indexes the movies of IMDb's `title.basics`, and their alternative titles from `title.akas`.
struct IMDbTitleImporter {
    /// The columns of `title.basics`.
    private enum Column {
        static let id = 0
        static let type = 1
        static let primaryTitle = 2
        static let originalTitle = 3
        static let isAdult = 4
        static let startYear = 5
        static let runtimeMinutes = 7
        static let genres = 8
        static let count = 9
    }

    /// What later lines need to know about an indexed movie.
    private struct Entry: BitwiseCopyable {
        var document: UInt32

        /// The number of its titles in the index.
        var titleCount: UInt8
    }

    private static let otherTitleColumnCount = 8

    /// In bytes; IMDb lists three genres at most, and a corrupt line may have more.
    private static let genresLimit = 1000

    private let includesAdult: Bool
    private var entries = CompactIntegerMap(unset: Entry(document: 0, titleCount: 0))

    /// The alternative titles of the movie of the last line; its lines are consecutive.
    private var others: (movie: UInt32, titles: Set<String>) = (0, [])

    init(includesAdult: Bool) { self.includesAdult = includesAdult }

    /// Adds the movie of a line of `title.basics`, if it is one; `false` means a malformed line.
    mutating func addTitle(
        _ line: TSVRow,
        _ ratings: CompactIntegerMap<IMDbRating>,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        guard line.count == Column.count, let key = line.titleNumber(Column.id),
            let titles = Self.titles(line), line.bytes(Column.type)?.isEmpty == false,
            line.bytes(Column.genres)?.count ?? 0 <= Self.genresLimit
        else { return false }
        guard Self.isMovie(line) else { return true }
        let isAdult = !line.isField(Column.isAdult, "0")
        guard includesAdult || !isAdult, entries[key] == nil else { return true }
        let rating = ratings[key]
        var movie = Self.movie(line, titles, rating)
        movie.imdbNumber = Int(key)
        movie.isAdult = isAdult
        let added = try draft.add(
            movie,
            popularity: rating?.votes ?? 0,
            builtIn: draft.builtIn.movie(imdbNumber: key)
        )
        if let added {
            entries[key] = Entry(
                document: UInt32(added.document),
                titleCount: UInt8(clamping: added.titleCount)
            )
        }
        return true
    }

    /// The index of a movie's document in the order in which they were added.
    func document(of key: UInt32) -> Int? {
        entries[key].map { Int($0.document) }
    }

    /// Adds the title of a line of `title.akas` to its movie; returns `false` for a malformed line.
    mutating func addOtherTitle(
        _ line: TSVRow,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        guard line.count == Self.otherTitleColumnCount, let key = line.titleNumber(0),
            let title = line.text(2), CatalogMovie.isTitle(title)
        else { return false }
        guard var entry = entries[key] else { return true }
        if others.movie != key { others = (key, []) }
        guard entry.titleCount < .max, others.titles.insert(title).inserted else { return true }
        try draft.movies.addTitle(title, number: Int(entry.titleCount), to: Int(entry.document))
        entry.titleCount += 1
        entries[key] = entry
        return true
    }

    private static func movie(
        _ line: TSVRow,
        _ titles: (title: String, original: String),
        _ rating: IMDbRating?
    ) -> CatalogMovie {
        CatalogMovie(
            title: titles.title,
            originalTitle: titles.original,
            releaseDate: line.number(Column.startYear).flatMap { CalendarDate(year: $0) },
            runtime: line.number(Column.runtimeMinutes),
            genres: line.list(Column.genres),
            voteTenths: rating.map { Int($0.tenths) },
            voteCount: rating.map { Int($0.votes) }
        )
    }

    /// The title and the original one, which is empty if it is the same; `nil` if one is malformed.
    private static func titles(_ line: TSVRow) -> (title: String, original: String)? {
        guard let title = line.text(Column.primaryTitle), CatalogMovie.isTitle(title)
        else { return nil }
        guard !line.isEqual(Column.originalTitle, Column.primaryTitle),
            let original = line.text(Column.originalTitle), !original.isEmpty
        else { return (title, "") }
        return CatalogMovie.isTitle(original) ? (title, original) : nil
    }

    /// Whether a title is that of a movie, and not of a series or a game.
    private static func isMovie(_ line: TSVRow) -> Bool {
        movieTypes.contains { line.isField(Column.type, $0) }
    }

    private static let movieTypes: [StaticString] = [
        "movie", "short", "tvMovie", "tvShort", "video",
    ]
}
