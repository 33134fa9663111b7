package import Domain

/// Reads names that may mean movies from a file or a pipe.
package struct FileMovieNamesRepository: MovieNamesRepository {
    package init() {}

    package func names(in path: String) throws(MoviesError) -> [MovieName] {
        let bytes = try MovieFileBytes.read(path)
        return bytes.withUnsafeBufferPointer(Self.titles)
            ?? TextLines.lines(in: bytes).map { MovieName($0) }
    }

    /// The titles of a table; `nil` if it is none.
    private static func titles(_ bytes: UnsafeBufferPointer<UInt8>) -> [MovieName]? {
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
