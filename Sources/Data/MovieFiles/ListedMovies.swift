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
    }

    let rows: [Row]
    let hasRatings: Bool

    /// How many rows have neither an id nor a title.
    let unreadableCount: Int

    /// Whether all rows have an id of the kind, so that no movie with another one is in the file.
    private let haveIMDbNumbers: Bool
    private let haveTMDBIDs: Bool

    /// The first row with each id, by the id's key in an index.
    private let lazyRowsByID = Lazy<[UInt64: Int32]>()
    private let lazyRowsByTitle = Lazy<TitleTable>()
    private let documents = Mutex<Documents?>(nil)

    init(rows: [Row], unreadableCount: Int = 0) {
        self.rows = rows
        hasRatings = rows.contains { $0.rating != nil }
        haveIMDbNumbers = rows.allSatisfy { $0.movie.imdbNumber != nil }
        haveTMDBIDs = rows.allSatisfy { $0.movie.tmdbID != nil }
        self.unreadableCount = unreadableCount
    }

    /// The list with the IMDb numbers of movies of which it has only ids at TMDB, as far as `find` knows
    /// them.
    func addingIMDbNumbers(_ find: ([Int]) -> [Int: Int]) -> ListedMovies {
        let ids = rows.compactMap { $0.movie.imdbNumber == nil ? $0.movie.tmdbID : nil }
        guard !ids.isEmpty, case let numbers = find(ids), !numbers.isEmpty else { return self }
        let rows = rows.map { row in
            var row = row
            if row.movie.imdbNumber == nil, let id = row.movie.tmdbID {
                row.movie.imdbNumber = numbers[id]
            }
            return row
        }
        return ListedMovies(rows: rows, unreadableCount: unreadableCount)
    }

    /// The row of a movie; `nil` if the file does not list it.
    func row(of movie: MovieIdentity) -> Row? { index(of: movie).map { rows[$0] } }

    func index(of movie: MovieIdentity) -> Int? { index(of: movie, rowsByID) }

    private func index(of movie: MovieIdentity, _ rowsByID: [UInt64: Int32]) -> Int? {
        if let row = movie.imdbKey.flatMap({ rowsByID[$0] })
            ?? movie.tmdbKey.flatMap({ rowsByID[$0] })
        {
            return Int(row)
        }
        guard movie.hasTitle, let year = movie.year, mayListTitles(of: movie) else { return nil }
        let rowsByTitle = rowsByTitle
        let titles = movie.titles.filter(rowsByTitle.contains)
        guard !titles.isEmpty else { return nil }
        for year in [year, year - 1, year + 1, nil] {
            for title in titles {
                guard let index = rowsByTitle.firstRow(titled: title, year: year) else { continue }
                if !rows[index].movie.hasOtherID(than: movie) { return index }
            }
        }
        return nil
    }

    /// Whether a movie whose ids are not in the file may be there by its title.
    private func mayListTitles(of movie: MovieIdentity) -> Bool {
        if haveIMDbNumbers && movie.imdbNumber != nil { return false }
        if haveTMDBIDs && movie.tmdbID != nil { return false }
        return movie.year.map(rowsByTitle.mayListMovies(of:)) ?? false
    }

    private var rowsByID: [UInt64: Int32] {
        lazyRowsByID.value {
            var table: [UInt64: Int32] = [:]
            table.reserveCapacity(rows.count)
            // From the end, so that the first row remains.
            for (index, row) in rows.enumerated().reversed() {
                if let key = row.movie.imdbKey { table[key] = Int32(truncatingIfNeeded: index) }
                if let key = row.movie.tmdbKey { table[key] = Int32(truncatingIfNeeded: index) }
            }
            return table
        }
    }

    private var rowsByTitle: TitleTable { lazyRowsByTitle.value { TitleTable(rows) } }

    /// The movies of a catalog that are in the file, found once for each catalog.
    func documents(in catalog: Catalog) throws(TextIndexError) -> Documents {
        if let known = documents.withLock({ $0 }), known.catalog === catalog.recentMatches {
            return known
        }
        let found = try Documents(of: self, in: catalog)
        documents.withLock { $0 = found }
        return found
    }

    /// The movies of a catalog that a file lists.
    struct Documents: Sendable {
        /// What the catalog is recognized by.
        fileprivate let catalog: RecentMatches

        /// The numbers of the movies in the index.
        private(set) var documents: [Int] = []
        private(set) var rows: [Int] = []

        /// All rows that are one of the movies, apart from duplicates of them.
        private var knownRows: [Int] = []

        /// Looking up more ids than this takes longer than reading all movies.
        private static let lookupLimit = 10_000

        fileprivate init(of list: ListedMovies, in catalog: Catalog) throws(TextIndexError) {
            self.catalog = catalog.recentMatches
            if list.rows.count <= Self.lookupLimit, try lookUpIDs(of: list, in: catalog) { return }
            knownRows = []
            let rowsByID = list.rowsByID
            try catalog.index.forEachStoredFields { document, record in
                guard let movie = catalog.identify(record, list.mayListTitles),
                    let row = list.index(of: movie, rowsByID)
                else { return }
                documents.append(document)
                rows.append(row)
                knownRows.append(row)
                // Another row may have the other id, or the title.
                if movie.tmdbID != nil || !list.haveIMDbNumbers {
                    list.forEachFirstRow(of: movie) { knownRows.append($0) }
                }
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
            for (row, movie) in list.rows.lazy.map(\.movie).enumerated() {
                var isKnown = false
                for case let key? in [movie.imdbKey, movie.tmdbKey] {
                    guard let document = try catalog.index.document(withKey: key) else { continue }
                    isKnown = true
                    knownRows.append(row)
                    if found[document] == nil { found[document] = row }
                }
                let hasOtherID = movie.imdbNumber != nil && haveIMDbIDs
                guard isKnown || hasOtherID || !movie.hasTitle else { return false }
            }
            (documents, rows) = (Array(found.keys), Array(found.values))
            return true
        }

        /// How many rows are none of the movies; another row of the same movie is.
        func unknownCount(in list: ListedMovies) -> Int {
            var isKnown = [Bool](repeating: false, count: list.rows.count)
            for row in knownRows { isKnown[row] = true }
            return list.rows.indices.count { row in
                var isOther = !isKnown[row]
                if isOther {
                    list.forEachFirstRow(of: list.rows[row].movie) {
                        if isKnown[$0] { isOther = false }
                    }
                }
                return isOther
            }
        }
    }

    /// Passes the first row with each id of a movie, and with each of its titles in the same year, to
    /// `body`.
    private func forEachFirstRow(of movie: MovieIdentity, _ body: (Int) -> Void) {
        for case let key? in [movie.imdbKey, movie.tmdbKey] {
            if let row = rowsByID[key] { body(Int(row)) }
        }
        guard movie.hasTitle, !haveIMDbNumbers, !haveTMDBIDs else { return }
        for title in movie.titles {
            guard let row = rowsByTitle.firstRow(titled: title, year: movie.year) else { continue }
            if !rows[row].movie.hasOtherID(than: movie) { body(row) }
        }
    }
}

/// The first row with each title in each year.
private struct TitleTable: Sendable {
    private struct TitleInYear: Hashable {
        let title: TitleKey
        let year: Int?
    }

    private var firstRows: [TitleInYear: Int32] = [:]

    /// Shows by one lookup that most titles of a catalog are not in the file.
    private var titles: Set<TitleKey> = []

    /// The years of movies that may be in the file.
    private var years: Set<Int> = []
    private var hasUnknownYear = false

    init(_ rows: [ListedMovies.Row]) {
        firstRows.reserveCapacity(rows.count)
        titles.reserveCapacity(rows.count)
        // From the end, so that the first row remains.
        for (index, movie) in rows.lazy.map(\.movie).enumerated().reversed() where movie.hasTitle {
            for title in [movie.title, movie.originalTitle].compactMap(\.self) {
                let key = TitleInYear(title: title, year: movie.year)
                firstRows[key] = Int32(truncatingIfNeeded: index)
                titles.insert(title)
            }
            if let year = movie.year {
                years.formUnion(year - 1...year + 1)
            } else {
                hasUnknownYear = true
            }
        }
    }

    func mayListMovies(of year: Int) -> Bool { hasUnknownYear || years.contains(year) }

    func contains(_ title: TitleKey) -> Bool { titles.contains(title) }

    func firstRow(titled title: TitleKey, year: Int?) -> Int? {
        firstRows[TitleInYear(title: title, year: year)].map { Int($0) }
    }
}
