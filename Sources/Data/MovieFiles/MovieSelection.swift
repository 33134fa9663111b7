package import Domain
import Search
import Synchronization
import TextIndex

/// The movies that a user wants to see: those that files list, and not those that other files list.
///
/// The files are read when they are first needed.
package final class MovieSelection: Sendable {
    private let includedPaths: [String]
    private let excludedPaths: [String]
    private let origin: String?
    private let onlyRates: Bool
    private let store: CatalogStore?
    private let lists = Lazy<Lists>()

    struct Lists: Sendable {
        /// A movie must be in each of these, and in none of the excluded ones.
        var included: [ListedMovies] = []
        var excluded: [ListedMovies] = []

        /// Files of which only the ratings count.
        var rated: [ListedMovies] = []

        var all: [ListedMovies] { included + excluded + rated }
        var isEmpty: Bool { all.isEmpty }
    }

    /// Selects movies by the files of the user.
    ///
    /// - Parameters:
    ///   - included: The paths of files that must list a movie; `-` is standard input.
    ///   - excluded: The paths of files that must not list it.
    ///   - origin: The path of the configuration file that names them, for errors.
    ///   - onlyRates: Whether the files only say how movies are rated, and hide none.
    ///   - store: The catalogs that know the ids of movies.
    package init(
        included: [String] = [],
        excluded: [String] = [],
        origin: String? = nil,
        onlyRates: Bool = false,
        store: CatalogStore? = nil
    ) {
        (includedPaths, excludedPaths) = (included, excluded)
        (self.origin, self.onlyRates, self.store) = (origin, onlyRates, store)
    }

    package static let all = MovieSelection()

    var isEmpty: Bool { includedPaths.isEmpty && excludedPaths.isEmpty }
    var requiresMembership: Bool { !includedPaths.isEmpty && !onlyRates }

    /// The number of movies in the files; `nil` without files.
    package func listedMovieCount() throws(MoviesError) -> Int? {
        isEmpty ? nil : try contents().all.reduce(0) { $0 + $1.rows.count }
    }

    func contents() throws(MoviesError) -> Lists {
        if isEmpty { return Lists() }
        return try lists.value { () throws(MoviesError) in
            let included = try movies(in: includedPaths)
            let excluded = try movies(in: excludedPaths)
            return onlyRates
                ? Lists(rated: included + excluded) : Lists(included: included, excluded: excluded)
        }
    }

    /// The lists that this process has read: a pipe can be read only once, and several selections
    /// may need it.
    private static let known = Mutex<[String: ListedMovies]>([:])

    private static func movies(in path: String) throws(MoviesError) -> ListedMovies {
        try known.withLock { known throws(MoviesError) in
            if let list = known[path] { return list }
            let list = try MovieFileReader.movies(in: path)
            known[path] = list
            return list
        }
    }

    private func movies(in paths: [String]) throws(MoviesError) -> [ListedMovies] {
        do throws(MoviesError) {
            var lists: [ListedMovies] = []
            for path in paths {
                let list = try Self.movies(in: path)
                lists.append(store.map(list.identified) ?? list)
            }
            return lists
        } catch .storage(let failure) {
            guard let origin else { throw .storage(failure) }
            let reason = "\(failure.reason); \(origin) names it"
            throw .storage(.init(operation: failure.operation, path: failure.path, reason: reason))
        }
    }
}

extension MovieSelection.Lists {
    /// Whether each included file lists a movie, and no excluded one does.
    func allow(_ movie: Movie) -> Bool {
        if isEmpty { return true }
        let identity = MovieIdentity(movie)
        return included.allSatisfy { $0.index(of: identity) != nil }
            && excluded.allSatisfy { $0.index(of: identity) == nil }
    }

    /// The movie with the user's own rating, if a file has one.
    func rated(_ movie: Movie) -> Movie {
        if isEmpty { return movie }
        let identity = MovieIdentity(movie)
        var movie = movie
        movie.ownRating = all.lazy.compactMap { $0.row(of: identity)?.rating }.first
        return movie
    }

    func selected(_ movies: [Movie]) -> [Movie] {
        isEmpty ? movies : movies.filter(allow).map(rated)
    }
}

extension MovieSelection.Lists {
    private var hasRatings: Bool { all.contains(where: \.hasRatings) }

    /// The filter and the order by own ratings, if there are none.
    var limitations: [FilterLimitation] {
        hasRatings ? [] : [false, true].map { FilterLimitation(key: .mine, isSort: $0) }
    }

    /// The query without what the files can't answer, and what to say about it.
    func answerable(_ query: MovieQuery) -> (query: MovieQuery, notices: [SearchNotice]) {
        let isFilter = query.filters.ranges[.mine] != nil
        let isSort = query.sort?.field == .mine
        guard isFilter || isSort, !hasRatings else { return (query, []) }
        var query = query
        query.filters.ranges[.mine] = nil
        if isSort { query.sort = nil }
        let missing = limitations.filter { $0.isSort ? isSort : isFilter }
        return (query, missing.map { .limitation($0) })
    }

    /// The details with the user's own rating, and whether the files leave the movie out.
    func rated(_ details: MovieDetails) -> MovieDetails {
        var details = details
        details.isLeftOutByFiles = !allow(details.movie)
        details.movie = rated(details.movie)
        return details
    }

    func selected(_ person: PersonDetails) -> PersonDetails {
        var person = person
        if !isEmpty {
            person.credits = person.credits.filter { allow($0.movie) }.map { credit in
                PersonCredit(movie: rated(credit.movie), roles: credit.roles)
            }
        }
        if !hasRatings { person.unknownValues.append(.mine) }
        return person
    }
}

extension MovieSelection.Lists: UserLists {
    /// Whether both have the same files, as they were read once.
    func isSame(as other: any UserLists) -> Bool {
        guard let other = other as? Self else { return false }
        return included.elementsEqual(other.included, by: ===)
            && excluded.elementsEqual(other.excluded, by: ===)
            && rated.elementsEqual(other.rated, by: ===)
    }

    /// Allows the movies that the files list.
    ///
    /// A search for a text has few hits, from which `allowed` removes excluded movies, so that not every
    /// movie of the catalog is looked up.
    func choose(_ filters: inout CatalogFilters) throws(TextIndexError) {
        var unknownCount = 0
        for list in included {
            let documents = try list.documents(in: filters.catalog)
            filters.filter.requiredDocuments.append(documents.documents)
            unknownCount += list.unknownCount(in: documents)
        }
        if unknownCount > 0 {
            let rowCount = included.reduce(0) { $0 + $1.rows.count }
            filters.notices.append(.unknownRows(unknownCount, of: rowCount))
        }
        let unreadableCount = all.reduce(0) { $0 + $1.unreadableCount }
        if unreadableCount > 0 { filters.notices.append(.unreadableRows(unreadableCount)) }
        guard filters.query.text.isEmpty || filters.query.subject == .topics else { return }
        for list in excluded {
            filters.filter.excludedDocuments += try list.documents(in: filters.catalog).documents
        }
    }

    func allowed(_ hits: [SearchHit], in catalog: Catalog) throws(TextIndexError) -> [SearchHit] {
        guard !excluded.isEmpty else { return hits }
        let records = try catalog.index.storedFields(of: hits.map(\.document))
        return zip(hits, records).filter { _, record in
            guard let movie = catalog.identify(record, { _ in true }) else { return true }
            return excluded.allSatisfy { $0.index(of: movie) == nil }
        }.map(\.0)
    }

    func ratings(in catalog: Catalog) throws(TextIndexError) -> [Int: Int] {
        var ratings: [Int: Int] = [:]
        for list in all {
            let found = try list.documents(in: catalog)
            for (document, row) in zip(found.documents, found.rows) {
                if let rating = list.rows[row].rating, ratings[document] == nil {
                    ratings[document] = rating
                }
            }
        }
        return ratings
    }
}
