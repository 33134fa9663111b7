package import TextIndex

package struct CatalogPerson: Hashable {
    package var name: String

    /// The number of an IMDb id such as `nm0000040`; `nil` if the catalog does not know it.
    package var imdbNumber: Int?
    package var birthYear: Int?
    package var deathYear: Int?

    /// For each role the movies by their numbers in the index of movies, the most popular first.
    package private(set) var moviesByRole: [[Int]] = CatalogRole.allCases.map { _ in [] }

    package init(
        name: String,
        imdbNumber: Int? = nil,
        birthYear: Int? = nil,
        deathYear: Int? = nil
    ) {
        (self.name, self.imdbNumber) = (name, imdbNumber)
        (self.birthYear, self.deathYear) = (birthYear, deathYear)
    }

    package subscript(role: CatalogRole) -> [Int] {
        get { moviesByRole[role.rawValue] }
        set { moviesByRole[role.rawValue] = newValue }
    }

    /// All movies, each once, the most popular first.
    package var movies: [Int] {
        let sorted = moviesByRole.joined().sorted()
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    package var document: TextDocument {
        TextDocument(
            titles: [name],
            keys: imdbNumber.map { [UInt64($0)] } ?? [],
            storedFields: record
        )
    }
}

/// The record of a person: an index may have two million of them.
///
/// Movies are stored by role: first a bit for each role that the person has, then for each
/// of these the number of movies, and their differences.
extension CatalogPerson {
    package init?(record: [UInt8]) {
        var reader = RecordReader(record)
        guard let facts = Self.facts(&reader), let head = reader.number() ?? nil else { return nil }
        self = facts
        var firstCount: Int? = head >> CatalogRole.allCases.count
        for role in CatalogRole.allCases where head & 1 << role.rawValue != 0 {
            guard let count = firstCount ?? reader.number() ?? nil,
                let movies = Self.movies(&reader, count: count)
            else { return nil }
            self[role] = movies
            firstCount = nil
        }
    }

    /// The name in a record, whose movies are not read.
    package static func name(inRecord record: [UInt8]) -> String? {
        var reader = RecordReader(record)
        return facts(&reader)?.name
    }

    private static func facts(_ reader: inout RecordReader) -> CatalogPerson? {
        guard let imdbNumber = reader.number(), let birth = reader.number(),
            let death = reader.number(), let name = reader.text()
        else { return nil }
        return CatalogPerson(
            name: name,
            imdbNumber: imdbNumber,
            birthYear: birth.map(CatalogYear.decoded),
            deathYear: death.map(CatalogYear.decoded)
        )
    }

    private static func movies(_ reader: inout RecordReader, count: Int) -> [Int]? {
        var movies: [Int] = []
        for _ in 0..<count {
            guard let distance = reader.number() ?? nil else { return nil }
            let movie = (movies.last ?? 0) + distance
            guard movie <= UInt32.max else { return nil }
            movies.append(movie)
        }
        return movies
    }

    private var record: [UInt8] {
        var writer = RecordWriter()
        writer.append(imdbNumber)
        writer.append(birthYear.map(CatalogYear.encoded))
        writer.append(deathYear.map(CatalogYear.encoded))
        writer.append(name)
        let roles = CatalogRole.allCases.filter { !self[$0].isEmpty }
        let bits = roles.reduce(0) { $0 | 1 << $1.rawValue }
        let firstCount = roles.first.map { self[$0].count } ?? 0
        writer.append(firstCount << CatalogRole.allCases.count | bits)
        for role in roles {
            if role != roles.first { writer.append(self[role].count) }
            var last = 0
            for movie in self[role] {
                writer.append(movie - last)
                last = movie
            }
        }
        return writer.bytes
    }
}
