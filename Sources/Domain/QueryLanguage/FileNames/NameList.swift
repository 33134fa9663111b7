/// The names in a text: one per line, or separated by NUL, or in the rows of comma-separated values.
package enum NameList {
    /// Blank names are left out.
    ///
    /// Rows are read by their columns if the first one has a column `Name` or `Title`.
    package static func names(in bytes: [UInt8]) -> [MovieName] {
        let text = TextLines.withoutMark(bytes)
        let rows = text.contains(0) ? nil : rows(text)
        return rows ?? TextLines.lines(in: bytes).map { MovieName($0) }
    }

    /// `nil` if the first row has no column of titles.
    private static func rows(_ text: ArraySlice<UInt8>) -> [MovieName]? {
        let header = CSVRows(text.prefix { $0 != UInt8(ascii: "\n") }).rows.first ?? []
        let columns = header.map { $0.lowercased() }
        guard columns.count > 1,
            let title = columns.firstIndex(where: { $0 == "title" || $0 == "name" })
        else { return nil }
        let year = columns.firstIndex(of: "year")
        return CSVRows(text).rows.dropFirst().compactMap { row in
            guard title < row.count, MovieQuery(row[title]) != nil else { return nil }
            let year = year.flatMap { $0 < row.count ? Int(row[$0]) : nil }
            return MovieName(
                title: row[title],
                year: year.flatMap { MovieQuery.years.contains($0) ? $0 : nil }
            )
        }
    }
}
