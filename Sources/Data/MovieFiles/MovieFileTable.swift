import Domain
import SystemKit
import Text

/// The rows of comma-separated, semicolon-separated or tab-separated values, and what their columns
/// have.
struct MovieFileTable {
    /// The rows after the header.
    var rows: DelimitedRows
    let columns: MovieFileColumns

    /// How many rows may come before the header, as in Letterboxd's exports of lists.
    private static let preambleLimit = 10

    private static let separators = "\t,;".utf8

    /// Finds the header, or else the ids in tab-separated values without one; fails without either.
    ///
    /// The bytes must outlive the table.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let headed = Self.separators.lazy.compactMap { separator in
            Self(DelimitedRows(bytes, separator: separator), header: MovieFileColumns.init(header:))
        }
        let tabs = DelimitedRows(bytes, separator: UInt8(ascii: "\t"))
        guard let table = headed.first ?? Self(withoutHeader: tabs) else { return nil }
        self = table
    }

    /// The titles in the columns of names, which may have no years; fails without a header.
    init?(titlesIn bytes: UnsafeBufferPointer<UInt8>) {
        let headed = Self.separators.lazy.compactMap { separator in
            let rows = DelimitedRows(bytes, separator: separator)
            return Self(rows, within: 1) { names in
                names.count > 1 ? MovieFileColumns(headerWithTitles: names) : nil
            } ?? Self(rows, header: MovieFileColumns.init(header:))
        }
        guard let table = headed.first, table.columns[.title] != nil else { return nil }
        self = table
    }

    private init(_ rows: DelimitedRows, _ columns: MovieFileColumns) {
        (self.rows, self.columns) = (rows, columns)
    }

    /// Fails if none of the first rows is a header.
    private init?(
        _ rows: DelimitedRows,
        within limit: Int = preambleLimit,
        header columns: ([String]) -> MovieFileColumns?
    ) {
        var rows = rows
        for _ in 0..<limit where rows.next() {
            guard let columns = columns(rows.texts) else { continue }
            self.init(rows, columns)
            return
        }
        return nil
    }
}

// MARK: - Without a header

extension MovieFileTable {
    /// How many rows decide which column has the ids.
    private static let sampleSize = 20

    /// The results of this program, which have ids in one column.
    private init?(withoutHeader rows: DelimitedRows) {
        var sampled = rows
        var sample: [[String]] = []
        while sample.count < Self.sampleSize, sampled.next() { sample.append(sampled.texts) }
        guard let first = sample.first, first.count > 1,
            let column = Self.columnOfIDs(in: sample, count: first.count)
        else { return nil }
        switch column {
        case 0: self.init(rows, .ofResults)
        case 1 where first.count > 2: self.init(rows, .ofSeveralResults)
        default: self.init(rows, .init(idColumn: column))
        }
    }

    /// The column whose every value is an id, unless it is empty.
    ///
    /// A query or a title may be a number, too, and years and runtimes look like ids.
    private static func columnOfIDs(in sample: [[String]], count: Int) -> Int? {
        func values(_ column: Int) -> [String] {
            sample.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
        }
        let columns = (0..<count).filter { column in
            !values(column).isEmpty && values(column).allSatisfy { MovieID($0) != nil }
        }
        if let ofIMDb = columns.first(where: { values($0).allSatisfy { IMDbID($0) != nil } }) {
            return ofIMDb
        }
        let resultCount = MovieFileColumns.resultCount
        if count == resultCount, columns.first == 0 { return 0 }
        // The results of several queries have these in the first column.
        if count == resultCount + 1, columns.contains(1) { return 1 }
        return columns.first { column in
            let numbers = values(column).compactMap { Int($0) }
            return Set(numbers).count == numbers.count
                && !numbers.allSatisfy(Years.plausible.contains)
        }
    }
}
