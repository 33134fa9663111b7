import Domain
import TextIndex

/// What a movie of a file is recognized by: its ids, or its titles and year.
struct MovieIdentity: Hashable {
    var imdbNumber: Int?
    var tmdbID: Int?
    var title: TitleKey?
    var originalTitle: TitleKey?
    var year: Int?

    /// The keys in an index.
    var imdbKey: UInt64? { imdbNumber.map { CatalogMovie.key(imdbNumber: $0) } }
    var tmdbKey: UInt64? { tmdbID.map { CatalogMovie.key(tmdbID: $0) } }

    var titles: [TitleKey] {
        [title, originalTitle == title ? nil : originalTitle].compactMap(\.self)
    }

    var hasTitle: Bool { title != nil || originalTitle != nil }
    var isEmpty: Bool { imdbNumber == nil && tmdbID == nil && !hasTitle }

    /// Whether both have an id of the same kind, which differs.
    func hasOtherID(than other: Self) -> Bool {
        func differ(_ one: Int?, _ other: Int?) -> Bool {
            one != nil && other != nil && one != other
        }
        return differ(imdbNumber, other.imdbNumber) || differ(tmdbID, other.tmdbID)
    }
}

extension MovieIdentity {
    init(_ movie: Movie) {
        self.init(
            imdbNumber: movie.imdbID?.number,
            tmdbID: movie.tmdbID,
            title: TitleKey(movie.title),
            originalTitle: movie.originalTitle.flatMap { TitleKey($0) },
            year: movie.releaseDate?.year
        )
    }

    init(_ movie: CatalogMovie) {
        self.init(
            imdbNumber: movie.imdbNumber,
            tmdbID: movie.tmdbID ?? movie.otherTMDBID,
            title: TitleKey(movie.title),
            originalTitle: TitleKey(movie.originalTitle),
            year: movie.releaseDate?.year
        )
    }

    init(_ id: MovieID) {
        switch id {
        case .tmdb(let number): self.init(tmdbID: number)
        case .imdb(let imdbID): self.init(imdbNumber: imdbID.number)
        }
    }
}

extension IMDbID {
    /// The number after `tt`.
    var number: Int? { Int(description.dropFirst(2)) }
}
