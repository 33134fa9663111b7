import Domain

extension CatalogMovie {
    /// The columns of `BuiltInMovies`, in their order.
    enum Column: Int, CaseIterable {
        case tmdbID
        case imdbID
        case title
        case originalTitle
        case otherTitles
        case originalLanguage
        case releaseDate
        case runtime
        case genres
        case directors
        case cast
        case overview
    }

    /// Decodes a line of `BuiltInMovies`; fails if a field is missing.
    init?(line: some Collection<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count == Column.allCases.count else { return nil }
        let text = { (column: Column) in String(decoding: fields[column.rawValue], as: UTF8.self) }
        let names = { (column: Column) in
            fields[column.rawValue].split(separator: UInt8(ascii: "|"))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        self.init(
            tmdbID: Int(text(.tmdbID)),
            imdbNumber: Int(text(.imdbID).dropFirst(2)),
            title: text(.title),
            originalTitle: fields[Column.originalTitle.rawValue]
                .elementsEqual(fields[Column.title.rawValue]) ? "" : text(.originalTitle),
            otherTitles: names(.otherTitles),
            originalLanguage: text(.originalLanguage),
            releaseDate: CalendarDate(text(.releaseDate)),
            runtime: Int(text(.runtime)),
            genres: names(.genres),
            directors: names(.directors),
            cast: names(.cast),
            overview: text(.overview)
        )
    }
}
