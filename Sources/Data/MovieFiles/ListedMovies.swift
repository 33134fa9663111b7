import Domain
import Synchronization
import TextIndex

/// The movies that a file lists: by ids, or by titles and years.
///
/// A movie that has no id of the kind that a row has is compared by title and year, of which the year
/// may be off by one: a festival and a cinema may show a movie in two years.
final class ListedMovies: Sendable {
    /// A row of the file: what it has of a movie.
    struct Row: Hashable {
        var imdbNumber: Int?
        var tmdbID: Int?
        var titles: [TitleKey] = []
        var year: Int?

        /// The user's own rating, in tenths: 0…100.
        var rating: Int?

        var isEmpty: Bool { imdbNumber == nil && tmdbID == nil && titles.isEmpty }
    }

    let rows: [Row]

    let hasRatings: Bool

    /// How many rows have neither an id nor a title.
    let unreadableCount: Int

    /// The first row with an id, by `CatalogMovie.key`.
    private let rowsByID: [UInt64: Int32]

    /// The first row with a title and a year, by both.
    private let rowsByTitle: [UInt64: Int32]

    private let documents = Mutex<Documents?>(nil)

    init(rows: [Row], unreadableCount: Int = 0) {
        self.rows = rows
        hasRatings = rows.contains { $0.rating != nil }
        self.unreadableCount = unreadableCount
        var rowsByID: [UInt64: Int32] = [:]
        var rowsByTitle: [UInt64: Int32] = [:]
        rowsByID.reserveCapacity(rows.count)
        rowsByTitle.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            let index = Int32(truncatingIfNeeded: index)
            for key in row.idKeys where rowsByID[key] == nil { rowsByID[key] = index }
            for title in row.titles {
                let key = title.key(year: row.year)
                if rowsByTitle[key] == nil { rowsByTitle[key] = index }
            }
        }
        self.rowsByID = rowsByID
        self.rowsByTitle = rowsByTitle
    }

    /// The row of a movie; `nil` if the file does not list it.
    func row(of movie: Row) -> Row? { index(of: movie).map { rows[$0] } }

    /// The index of the row of a movie.
    func index(of movie: Row) -> Int? {
        for key in movie.idKeys {
            if let index = rowsByID[key] { return Int(index) }
        }
        guard !rowsByTitle.isEmpty, let year = movie.year else { return nil }
        for year in [year, year - 1, year + 1, nil] {
            for title in movie.titles {
                guard let index = rowsByTitle[title.key(year: year)] else { continue }
                if !rows[Int(index)].hasOtherID(than: movie) { return Int(index) }
            }
        }
        return nil
    }

    /// The movies of a catalog that are in the file, found once for each catalog.
    func documents(in catalog: Catalog) throws(TextIndexError) -> Documents {
        let id = ObjectIdentifier(catalog.recentMatches)
        if let known = documents.withLock({ $0 }), known.catalog == id { return known }
        let found = try Documents(of: self, in: catalog, id)
        documents.withLock { $0 = found }
        return found
    }

    /// The movies of a catalog that a file lists.
    struct Documents: Sendable {
        /// What the catalog is recognized by.
        fileprivate let catalog: ObjectIdentifier

        /// The row of each movie, by its number in the index.
        let rows: [Int: Int]

        /// How many rows are none of the movies.
        let unknownCount: Int

        fileprivate init(
            of list: ListedMovies,
            in catalog: Catalog,
            _ id: ObjectIdentifier
        ) throws(TextIndexError) {
            self.catalog = id
            var rows: [Int: Int] = [:]
            var isKnown = [Bool](repeating: false, count: list.rows.count)
            for (index, row) in list.rows.enumerated() {
                for key in row.idKeys {
                    guard let document = try catalog.index.document(withKey: key) else { continue }
                    isKnown[index] = true
                    if rows[document] == nil { rows[document] = index }
                }
            }
            if zip(list.rows, isKnown).contains(where: { !$1 && !$0.titles.isEmpty }) {
                try catalog.forEachMovie { document, movie in
                    guard rows[document] == nil, let index = list.index(of: movie) else { return }
                    rows[document] = index
                    isKnown[index] = true
                }
            }
            self.rows = rows
            unknownCount = isKnown.count { !$0 }
        }
    }
}

extension ListedMovies.Row {
    var idKeys: [UInt64] {
        var keys: [UInt64] = []
        if let imdbNumber { keys.append(CatalogMovie.key(imdbNumber: imdbNumber)) }
        if let tmdbID { keys.append(CatalogMovie.key(tmdbID: tmdbID)) }
        return keys
    }

    /// Whether both have an id of the same kind, which differs.
    fileprivate func hasOtherID(than movie: Self) -> Bool {
        func differ(_ one: Int?, _ other: Int?) -> Bool {
            one != nil && other != nil && one != other
        }
        return differ(imdbNumber, movie.imdbNumber) || differ(tmdbID, movie.tmdbID)
    }
}

extension ListedMovies.Row {
    init(_ movie: Movie) {
        imdbNumber = movie.imdbID?.number
        tmdbID = movie.tmdbID
        titles = [movie.title, movie.originalTitle].compactMap { $0.flatMap { TitleKey($0) } }
        year = movie.releaseDate?.year
    }

    init(_ movie: CatalogMovie) {
        imdbNumber = movie.imdbNumber
        tmdbID = movie.tmdbID ?? movie.otherTMDBID
        titles = movie.shownTitles.compactMap { TitleKey($0) }
        year = movie.releaseDate?.year
    }
}

extension IMDbID {
    /// The number after `tt`.
    var number: Int? { Int(description.dropFirst(2)) }
}

extension Catalog {
    /// How many movies are read at once.
    private static let batchSize = 4096

    /// Passes all movies to `body`, the most popular first.
    fileprivate func forEachMovie(
        _ body: (_ document: Int, ListedMovies.Row) -> Void
    ) throws(TextIndexError) {
        for start in stride(from: 0, to: index.documentCount, by: Self.batchSize) {
            let documents = Array(start..<min(start + Self.batchSize, index.documentCount))
            for (document, record) in zip(documents, try index.storedFields(of: documents)) {
                if let movie = decode(record) { body(document, ListedMovies.Row(movie)) }
            }
        }
    }
}
