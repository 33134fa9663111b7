import Infrastructure

/// Finds the built-in movie that an imported movie is.
///
/// The built-in catalog knows people and titles that no data set has. They are only searched: an
/// imported catalog does not store them.
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

    /// Adds people and further titles to the document of the movie with an IMDb number.
    func complete(_ document: inout TextDocument, imdbNumber: UInt32) {
        guard let index = imdbIndices[imdbNumber] else { return }
        add(movies[Int(index)], to: &document)
    }

    /// Adds people and further titles to the document of the movie with an id of TMDB.
    func complete(_ document: inout TextDocument, tmdbID: UInt32) {
        guard let index = tmdbIndices[tmdbID] else { return }
        add(movies[Int(index)], to: &document)
    }

    private func add(_ movie: CatalogMovie, to document: inout TextDocument) {
        // The document's own titles come first, so that a hit's title number refers to them.
        document.titles += movie.titles.filter { !document.titles.contains($0) }
        document.secondaryFields += movie.directors + movie.cast
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
