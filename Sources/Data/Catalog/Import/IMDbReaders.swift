import Infrastructure
import Search
import SystemKit

/// Reads the ratings of IMDb's `title.ratings`.
struct IMDbRatingReader: DataSetReader {
    struct Entry {
        let key: UInt32
        let rating: IMDbRating
    }

    func makeBatch(of lines: LineChunk) -> [Entry] { [] }

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout [Entry]) -> Bool {
        let row = TSVRow(line)
        guard row.count == 3, let key = row.titleNumber(0), let rating = IMDbRating(row) else {
            return false
        }
        batch.append(Entry(key: key, rating: rating))
        return true
    }

    func add(_ batch: [Entry], to draft: inout CatalogDraft) {
        for entry in batch { draft.ratings[entry.key] = entry.rating }
    }
}

/// Reads the alternative titles of IMDb's `title.akas`.
struct IMDbOtherTitleReader: DataSetReader {
    struct OtherTitle {
        let key: UInt32
        let title: String
    }

    private static let columnCount = 8

    /// The documents of the movies whose titles are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func makeBatch(of lines: LineChunk) -> [OtherTitle] { [] }

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout [OtherTitle]) -> Bool {
        let row = TSVRow(line)
        guard row.count == Self.columnCount, let key = row.titleNumber(0),
            let title = row.text(2), CatalogMovie.isTitle(title)
        else { return false }
        if documents[key] != nil { batch.append(OtherTitle(key: key, title: title)) }
        return true
    }

    func add(_ batch: [OtherTitle], to draft: inout CatalogDraft) throws(StorageError) {
        for other in batch { try draft.add(other.title, toMovie: other.key) }
    }
}

/// Reads who did what in movies.
protocol CreditReader: DataSetReader where Batch == [Credit] {}

extension CreditReader {
    func makeBatch(of lines: LineChunk) -> [Credit] { [] }

    func add(_ batch: [Credit], to draft: inout CatalogDraft) { draft.credits.add(batch) }
}

/// Reads who did what in IMDb's `title.principals`.
struct IMDbCastReader: CreditReader {
    private static let columnCount = 6

    /// The documents of the movies whose credits are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout [Credit]) -> Bool {
        let row = TSVRow(line)
        guard row.count == Self.columnCount, let title = row.titleNumber(0),
            let place = row.number(1), let person = row.personNumber(2)
        else { return false }
        guard let role = Self.role(row), let document = documents[title] else { return true }
        batch.append(Credit(role, person, place: place, document: document))
        return true
    }

    /// `nil` for a category that catalogs leave out, such as the editor.
    private static func role(_ row: TSVRow) -> CatalogRole? {
        let category = 3
        if row.isField(category, "actor") || row.isField(category, "actress")
            || row.isField(category, "self")
        {
            return .cast
        }
        if row.isField(category, "director") { return .director }
        return row.isField(category, "writer") ? .writer : nil
    }
}

/// Reads the directors and writers of IMDb's `title.crew`.
struct IMDbCrewReader: CreditReader {
    private static let columnCount = 3

    /// The documents of the movies whose credits are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout [Credit]) -> Bool {
        let row = TSVRow(line)
        guard row.count == Self.columnCount, let title = row.titleNumber(0) else { return false }
        guard let document = documents[title] else { return true }
        for (field, role) in [(1, CatalogRole.director), (2, .writer)] {
            for (place, person) in row.personNumbers(field).enumerated() {
                batch.append(Credit(role, person, place: place, document: document))
            }
        }
        return true
    }
}

/// Reads the people of IMDb's `name.basics`.
struct IMDbPersonReader: DataSetReader {
    private static let columnCount = 6

    /// In bytes; longer names are malformed.
    private static let nameLimit = 200

    /// The people whose names are read, by their keys.
    let people: CompactIntegerMap<UInt32>

    func makeBatch(of lines: LineChunk) -> PersonNames { PersonNames() }

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout PersonNames) -> Bool {
        let row = TSVRow(line)
        guard row.count == Self.columnCount, let person = row.personNumber(0),
            let name = row.bytes(1), (1...Self.nameLimit).contains(name.count)
        else { return false }
        guard people[person] != nil else { return true }
        batch.add(name, of: person, birthYear: row.number(2), deathYear: row.number(3))
        return true
    }

    func add(_ batch: PersonNames, to draft: inout CatalogDraft) { draft.credits.add(batch) }
}

/// The rating of a movie by IMDb's users.
struct IMDbRating: BitwiseCopyable {
    /// The average, 0…100.
    var tenths: UInt8
    var votes: UInt32
}

extension IMDbRating {
    /// Decodes a line of `title.ratings`: `tconst averageRating numVotes`, such as
    /// `tt0133093 8.7 2100000`.
    init?(_ line: TSVRow) {
        guard let average = line.text(1).flatMap({ Double($0) }), (0...10).contains(average),
            let votes = line.number(2).flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.init(tenths: UInt8((average * 10).rounded()), votes: votes)
    }
}
