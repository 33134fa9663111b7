import SystemKit

/// Imports IMDb's data sets, which are tables with a header.
struct IMDbImporter: DataSetImporter {
    private var ratings = CompactIntegerMap(unset: IMDbRating(tenths: 0, votes: 0))
    private var titles: IMDbTitleImporter

    init(includesAdult: Bool) {
        titles = IMDbTitleImporter(includesAdult: includesAdult)
    }

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
        case .imdbCast: IMDbCreditImporter.addCast(row, to: &draft, document: titles.document)
        case .imdbCrew: IMDbCreditImporter.addCrew(row, to: &draft, document: titles.document)
        case .imdbPeople: IMDbCreditImporter.addPerson(row, to: &draft)
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
        guard
            let average = line.text(1).flatMap({ Double($0) }), (0...10).contains(average),
            let votes = line.number(2).flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.init(tenths: UInt8((average * 10).rounded()), votes: votes)
    }
}
