import Domain
import Infrastructure

/// Finds the built-in movie that an imported movie is.
///
/// The built-in catalog knows people, titles and languages that no data set has.
final class BuiltInMovieLookup {
    let movies: [CatalogMovie]

    /// The indices of the movies by id.
    private let imdbIndices: CompactIntegerMap<UInt32>
    private let tmdbIndices: CompactIntegerMap<UInt32>

    /// Keys of people by their names, for `CreditCollector`.
    private let personKeys: [String: UInt32]

    /// - Parameter lines: as in `BuiltInMovies`.
    init(lines: some Sequence<ArraySlice<UInt8>>) {
        movies = lines.compactMap(CatalogMovie.init(line:))
        let names = Set(movies.flatMap { $0.directors + $0.cast }).sorted()
        personKeys = Dictionary(
            uniqueKeysWithValues: zip(names, CreditCollector.firstKeyWithoutID...)
        )
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

    /// Adds the people of a built-in movie to the credits of an imported one.
    ///
    /// Does nothing for `nil`, when data sets have the people.
    func addCredits(of movie: CatalogMovie, document: Int, to credits: inout CreditCollector?) {
        for (role, names) in [(CatalogRole.director, movie.directors), (.cast, movie.cast)] {
            for (place, name) in names.enumerated() {
                guard let key = personKeys[name] else { continue }
                credits?.add(role, key, place: place, document: document)
            }
        }
    }

    /// Adds the names of all people to those who have credits.
    func addNames(to credits: inout CreditCollector) {
        for (name, key) in personKeys {
            credits.addName(name.utf8, of: key, birthYear: nil, deathYear: nil)
        }
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
