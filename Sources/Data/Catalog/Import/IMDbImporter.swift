import Domain
import SystemKit

/// Imports IMDb's data sets, which are tables with a header.
struct IMDbImporter: DataSetImporter {
    private var ratings = CompactIntegerMap(unset: IMDbRating(tenths: 0, votes: 0))
    private var titles: IMDbTitleImporter

    init(includesAdult: Bool) { titles = IMDbTitleImporter(includesAdult: includesAdult) }

    mutating func add(
        _ line: UnsafeBufferPointer<UInt8>,
        of kind: DataSetKind,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        let row = TSVRow(line)
        return switch kind {
        case .imdbRatings: addRating(row)
        case .imdbTitles: try titles.addTitle(row, ratings, to: &draft)
        case .imdbOtherTitles: try titles.addOtherTitle(row, to: &draft)
        case .imdbCast: addCast(row, to: &draft)
        case .imdbCrew: addCrew(row, to: &draft)
        case .imdbPeople: addPerson(row, to: &draft)
        // Files of two sources are never imported together.
        case .tmdbExport: false
        }
    }

    private mutating func addRating(_ row: TSVRow) -> Bool {
        guard row.count == 3, let key = row.titleNumber(0), let rating = IMDbRating(row) else {
            return false
        }
        ratings[key] = rating
        return true
    }
}

/// Reads who did what in `title.principals` and `title.crew`, and who that is in `name.basics`.
extension IMDbImporter {
    private static let castColumnCount = 6
    private static let crewColumnCount = 3
    private static let peopleColumnCount = 6

    /// In bytes; longer names are malformed.
    private static let nameLimit = 200

    /// Adds the credit of a line of `title.principals`; returns `false` for a malformed line.
    private func addCast(_ line: TSVRow, to draft: inout CatalogDraft) -> Bool {
        guard line.count == Self.castColumnCount, let title = line.titleNumber(0),
            let place = line.number(1), let person = line.personNumber(2)
        else { return false }
        guard let role = Self.role(line), let document = titles.document(of: title)
        else { return true }
        draft.credits.add(role, person, place: place, document: document)
        return true
    }

    /// Adds the credits of a line of `title.crew`; returns `false` for a malformed line.
    private func addCrew(_ line: TSVRow, to draft: inout CatalogDraft) -> Bool {
        guard line.count == Self.crewColumnCount, let title = line.titleNumber(0)
        else { return false }
        guard let document = titles.document(of: title) else { return true }
        for (field, role) in [(1, CatalogRole.director), (2, .writer)] {
            for (place, person) in line.personNumbers(field).enumerated() {
                draft.credits.add(role, person, place: place, document: document)
            }
        }
        return true
    }

    /// Adds the name of a line of `name.basics`; returns `false` for a malformed line.
    private func addPerson(_ line: TSVRow, to draft: inout CatalogDraft) -> Bool {
        guard line.count == Self.peopleColumnCount, let person = line.personNumber(0),
            let name = line.bytes(1), (1...Self.nameLimit).contains(name.count)
        else { return false }
        draft.endCredits()
        draft.credits.addName(
            name,
            of: person,
            birthYear: line.number(2),
            deathYear: line.number(3)
        )
        return true
    }

    /// `nil` for a category that catalogs leave out, such as the editor.
    private static func role(_ line: TSVRow) -> CatalogRole? {
        let category = 3
        if line.isField(category, "actor") || line.isField(category, "actress")
            || line.isField(category, "self")
        {
            return .cast
        }
        if line.isField(category, "director") { return .director }
        return line.isField(category, "writer") ? .writer : nil
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
