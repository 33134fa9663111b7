package import Domain
import TextIndex

/// The identity of a movie in a file: its ids, or its titles and year.
package struct MovieIdentity: Hashable {
    package var imdbNumber: Int?
    package var tmdbID: Int?
    package var title: TitleKey?
    package var originalTitle: TitleKey?
    package var year: Int?

    package init(
        imdbNumber: Int? = nil,
        tmdbID: Int? = nil,
        title: TitleKey? = nil,
        originalTitle: TitleKey? = nil,
        year: Int? = nil
    ) {
        (self.imdbNumber, self.tmdbID) = (imdbNumber, tmdbID)
        (self.title, self.originalTitle, self.year) = (title, originalTitle, year)
    }

    package var imdbKey: UInt64? { imdbNumber.map { CatalogMovie.key(imdbNumber: $0) } }
    package var tmdbKey: UInt64? { tmdbID.map { CatalogMovie.key(tmdbID: $0) } }

    package var titles: [TitleKey] {
        [title, originalTitle == title ? nil : originalTitle].compactMap(\.self)
    }

    package var hasTitle: Bool { title != nil || originalTitle != nil }
    package var isEmpty: Bool { imdbNumber == nil && tmdbID == nil && !hasTitle }

    /// Whether both have an id of the same kind, which differs.
    package func hasOtherID(than other: Self) -> Bool {
        func differ(_ one: Int?, _ other: Int?) -> Bool {
            one != nil && other != nil && one != other
        }
        return differ(imdbNumber, other.imdbNumber) || differ(tmdbID, other.tmdbID)
    }
}

extension MovieIdentity {
    package init(_ movie: Movie) {
        self.init(
            imdbNumber: movie.imdbID?.number,
            tmdbID: movie.tmdbID,
            title: TitleKey(movie.title),
            originalTitle: movie.originalTitle.flatMap { TitleKey($0) },
            year: movie.releaseDate?.year
        )
    }

    package init(_ movie: CatalogMovie) {
        self.init(
            imdbNumber: movie.imdbNumber,
            tmdbID: movie.tmdbID ?? movie.otherTMDBID,
            title: TitleKey(movie.title),
            originalTitle: TitleKey(movie.originalTitle),
            year: movie.releaseDate?.year
        )
    }

    package init(_ id: MovieID) {
        switch id {
        case .tmdb(let number): self.init(tmdbID: number)
        case .imdb(let imdbID): self.init(imdbNumber: imdbID.number)
        }
    }
}

extension IMDbID {
    package var number: Int? { Int(description.dropFirst(2)) }
}
