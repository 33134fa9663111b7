import Domain
import Search
import SystemKit
import TextIndex

/// Lines of movies, of which each can be read without those before it.
struct MovieTable: Sendable {
    struct Place: Hashable {
        let part: Int

        /// The offset in the UTF-8 of the part.
        let offset: Int
    }

    /// Texts with one line per movie; a line break ends each line but the last of a part.
    let parts: [String]

    /// The places of the lines, in order.
    var places: [Place] {
        var places: [Place] = []
        for (number, part) in parts.enumerated() {
            Self.withBytes(of: part) { bytes in
                var start = 0
                while start < bytes.count {
                    places.append(Place(part: number, offset: start))
                    start = Self.endOfLine(of: bytes, from: start) + 1
                }
            }
        }
        return places
    }

    /// The movie of the line at a place; `nil` if no valid line starts there.
    ///
    /// With `searchedFieldsOnly`, it has only the fields that a search looks at.
    func movie(at place: Place, searchedFieldsOnly: Bool = false) -> CatalogMovie? {
        guard parts.indices.contains(place.part) else { return nil }
        return Self.withBytes(of: parts[place.part]) { bytes in
            guard bytes.indices.contains(place.offset),
                place.offset == 0 || bytes[place.offset - 1] == UInt8(ascii: "\n")
            else { return nil }
            let end = Self.endOfLine(of: bytes, from: place.offset)
            return CatalogMovie(
                line: UnsafeBufferPointer(rebasing: bytes[place.offset..<end]),
                searchedFieldsOnly: searchedFieldsOnly
            )
        }
    }

    private static func endOfLine(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        return rest.firstOffset(of: "\n").map { start + $0 } ?? bytes.count
    }

    private static func withBytes<Result>(
        of part: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        // Does not copy a literal.
        var part = part
        return part.withUTF8(body)
    }
}

/// The fields of a movie that an index stores.
extension MovieTable.Place {
    /// Decodes a record; its bytes may be anything.
    init?(record: [UInt8]) {
        var reader = RecordReader(record)
        guard let part = reader.number() ?? nil, let offset = reader.number() ?? nil
        else { return nil }
        self.init(part: part, offset: offset)
    }

    var record: [UInt8] {
        var writer = RecordWriter()
        writer.append(part)
        writer.append(offset)
        return writer.bytes
    }
}

/// Finds the built-in movie that an imported movie is.
///
/// The built-in catalog knows people, titles and languages that no data set has. A movie is decoded
/// when it is found, so that an import does not keep all of them in memory.
final class BuiltInMovieLookup: Sendable {
    static let builtIn = BuiltInMovieLookup(BuiltInMovies.table)

    private let table: MovieTable

    /// The places of the movies, the most popular first.
    private let places: [MovieTable.Place]
    private let imdbIndices: CompactIntegerMap<UInt32>
    private let tmdbIndices: CompactIntegerMap<UInt32>

    /// Keys of people by their names, for `CreditCollector`.
    private let personKeys: [String: UInt32]

    init(_ table: MovieTable) {
        self.table = table
        places = table.places
        var imdbIndices = CompactIntegerMap(unset: UInt32(0))
        var tmdbIndices = CompactIntegerMap(unset: UInt32(0))
        var personKeys: [String: UInt32] = [:]
        for (index, place) in places.enumerated() {
            guard let movie = table.movie(at: place, searchedFieldsOnly: true) else { continue }
            if let key = Self.key(movie.imdbNumber) { imdbIndices[key] = UInt32(index) }
            if let key = Self.key(movie.tmdbID) { tmdbIndices[key] = UInt32(index) }
            for name in movie.directors + movie.cast where personKeys[name] == nil {
                personKeys[name] = CreditCollector.firstKeyWithoutID + UInt32(personKeys.count)
            }
        }
        (self.imdbIndices, self.tmdbIndices) = (imdbIndices, tmdbIndices)
        self.personKeys = personKeys
    }

    /// All movies, the most popular first.
    var movies: some Sequence<CatalogMovie> { places.lazy.compactMap { self.table.movie(at: $0) } }

    /// The built-in movie with an IMDb number; `nil` if it is not built in.
    func movie(imdbNumber: UInt32) -> CatalogMovie? {
        imdbIndices[imdbNumber].flatMap { table.movie(at: places[Int($0)]) }
    }

    /// The built-in movie with an id of TMDB; `nil` if it is not built in.
    func movie(tmdbID: UInt32) -> CatalogMovie? {
        tmdbIndices[tmdbID].flatMap { table.movie(at: places[Int($0)]) }
    }

    func addCredits(of movie: CatalogMovie, document: Int, to credits: inout CreditCollector) {
        for (role, names) in [(CatalogRole.director, movie.directors), (.cast, movie.cast)] {
            for (place, name) in names.enumerated() {
                guard let key = personKeys[name] else { continue }
                let credit = Credit(role, key, place: place, document: UInt32(document))
                credits.add(CollectionOfOne(credit))
            }
        }
    }

    /// Adds the names of all people to those who have credits.
    func addNames(to credits: inout CreditCollector) {
        credits.add(personKeys.map { PersonName(key: $1, name: $0) })
    }

    private static func key(_ id: Int?) -> UInt32? {
        guard let id, id > 0 else { return nil }
        return UInt32(exactly: id)
    }
}

extension CatalogMovie {
    /// The document of an imported movie, with what the built-in catalog knows about it.
    ///
    /// People, languages and further titles are only searched: imported catalogs store none.
    func importedDocument(popularity: UInt32, builtIn: CatalogMovie?) -> TextDocument {
        guard let builtIn else { return document(popularity: popularity, storedFields: record) }
        var movie = filled(from: builtIn)
        // The movie's own titles come first, so that a hit's title number refers to them.
        movie.otherTitles += builtIn.titles.filter { !titles.contains($0) }
        return movie.document(popularity: popularity, storedFields: movie.record)
    }
}
