import Domain
import Infrastructure

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
        to builder: inout TextIndexBuilder
    ) throws(StorageError) -> Bool {
        guard
            line.count == Column.allCases.count, let key = line.titleNumber(Column.id.rawValue),
            let title = line.text(Column.primaryTitle.rawValue), !title.isEmpty,
            line.bytes(Column.type.rawValue)?.isEmpty == false
        else { return false }
        guard Self.isMovie(line) else { return true }
        let isAdult = !line.isField(Column.isAdult.rawValue, "0")
        guard includesAdult || !isAdult else { return true }
        let hasOriginalTitle = !line.isEqual(
            Column.originalTitle.rawValue,
            Column.primaryTitle.rawValue
        )
        let entry = Entry(
            document: UInt32(builder.documentCount),
            titleCount: hasOriginalTitle ? 2 : 1
        )
        guard entries.insert(entry, for: key) else { return true }
        let rating = ratings[key]
        let movie = CatalogMovie(
            imdbNumber: Int(key),
            title: title,
            originalTitle: hasOriginalTitle
                ? line.text(Column.originalTitle.rawValue) ?? "" : "",
            releaseDate: line.number(Column.startYear.rawValue).flatMap { ReleaseDate(year: $0) },
            runtime: line.number(Column.runtimeMinutes.rawValue),
            genres: line.list(Column.genres.rawValue),
            voteTenths: rating.map { Int($0.tenths) },
            voteCount: rating.map { Int($0.votes) },
            isAdult: isAdult
        )
        try builder.add(movie.document(popularity: rating?.votes ?? 0, storedFields: movie.record))
        return true
    }

    /// Adds the title of a line of `title.akas` to its movie; returns `false` for a malformed line.
    mutating func addOtherTitle(
        _ line: TSVRow,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) -> Bool {
        guard
            line.count == Self.otherTitleColumnCount, let key = line.titleNumber(0),
            let title = line.text(2), !title.isEmpty
        else { return false }
        guard var entry = entries[key] else { return true }
        if others.movie != key { others = (key, []) }
        guard entry.titleCount < .max, others.titles.insert(title).inserted else { return true }
        try builder.addTitle(title, number: Int(entry.titleCount), to: Int(entry.document))
        entry.titleCount += 1
        entries[key] = entry
        return true
    }

    /// Whether a title is that of a movie, and not of a series or a game.
    private static func isMovie(_ line: TSVRow) -> Bool {
        let type = Column.type.rawValue
        return line.isField(type, "movie") || line.isField(type, "short")
            || line.isField(type, "tvMovie") || line.isField(type, "tvShort")
            || line.isField(type, "video")
    }
}

/// The rating of a movie by IMDb's users.
struct IMDbRating: BitwiseCopyable {
    /// The average, 0…100.
    var tenths: UInt8
    var votes: UInt32

    init(tenths: UInt8, votes: UInt32) {
        self.tenths = tenths
        self.votes = votes
    }

    /// Decodes a line of `title.ratings`: `tconst averageRating numVotes`, such as
    /// `tt0133093 8.7 2100000`.
    init?(_ line: TSVRow) {
        guard
            let average = line.text(1).flatMap({ Double($0) }), (0...10).contains(average),
            let votes = line.number(2).flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.init(tenths: UInt8((average * 10).rounded()), votes: votes)
    }
}
