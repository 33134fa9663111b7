import Domain
import Infrastructure

/// A film of the built-in catalog: one line of `BuiltInFilms`, read only as far as needed.
struct CatalogFilm: Sendable {
    /// The columns, in their order.
    enum Column: Int, CaseIterable {
        case tmdbID
        case imdbID
        case title
        case originalTitle
        case originalLanguage
        case releaseDate
        case runtime
        case genres
        case directors
        case cast
        case overview
    }

    /// UTF-8: to cut a text into characters would take longer than the search itself.
    private let line: ArraySlice<UInt8>

    init(line: ArraySlice<UInt8>) {
        self.line = line
    }

    /// What the film is found by.
    var document: TextDocument {
        let fields = fields(through: .releaseDate)
        let title = text(.title, fields)
        let originalTitle = text(.originalTitle, fields)
        return TextDocument(
            titles: title == originalTitle ? [title] : [title, originalTitle],
            year: Int(text(.releaseDate, fields).prefix(4))
        )
    }

    /// `nil` for a line that lacks an id or a field.
    func toDomain() -> Movie? {
        let fields = fields(through: .overview)
        guard
            fields.count == Column.allCases.count,
            let tmdbID = Int(text(.tmdbID, fields)), tmdbID > 0
        else { return nil }
        return Movie(
            id: .tmdb(tmdbID),
            imdbID: IMDbID(text(.imdbID, fields)),
            title: text(.title, fields),
            originalTitle: text(.originalTitle, fields),
            originalLanguage: text(.originalLanguage, fields),
            releaseDate: ReleaseDate(text(.releaseDate, fields)),
            overview: text(.overview, fields),
            genres: text(.genres, fields).split(separator: "|").map { Genre(name: String($0)) },
            pageURL: TMDBWebsite.page(ofMovie: tmdbID)
        )
    }

    /// The fields up to a column and no further: a search looks at the titles of all films.
    private func fields(through column: Column) -> [ArraySlice<UInt8>] {
        line.split(
            separator: UInt8(ascii: "\t"),
            maxSplits: column.rawValue + 1,
            omittingEmptySubsequences: false
        )
    }

    private func text(_ column: Column, _ fields: [ArraySlice<UInt8>]) -> String {
        guard column.rawValue < fields.count else { return "" }
        return String(decoding: fields[column.rawValue], as: UTF8.self)
    }
}
