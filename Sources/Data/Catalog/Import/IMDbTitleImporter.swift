import Domain
import Infrastructure

/// Puts the films of IMDb's `title.basics` into an index, and their other titles of `title.akas`.
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

    /// What is known of a film that is in the index.
    private struct Entry: BitwiseCopyable {
        var document: UInt32

        /// Of its titles so far.
        var titleCount: UInt8
    }

    private static let otherTitleColumnCount = 8

    private let includesAdult: Bool
    private var entries = CompactIntegerMap(unset: Entry(document: 0, titleCount: 0))

    /// The other titles of the film to which the last line belongs; its lines follow each other.
    private var others: (film: UInt32, titles: Set<String>) = (0, [])

    init(includesAdult: Bool) {
        self.includesAdult = includesAdult
    }

    /// Adds the film of a line of `title.basics`, unless it is none; `false` for a malformed line.
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
        let film = CatalogMovie(
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
        try builder.add(film.document(weight: rating?.votes ?? 0, content: film.record))
        return true
    }

    /// Adds a line of `title.akas` to what a film is found by; `false` for a malformed line.
    mutating func addOtherTitle(
        _ line: TSVRow,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) -> Bool {
        guard
            line.count == Self.otherTitleColumnCount, let key = line.titleNumber(0),
            let title = line.text(2), !title.isEmpty
        else { return false }
        guard var entry = entries[key] else { return true }
        if others.film != key { others = (key, []) }
        guard entry.titleCount < .max, others.titles.insert(title).inserted else { return true }
        try builder.addTitle(title, number: Int(entry.titleCount), to: Int(entry.document))
        entry.titleCount += 1
        entries[key] = entry
        return true
    }

    /// Whether a title is a film, by its type.
    private static func isMovie(_ line: TSVRow) -> Bool {
        let type = Column.type.rawValue
        return line.isField(type, "movie") || line.isField(type, "short")
            || line.isField(type, "tvMovie") || line.isField(type, "tvShort")
            || line.isField(type, "video")
    }
}

/// The genres of IMDb's data sets.
///
/// Records refer to them by their place in this list, so that it may only grow at its end.
enum IMDbGenres {
    static let names = [
        "Drama", "Comedy", "Documentary", "Romance", "Action", "Thriller", "Crime", "Horror",
        "Adventure", "Family", "Mystery", "Biography", "Fantasy", "History", "Music", "Sci-Fi",
        "Musical", "War", "Animation", "Western", "Sport", "Adult", "News", "Short", "Film-Noir",
        "Reality-TV", "Talk-Show", "Game-Show",
    ]
}
