import Domain
import Search
import Synchronization
import TextIndex

/// The movies that a file lists: by ids, or by titles and years.
///
/// A movie that has no id of the kind that a row has is compared by title and year, of which the year
/// may be off by one: a festival and a cinema may show a movie in two years.
final class ListedMovies: Sendable {
    struct Row: Hashable {
        var movie = MovieIdentity()

        /// The user's own rating, in tenths: 0…100.
        var rating: Int?

        /// The title as it is written, in a short list.
        var title: String?

        /// The movie of a catalog that the title surely means.
        fileprivate(set) var meant: MovieIdentity?

        fileprivate var keys: [UInt64] {
            [movie.imdbKey, movie.tmdbKey, meant?.imdbKey, meant?.tmdbKey].compactMap(\.self)
        }
    }

    /// To search for more titles takes longer than most searches.
    static let searchLimit = 300

    let rows: [Row]
    let hasRatings: Bool
    let unreadableCount: Int

    /// Whether all rows have an id of the kind, so that no movie with another one is in the file.
    private let haveIMDbNumbers: Bool
    private let haveTMDBIDs: Bool

    private let lazyFirstRows = Lazy<FirstRows>()
    private var firstRows: FirstRows { lazyFirstRows.value { FirstRows(rows) } }
    private let documents = Mutex<Documents?>(nil)

    init(rows: [Row], unreadableCount: Int = 0) {
        self.rows = rows
        hasRatings = rows.contains { $0.rating != nil }
        haveIMDbNumbers = rows.allSatisfy { $0.movie.imdbNumber != nil }
        haveTMDBIDs = rows.allSatisfy { $0.movie.tmdbID != nil }
        self.unreadableCount = unreadableCount
    }

    /// The list with the IMDb numbers of movies of which it has only ids at TMDB, and, in a short list, with
    /// the movies that titles without an id mean, as far as the catalogs know them.
    func identified(by store: CatalogStore) -> ListedMovies {
        let ids = rows.compactMap { $0.movie.imdbNumber == nil ? $0.movie.tmdbID : nil }
        let numbers = ids.isEmpty ? [:] : store.imdbNumbers(ofTMDBIDs: ids)
        let isSearched = rows.count <= Self.searchLimit
        guard isSearched || !numbers.isEmpty else { return self }
        let rows = rows.map { row in
            var row = row
            row.movie.imdbNumber = row.movie.imdbNumber ?? row.movie.tmdbID.flatMap { numbers[$0] }
            if isSearched, let title = row.title, row.keys.isEmpty {
                row.meant = store.movie(meantBy: MovieName(title: title, year: row.movie.year))
            }
            return row
        }
        return ListedMovies(rows: rows, unreadableCount: unreadableCount)
    }

    func row(of movie: MovieIdentity) -> Row? { index(of: movie).map { rows[$0] } }

    func index(of movie: MovieIdentity) -> Int? { indices(of: movie, firstRows).first }

    /// The first rows with the ids of a movie, and with its titles in the same year, or else in one beside
    /// it or in none.
    private func indices(of movie: MovieIdentity, _ firstRows: FirstRows) -> [Int] {
        var found: [Int] = []
        if let row = movie.imdbKey.flatMap({ firstRows.byID[$0] }) { found.append(Int(row)) }
        if let row = movie.tmdbKey.flatMap({ firstRows.byID[$0] }) { found.append(Int(row)) }
        guard movie.hasTitle, let year = movie.year, mayListTitles(of: movie) else { return found }
        let titles = movie.titles.filter(firstRows.titles.contains)
        guard !titles.isEmpty else { return found }
        for year in [year, year - 1, year + 1, nil] {
            for title in titles {
                guard let row = firstRows.byTitle[.init(title: title, year: year)],
                    !rows[Int(row)].movie.hasOtherID(than: movie)
                else { continue }
                found.append(Int(row))
            }
            if !found.isEmpty { break }
        }
        return found
    }

    /// Whether a movie whose ids are not in the file may be there by its title.
    private func mayListTitles(of movie: MovieIdentity) -> Bool {
        if haveIMDbNumbers && movie.imdbNumber != nil { return false }
        if haveTMDBIDs && movie.tmdbID != nil { return false }
        let years = firstRows.years
        return movie.year.map { years.contains($0) || years.contains(nil) } ?? false
    }

    /// The movies of a catalog that are in the file, found once for each catalog.
    func documents(in catalog: Catalog) throws(TextIndexError) -> Documents {
        if let known = documents.withLock({ $0 }), known.catalog === catalog.recentMatches {
            return known
        }
        let found = try Documents(of: self, in: catalog)
        documents.withLock { $0 = found }
        return found
    }

    /// The number of rows that match no movie of a catalog, without rows that repeat a movie.
    func unknownCount(in documents: Documents) -> Int {
        let firstRows = firstRows
        return rows.indices.count { row in
            !documents.isKnown[row]
                && !indices(of: rows[row].movie, firstRows).contains { documents.isKnown[$0] }
        }
    }
}

/// The first row with each id, by the id's key in an index, and with each title in each year.
private struct FirstRows: Sendable {
    struct TitleInYear: Hashable {
        let title: TitleKey
        let year: Int?
    }

    private(set) var byID: [UInt64: Int32] = [:]
    private(set) var byTitle: [TitleInYear: Int32] = [:]

    /// Shows by one lookup that most titles of a catalog are not in the file.
    private(set) var titles: Set<TitleKey> = []

    /// The years of movies that may be in the file by their titles; `nil` for those of any.
    private(set) var years: Set<Int?> = []

    init(_ rows: [ListedMovies.Row]) {
        byID.reserveCapacity(rows.count)
        // From the end, so that the first row remains.
        for (index, row) in rows.enumerated().reversed() {
            let (index, movie) = (Int32(truncatingIfNeeded: index), row.movie)
            for key in row.keys { byID[key] = index }
            guard movie.hasTitle else { continue }
            for title in movie.titles {
                byTitle[TitleInYear(title: title, year: movie.year)] = index
                titles.insert(title)
            }
            years.formUnion(movie.year.map { [$0 - 1, $0, $0 + 1] } ?? [nil])
        }
    }
}

extension ListedMovies {
    struct Documents: Sendable {
        /// The part of the catalog that it is recognized by.
        fileprivate let catalog: RecentMatches

        /// The numbers of the movies in the index, and the row of each.
        private(set) var documents: [Int] = []
        private(set) var rows: [Int] = []

        /// A flag for each row: it matches one of the movies.
        fileprivate private(set) var isKnown: [Bool]

        /// Looking up more ids than this takes longer than reading all movies.
        private static let lookupLimit = 10_000

        fileprivate init(of list: ListedMovies, in catalog: Catalog) throws(TextIndexError) {
            self.catalog = catalog.recentMatches
            isKnown = Array(repeating: false, count: list.rows.count)
            if list.rows.count <= Self.lookupLimit, try lookUpIDs(of: list, in: catalog) { return }
            let firstRows = list.firstRows
            try catalog.index.forEachStoredFields { document, record in
                guard let movie = catalog.identify(record, list.mayListTitles) else { return }
                let found = list.indices(of: movie, firstRows)
                guard let row = found.first else { return }
                documents.append(document)
                rows.append(row)
                for row in found { isKnown[row] = true }
            }
        }

        /// Looks up the ids in the index; returns `false` if a movie may be found by its title, too.
        private mutating func lookUpIDs(
            of list: ListedMovies,
            in catalog: Catalog
        ) throws(TextIndexError) -> Bool {
            // Two movies with different ids of IMDb are not the same, whatever their titles are.
            let haveIMDbIDs = catalog.metadata.origin != .tmdb
            var found: [Int: Int] = [:]
            for (number, row) in list.rows.enumerated() {
                for key in row.keys {
                    guard let document = try catalog.index.document(withKey: key) else { continue }
                    isKnown[number] = true
                    if found[document] == nil { found[document] = number }
                }
                let hasOtherID = row.movie.imdbNumber != nil && haveIMDbIDs
                guard isKnown[number] || hasOtherID || !row.movie.hasTitle else { return false }
            }
            (documents, rows) = (Array(found.keys), Array(found.values))
            return true
        }
    }
}
