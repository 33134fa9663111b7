package import Domain
import Essentials
import Infrastructure
package import Search
import SystemKit
import TextIndex

/// Opens and replaces the files of the catalogs: the imported one, and that of the built-in movies,
/// which is read if there is no imported one.
package struct CatalogStore: Sendable {
    /// The directory of an imported catalog; `nil` if there can't be one.
    private let directory: PrivateDirectory?

    /// The directory of the cached index of the built-in catalog; `nil` if it is not cached.
    private let cache: PrivateDirectory?

    private let installedFolder: String?

    /// The language of the titles to show, as far as they are known; ISO 639-1.
    let language: String

    private let openCatalogs = OpenFiles<Catalog>()

    /// Receives each failure to read the imported catalog, so that none stays unknown to the user:
    /// not all that reads it can report what is shown instead.
    private let onFailure: @Sendable (MoviesError) -> Void

    package static let fileName = "catalog.index"
    private static let updateName = "catalog.update"
    private static let cacheName = "movies.index"
    private static let peopleCacheName = "people.index"

    package init(
        folder: String?,
        cacheFolder: String? = nil,
        installedFolder: String? = nil,
        language: String = "en",
        onFailure: @escaping @Sendable (MoviesError) -> Void = { _ in }
    ) {
        directory = folder.map(PrivateDirectory.init(path:))
        cache = cacheFolder.map { PrivateDirectory(path: $0 + "/catalog") }
        self.installedFolder = installedFolder
        self.language = language
        self.onFailure = onFailure
    }

    var path: String? { directory?.path(of: Self.fileName) }

    /// Reads from the imported catalog, or from the built-in one if the imported one is unreadable.
    ///
    /// `body` may be called twice. It receives a fallback if the imported catalog can't be read.
    func read<Result>(
        _ body: (Catalog, Fallback?) throws(TextIndexError) -> Result
    ) throws(MoviesError) -> Result {
        var fallback: Fallback?
        if let path {
            removeAbandonedDraft()
            do {
                return try body(localized(try importedCatalog(at: path)), nil)
            } catch .missing {
                // There is no imported catalog.
            } catch {
                let reason = MoviesError(error, path: path)
                onFailure(reason)
                fallback = .builtInCatalog(reason: reason)
            }
        }
        return try withBuiltInCatalog { catalog throws(TextIndexError) in
            try body(catalog, fallback)
        }
    }

    /// Reads from the imported catalog; `nil` if there is none, or if it can't be read.
    func readImported<Result>(_ body: (Catalog) throws(TextIndexError) -> Result?) -> Result? {
        guard let path else { return nil }
        do {
            return try body(try importedCatalog(at: path))
        } catch {
            if error != .missing { onFailure(MoviesError(error, path: path)) }
            return nil
        }
    }

    private func importedCatalog(at path: String) throws(TextIndexError) -> Catalog {
        try openCatalogs.value(at: path) { () throws(TextIndexError) in try Catalog(path: path) }
    }

    /// Reads from the built-in catalog.
    ///
    /// Uses the index that is installed with the program or that an earlier run has cached, or else
    /// makes and caches one.
    func withBuiltInCatalog<Result>(
        _ body: (Catalog) throws(TextIndexError) -> Result
    ) throws(MoviesError) -> Result {
        // Whatever is wrong with the installed index, another is cached or made.
        if let result = try? installedCatalog.map(body) { return result }
        if let cache {
            do {
                let catalog = try builtInCatalog(at: cache.path(of: Self.cacheName)) {
                    Self.builtInPeople(cache)
                }
                return try body(localized(catalog))
            } catch {
                // It is missing, corrupt, or of another build. A search works without a cache.
                try? Self.write(Catalog.builtIn.index, to: cache, Self.cacheName)
                if error == .corrupt {
                    try? Self.write(Catalog.builtInPeople.index, to: cache, Self.peopleCacheName)
                }
            }
        }
        do {
            return try body(localized(Catalog.builtIn))
        } catch {
            // An index in memory can be corrupt only because of a bug.
            throw MoviesError(error, path: "")
        }
    }

    /// The built-in catalog with the installed indexes; `nil` if there are none of this build.
    private var installedCatalog: Catalog? {
        installedFolder.flatMap { folder in
            let catalog = try? builtInCatalog(at: "\(folder)/\(Self.cacheName)") {
                () throws(TextIndexError) in
                try Catalog.builtInPeople(path: "\(folder)/\(Self.peopleCacheName)")
            }
            return catalog.map(localized)
        }
    }

    private func builtInCatalog(
        at path: String,
        people: @escaping @Sendable () throws(TextIndexError) -> CatalogPeople
    ) throws(TextIndexError) -> Catalog {
        try openCatalogs.value(at: path) { () throws(TextIndexError) in
            try Catalog(builtInPath: path, people: people)
        }
    }

    private func localized(_ catalog: Catalog) -> Catalog {
        var catalog = catalog
        catalog.language = language
        guard catalog.metadata.origin != .builtIn else { return catalog }
        catalog.addKnownFacts = { addKnownFacts(to: $0) }
        return catalog
    }

    private func addKnownFacts(to movies: [CatalogMovie]) -> [CatalogMovie] {
        let filled = try? withBuiltInCatalog { builtIn throws(TextIndexError) in
            var filled = movies
            for index in movies.indices {
                guard let id = movies[index].id, let known = try builtIn.movie(id) else { continue }
                filled[index] = movies[index].filled(from: known)
            }
            return filled
        }
        // A search works without them.
        return filled ?? movies
    }

    /// The numbers at IMDb of built-in movies by their ids at TMDB, for a catalog that has only those.
    func imdbNumbers(ofTMDBIDs ids: [Int]) -> [Int: Int] {
        guard readImported({ $0.metadata.origin }) == .imdb else { return [:] }
        let numbers = try? withBuiltInCatalog { builtIn throws(TextIndexError) in
            var numbers: [Int: Int] = [:]
            for id in ids { numbers[id] = try builtIn.movie(.tmdb(id))?.imdbNumber }
            return numbers
        }
        return numbers ?? [:]
    }

    /// The movie of a catalog that a name surely means.
    func movie(meantBy name: MovieName) -> MovieIdentity? {
        let match = try? read { catalog, _ throws(TextIndexError) in
            try catalog.match(ParsedName(name), allowsTypos: false)
        }
        guard let match, match.certainty == .sure else { return nil }
        return MovieIdentity(match.movie)
    }

    /// The people of the built-in catalog, whose index is cached like that of its movies.
    private static func builtInPeople(_ cache: PrivateDirectory) -> CatalogPeople {
        if let people = try? Catalog.builtInPeople(path: cache.path(of: peopleCacheName)) {
            return people
        }
        let people = Catalog.builtInPeople
        try? write(people.index, to: cache, peopleCacheName)
        return people
    }

    private static func write(
        _ index: TextIndex,
        to cache: PrivateDirectory,
        _ name: String
    ) throws(StorageError) {
        let replacement = try cache.beginReplacing(name)
        try index.write(to: replacement.draftPath)
        try replacement.commit()
    }

    /// The imported catalog, after a check of all of its file; `nil` if there is none.
    func imported() throws(MoviesError) -> Catalog? {
        guard let path else { return nil }
        do {
            let catalog = try Catalog(path: path)
            try catalog.check()
            return catalog
        } catch .missing {
            return nil
        } catch {
            throw MoviesError(error, path: path)
        }
    }
}

extension CatalogStore {
    func beginReplacing() async throws(MoviesError) -> FileReplacement {
        guard let directory else {
            let reason = "there is no folder for it"
            throw .storage(StorageFailure(operation: .create, path: Self.fileName, reason: reason))
        }
        do {
            return try await directory.beginReplacing(
                Self.fileName,
                waitingUntil: Self.lockDeadline
            )
        } catch {
            throw Self.error(error)
        }
    }

    func remove() async throws(MoviesError) {
        do {
            try await directory?.remove(Self.fileName, waitingUntil: Self.lockDeadline)
        } catch {
            throw Self.error(error)
        }
        removeUpdate()
    }

    var lastUpdate: CatalogUpdate? {
        guard let directory,
            let data = try? FileDescriptor.contents(
                of: directory.path(of: Self.updateName),
                limit: 1 << 16
            ),
            var update = try? JSONDecoder().decode(CatalogUpdate.self, from: data)
        else { return nil }
        if update.outcome == .unfinished, directory.isBeingReplaced(Self.fileName) {
            update.outcome = .running
        }
        return update
    }

    /// Notes the last update; a failure to do so is no failure of the update.
    ///
    /// One that is running, or was killed, is unfinished.
    func save(_ update: CatalogUpdate) {
        guard let data = try? JSONEncoder().encode(update) else { return }
        try? directory?.replace(Self.updateName, with: data)
    }

    func removeUpdate() {
        try? directory.map { try PrivateDirectory.remove($0.path(of: Self.updateName)) }
    }

    /// Removes the draft of an import that was killed.
    func removeAbandonedDraft() { directory?.removeAbandonedDraft(of: Self.fileName) }

    /// Long enough for another process to exit, but not for an import.
    private static func lockDeadline() -> ContinuousClock.Instant {
        .now.advanced(by: .milliseconds(500))
    }

    private static func error(_ error: StorageError) -> MoviesError {
        guard case .locked(let path) = error else { return MoviesError(error) }
        return .locked(path: path, reason: "another import or update is running")
    }
}

// The built-in catalog knows the most names and keywords.
extension CatalogStore: TextMeanings {
    package func topicKind(of text: String) -> TopicKind {
        let kind = try? withBuiltInCatalog { catalog throws(TextIndexError) in
            try catalog.topicKind(of: text)
        }
        return kind ?? .keyword
    }

    package func confidence(of movies: [Movie], for query: MovieQuery) -> MatchConfidence {
        let confidence = try? withBuiltInCatalog { catalog throws(TextIndexError) in
            try catalog.confidence(of: movies, for: query)
        }
        return confidence ?? .likely
    }
}
