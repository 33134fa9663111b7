import Domain
import Infrastructure

/// The catalog on this machine: the imported one if there is one, else the built-in one.
public struct CatalogStore: Sendable {
    /// The folder of an imported catalog; `nil` where there is no place for one.
    private let folder: AtomicFileDirectory?

    /// Where the index of the built-in films is kept from one run to the next, if anywhere.
    private let cache: AtomicFileDirectory?

    private static let name = "catalog.index"
    private static let cacheName = "films.index"

    /// Takes absolute paths of folders, which need not exist.
    ///
    /// Without a `folder` there is the built-in catalog only, and without a `cacheFolder` that is
    /// indexed anew in each run.
    public init(folder: String?, cacheFolder: String? = nil) {
        self.folder = folder.map(AtomicFileDirectory.init(path:))
        cache = cacheFolder.map { AtomicFileDirectory(path: $0 + "/catalog") }
    }

    var folderPath: String? { folder?.path }

    /// The file in which an imported catalog is kept; `nil` where there is no place for one.
    var path: String? { folder?.path(of: Self.name) }

    /// Reads from the imported catalog, and from the built-in one where that can't be read.
    ///
    /// `body` may be called twice; it gets what the catalog stands in for, if for anything.
    func read<Result>(
        _ body: (Catalog, Fallback?) throws(TextIndexError) -> Result
    ) throws(MoviesError) -> Result {
        guard let path else {
            return try readBuiltIn { catalog throws(TextIndexError) in try body(catalog, nil) }
        }
        do {
            return try body(Catalog(path: path), nil)
        } catch .missing {
            return try readBuiltIn { catalog throws(TextIndexError) in try body(catalog, nil) }
        } catch {
            let fallback = Fallback.builtInCatalog(reason: MoviesError(error, path: path))
            return try readBuiltIn { catalog throws(TextIndexError) in try body(catalog, fallback) }
        }
    }

    /// Reads from the catalog that the program itself carries.
    ///
    /// Uses the index that an earlier run has left, or else makes and leaves one.
    ///
    /// To make it takes about as long as the program takes to start.
    func readBuiltIn<Result>(
        _ body: (Catalog) throws(TextIndexError) -> Result
    ) throws(MoviesError) -> Result {
        if let cache {
            do {
                return try body(Catalog(builtInPath: cache.path(of: Self.cacheName)))
            } catch {
                // There is none, or one of another program, or a damaged one.
                try? cache.replaceUnlocked(Self.cacheName, Catalog.builtIn.index.write)
            }
        }
        do {
            return try body(.builtIn)
        } catch {
            // Only a bug damages what is in memory.
            throw MoviesError(error, path: "")
        }
    }

    /// The imported catalog, all of which is read and found sound; `nil` where there is none.
    func imported() throws(MoviesError) -> Catalog? {
        guard let path else { return nil }
        do {
            let catalog = try Catalog(path: path)
            try catalog.index.check()
            return catalog
        } catch .missing {
            return nil
        } catch {
            throw MoviesError(error, path: path)
        }
    }

    /// Puts another catalog in the place of the imported one, in one step.
    ///
    /// `make` gets the folder, where it may put things aside, and the path to write to.
    func replace(
        _ make: (_ folder: String, _ path: String) throws(MoviesError) -> Void
    ) async throws(MoviesError) {
        guard let folder else { throw .storage(Self.noPlace) }
        do {
            try await folder.replace(Self.name, make)
        } catch let error as StorageError {
            throw MoviesError(error)
        } catch let error as MoviesError {
            throw error
        } catch {
            throw .cancelled
        }
    }

    func remove() async throws(MoviesError) {
        guard let folder else { return }
        do {
            try await folder.remove(Self.name)
        } catch {
            throw MoviesError(error)
        }
    }

    static let noPlace = StorageFailure(
        operation: .create,
        path: name,
        reason: "there is no folder for it"
    )
}
