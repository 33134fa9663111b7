package import Domain

/// Reads names that may mean movies from a file or a pipe.
package enum MovieNamesFile {
    /// The names in a file, or on standard input if the path is `-`: the titles of a table with a column
    /// of them, or else one per line, or what stands between NULs.
    ///
    /// Blank names are left out.
    package static func names(in path: String) throws(MoviesError) -> [MovieName] {
        let bytes = try MovieFileBytes.read(path)
        return titles(bytes) ?? TextLines.lines(in: bytes).map { MovieName($0) }
    }

    /// The titles of a table; `nil` if it is none.
    private static func titles(_ bytes: [UInt8]) -> [MovieName]? {
        guard !bytes.contains(0), var table = MovieFileTable(titlesIn: bytes),
            let title = table.columns[.title]
        else { return nil }
        var names: [MovieName] = []
        while table.rows.next() {
            guard let text = MovieQuery(table.rows.text(title))?.text else { continue }
            let year = MovieFileReader.year(of: table.rows, table.columns)
            names.append(MovieName(title: text, year: year))
        }
        return names
    }
}
