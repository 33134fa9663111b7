import Search

/// Reads the ratings of IMDb's `title.ratings`.
struct IMDbRatingReader: DataSetReader {
    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let row = TSVRow(line, columnCount: 3), let key = row.titleNumber(0),
            let rating = IMDbRating(row)
        else { return false }
        batch.ratings.append((key, rating))
        return true
    }
}

/// Reads the alternative titles of IMDb's `title.akas`.
struct IMDbOtherTitleReader: DataSetReader {
    /// The documents of the movies whose titles are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let row = TSVRow(line, columnCount: 8), let key = row.titleNumber(0),
            let title = row.text(2), CatalogMovie.isTitle(title)
        else { return false }
        if documents[key] != nil { batch.otherTitles.append((key, title)) }
        return true
    }
}

/// Reads who did what in IMDb's `title.principals`.
struct IMDbCastReader: DataSetReader {
    /// The documents of the movies whose credits are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let row = TSVRow(line, columnCount: 6), let title = row.titleNumber(0),
            let place = row.number(1), let person = row.personNumber(2)
        else { return false }
        guard let role = Self.role(row), let document = documents[title] else { return true }
        batch.credits.append(Credit(role, person, place: place, document: document))
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
struct IMDbCrewReader: DataSetReader {
    /// The documents of the movies whose credits are read, by their keys.
    let documents: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let row = TSVRow(line, columnCount: 3), let title = row.titleNumber(0)
        else { return false }
        guard let document = documents[title] else { return true }
        for (field, role) in [(1, CatalogRole.director), (2, .writer)] {
            for (place, person) in row.personNumbers(field).enumerated() {
                batch.credits.append(Credit(role, person, place: place, document: document))
            }
        }
        return true
    }
}

/// Reads the people of IMDb's `name.basics`.
struct IMDbPersonReader: DataSetReader {
    /// In bytes; longer names are malformed.
    private static let nameLimit = 200

    /// The people whose names are read, by their keys.
    let people: CompactIntegerMap<UInt32>

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let row = TSVRow(line, columnCount: 6), let person = row.personNumber(0),
            let name = row.bytes(1), (1...Self.nameLimit).contains(name.count)
        else { return false }
        guard people[person] != nil else { return true }
        batch.names.add(name, of: person, birthYear: row.number(2), deathYear: row.number(3))
        return true
    }
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
