package import Domain
import Text
import TextIndex

/// The identity of a movie in a file: its ids, or its titles and year.
package struct MovieIdentity: Hashable {
    package var imdbNumber: Int?
    package var tmdbID: Int?
    package var title: TitleKey?
    package var originalTitle: TitleKey?
    package var year: Int?

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
    package init(title: TitleKey? = nil, year: Int? = nil) {
        self.init(imdbNumber: nil, title: title, year: year)
    }

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

/// A number that the spellings of a title have in common.
///
/// Case, accents, punctuation and spaces make no difference, and `&` is `and`. A title without letters
/// and digits has none.
package struct TitleKey: Hashable, Sendable {
    private let hash: FNV1a

    package init?(_ title: String) {
        var title = title
        guard let key = title.withUTF8({ TitleKey($0) }) else { return nil }
        self = key
    }

    package init?(_ title: UnsafeBufferPointer<UInt8>) {
        var hash = FNV1a()
        for byte in title {
            switch byte {
            case _ where byte.isASCIIWordCharacter: hash.add(byte.asciiLowercased)
            case UInt8(ascii: "&"): hash.add("and".utf8)
            case 0x80...:
                // The tokenizer of the index folds letters beyond ASCII.
                let words = NormalizedText(String(decoding: title, as: UTF8.self)).words
                hash = FNV1a()
                for word in words { hash.add(word) }
                guard hash != FNV1a() else { return nil }
                self.hash = hash
                return
            default: break
            }
        }
        guard hash != FNV1a() else { return nil }
        self.hash = hash
    }
}
