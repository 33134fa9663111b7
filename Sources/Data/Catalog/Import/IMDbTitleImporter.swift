import Domain
import SystemKit
import TextIndex

/// Indexes the movies of IMDb's `title.basics`, and their alternative titles from `title.akas`.
struct IMDbTitleImporter {
    /// The columns of `title.basics`, in their order.
    private enum Column: Int, CaseIterable {
        case id
        case type
        case primaryTitle
        case originalTitle
        case isAdult
        case startYear
        case endYear
        case runtimeMinutes
        case genres
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

    init(includesAdult: Bool) {
        self.includesAdult = includesAdult
    }

    /// Adds the movie of a line of `title.basics`, if it is one; returns `false` for a malformed
    /// line.
    mutating func addTitle(
        _ line: TSVRow,
        _ ratings: CompactIntegerMap<IMDbRating>,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        guard
            line.count == Column.allCases.count, let key = line.titleNumber(Column.id.rawValue),
            let titles = Self.titles(line), line.bytes(Column.type.rawValue)?.isEmpty == false,
            line.bytes(Column.genres.rawValue)?.count ?? 0 <= Self.genresLimit
        else { return false }
        guard Self.isMovie(line) else { return true }
        let isAdult = !line.isField(Column.isAdult.rawValue, "0")
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
        guard
            line.count == Self.otherTitleColumnCount, let key = line.titleNumber(0),
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
            releaseDate: line.number(Column.startYear.rawValue).flatMap { CalendarDate(year: $0) },
            runtime: line.number(Column.runtimeMinutes.rawValue),
            genres: line.list(Column.genres.rawValue),
            voteTenths: rating.map { Int($0.tenths) },
            voteCount: rating.map { Int($0.votes) }
        )
    }

    /// The title and the original one, which is empty if it is the same; `nil` if one is malformed.
    private static func titles(_ line: TSVRow) -> (title: String, original: String)? {
        let (titleColumn, originalColumn) = (
            Column.primaryTitle.rawValue, Column.originalTitle.rawValue
        )
        guard let title = line.text(titleColumn), CatalogMovie.isTitle(title) else { return nil }
        guard
            !line.isEqual(originalColumn, titleColumn), let original = line.text(originalColumn),
            !original.isEmpty
        else { return (title, "") }
        return CatalogMovie.isTitle(original) ? (title, original) : nil
    }

    /// Whether a title is that of a movie, and not of a series or a game.
    private static func isMovie(_ line: TSVRow) -> Bool {
        let type = Column.type.rawValue
        return line.isField(type, "movie") || line.isField(type, "short")
            || line.isField(type, "tvMovie") || line.isField(type, "tvShort")
            || line.isField(type, "video")
    }
}
