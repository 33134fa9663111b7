import Domain
import SystemKit

extension CatalogMovie {
    /// The columns of `BuiltInMovies`, in their order.
    ///
    /// A column with several values separates them by `|`. An unknown value is empty.
    enum Column: Int, CaseIterable {
        case tmdbID
        case imdbID

        /// In English, or the title under which English speakers know the movie.
        case title
        case originalTitle

        /// Titles to search that are never shown, such as the original title in Latin letters.
        case otherTitles

        /// As at TMDB: ISO 639-1, and `cn` for Cantonese.
        case originalLanguage

        /// `YYYY-MM-DD`, or `YYYY` if the day is uncertain.
        case releaseDate

        /// In minutes.
        case runtime

        /// As TMDB names them.
        case genres
        case directors

        /// Up to five leading actors.
        case cast

        /// One sentence in words of our own.
        case overview

        /// What people would look for without the title, in lower case.
        case keywords

        /// The series under the name that people use, then its other names, then other series.
        case series

        /// The studios by which people look for movies.
        case studios

        /// Titles in other languages, such as `ko=기생충`; the original title is not repeated.
        case titles
    }

    /// Decodes a line of `BuiltInMovies`; fails if a field is missing.
    init?(line: UnsafeBufferPointer<UInt8>) {
        guard let fields = BuiltInFields(line) else { return nil }
        self.init(searched: fields)
        let overview = fields.text(.overview)
        self.overview = overview.isEmpty ? nil : overview
        keywords = fields.list(.keywords)
        series = fields.list(.series)
        studios = fields.list(.studios)
    }

    /// Decodes only what a search looks at.
    init?(searchedFieldsOf line: UnsafeBufferPointer<UInt8>) {
        guard let fields = BuiltInFields(line) else { return nil }
        self.init(searched: fields)
    }

    private init(searched fields: BuiltInFields) {
        let title = fields.text(.title)
        let originalTitle = fields.text(.originalTitle)
        self.init(
            tmdbID: Int(fields.text(.tmdbID)),
            imdbNumber: Int(fields.text(.imdbID).dropFirst(2)),
            title: title,
            originalTitle: originalTitle == title ? "" : originalTitle,
            otherTitles: fields.list(.otherTitles),
            originalLanguage: fields.text(.originalLanguage),
            releaseDate: CalendarDate(fields.text(.releaseDate)),
            runtime: Int(fields.text(.runtime)),
            genres: fields.list(.genres),
            directors: fields.list(.directors),
            cast: fields.list(.cast)
        )
        translatedTitles = fields.list(.titles).compactMap(TranslatedTitle.init)
    }
}

/// The fields of a line of `BuiltInMovies`.
struct BuiltInFields {
    private let line: UnsafeBufferPointer<UInt8>

    /// Where each field ends.
    private var ends: [Int] = []

    /// Fails if a field is missing; `line` must remain valid as long as the fields are used.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        self.line = line
        let count = CatalogMovie.Column.allCases.count
        ends.reserveCapacity(count)
        var start = 0
        while let length = rest(from: start).firstOffset(of: "\t") {
            ends.append(start + length)
            start += length + 1
        }
        ends.append(line.count)
        guard ends.count == count else { return nil }
    }

    func text(_ column: CatalogMovie.Column) -> String {
        String(decoding: bytes(column), as: UTF8.self)
    }

    func list(_ column: CatalogMovie.Column) -> [String] {
        var texts: [String] = []
        var rest = bytes(column)
        while !rest.isEmpty {
            let length = rest.firstOffset(of: "|") ?? rest.count
            texts.append(
                String(decoding: UnsafeBufferPointer(rebasing: rest[..<length]), as: UTF8.self)
            )
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(length + 1))
        }
        return texts
    }

    private func bytes(_ column: CatalogMovie.Column) -> UnsafeBufferPointer<UInt8> {
        let start = column.rawValue == 0 ? 0 : ends[column.rawValue - 1] + 1
        return UnsafeBufferPointer(rebasing: line[start..<ends[column.rawValue]])
    }

    private func rest(from start: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: line[start...])
    }
}
