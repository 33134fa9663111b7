import Domain
import Infrastructure

/// Finds the built-in movie that an imported movie is.
///
/// The built-in catalog knows people, titles and languages that no data set has.
final class BuiltInMovieLookup {
    private let movies: [CatalogMovie]

    /// The indices of the movies by id.
    private let imdbIndices: CompactIntegerMap<UInt32>
    private let tmdbIndices: CompactIntegerMap<UInt32>

    /// - Parameter lines: as in `BuiltInMovies`.
    init(lines: some Sequence<ArraySlice<UInt8>>) {
        movies = lines.compactMap(CatalogMovie.init(line:))
        imdbIndices = Self.indices(of: movies.map(\.imdbNumber))
        tmdbIndices = Self.indices(of: movies.map(\.tmdbID))
    }

    /// The built-in movie with an IMDb number; `nil` if it is not built in.
    func movie(imdbNumber: UInt32) -> CatalogMovie? {
        imdbIndices[imdbNumber].map { movies[Int($0)] }
    }

    /// The built-in movie with an id of TMDB; `nil` if it is not built in.
    func movie(tmdbID: UInt32) -> CatalogMovie? {
        tmdbIndices[tmdbID].map { movies[Int($0)] }
    }

    private static func indices(of ids: [Int?]) -> CompactIntegerMap<UInt32> {
        var indices = CompactIntegerMap(unset: UInt32(0))
        for (index, id) in ids.enumerated() {
            if let key = key(id) { indices[key] = UInt32(index) }
        }
        return indices
    }

    private static func key(_ id: Int?) -> UInt32? {
        guard let id, id > 0 else { return nil }
        return UInt32(exactly: id)
    }
}

extension CatalogMovie {
    /// The document of an imported movie, with what the built-in catalog knows about it.
    ///
    /// People, languages and further titles are only searched: an imported catalog does not store
    /// them.
    func importedDocument(popularity: UInt32, builtIn: CatalogMovie?) -> TextDocument {
        guard let builtIn else {
            return document(popularity: popularity, storedFields: record)
        }
        var movie = filled(from: builtIn)
        movie.releaseDate = releaseDate ?? builtIn.releaseDate
        // The movie's own titles come first, so that a hit's title number refers to them.
        movie.otherTitles += builtIn.titles.filter { !titles.contains($0) }
        return movie.document(popularity: popularity, storedFields: movie.record)
    }
}
