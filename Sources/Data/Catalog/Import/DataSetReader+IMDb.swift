import Search

/// Reads what IMDb's data sets have beside the titles.
extension DataSetReader {
    /// A row of `title.ratings`.
    func readRating(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let key = row.titleNumber(0), let rating = IMDbRating(row) else { return false }
        batch.ratings.append((key, rating))
        return true
    }

    /// A row of `title.akas`.
    func readOtherTitle(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let key = row.titleNumber(0), let title = row.text(2), CatalogMovie.isTitle(title)
        else { return false }
        if known[key] != nil { batch.otherTitles.append((key, title)) }
        return true
    }

    /// A row of `title.principals`.
    func readCast(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let title = row.titleNumber(0), let place = row.number(1),
            let person = row.personNumber(2)
        else { return false }
        guard let role = Self.role(row), let document = known[title] else { return true }
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

    /// A row of `title.crew`.
    func readCrew(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let title = row.titleNumber(0) else { return false }
        guard let document = known[title] else { return true }
        for (field, role) in [(1, CatalogRole.director), (2, .writer)] {
            for (place, person) in row.personNumbers(field).enumerated() {
                batch.credits.append(Credit(role, person, place: place, document: document))
            }
        }
        return true
    }

    /// In bytes; longer names are malformed.
    private static let nameLimit = 200

    /// A row of `name.basics`.
    func readPerson(_ row: TSVRow, into batch: inout DataSetBatch) -> Bool {
        guard let person = row.personNumber(0), let name = row.bytes(1),
            (1...Self.nameLimit).contains(name.count)
        else { return false }
        guard known[person] != nil else { return true }
        batch.names.append(
            PersonName(
                key: person,
                name: String(decoding: name, as: UTF8.self),
                birthYear: row.number(2),
                deathYear: row.number(3)
            )
        )
        return true
    }
}

/// The rating of a movie by IMDb's users.
struct IMDbRating: BitwiseCopyable {
    /// The average, 0…100.
    var tenths: UInt8
    var votes: UInt32

    static let none = IMDbRating(tenths: 0, votes: 0)
}

extension IMDbRating {
    /// Decodes a line of `title.ratings`, such as `tt0133093 8.7 2100000`.
    init?(_ line: TSVRow) {
        guard let average = line.text(1).flatMap({ Double($0) }), (0...10).contains(average),
            let votes = line.number(2).flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.init(tenths: UInt8((average * 10).rounded()), votes: votes)
    }
}
