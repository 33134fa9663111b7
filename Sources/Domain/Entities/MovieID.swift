import Text

/// The permanent id of a movie, at TMDB or at IMDb.
///
/// Its text is what the user types: `603` or `tt0133093`.
package enum MovieID: Hashable, Sendable {
    /// A positive number.
    case tmdb(Int)
    case imdb(IMDbID)
}

extension MovieID: LosslessStringConvertible {
    package init?(_ description: String) {
        let number = Int(tmdbID: description)
        guard let id = IMDbID(description).map(Self.imdb) ?? number.map(Self.tmdb) else {
            return nil
        }
        self = id
    }

    package var description: String {
        switch self {
        case .tmdb(let number): String(number)
        case .imdb(let imdbID): imdbID.description
        }
    }
}

/// The id of a title at IMDb: `tt` and seven to ten digits, such as `tt0133093`.
package struct IMDbID: Hashable, Sendable, LosslessStringConvertible {
    package let description: String

    package init?(_ description: String) {
        guard description.isIMDbID(prefix: "tt") else { return nil }
        self.description = description
    }
}

extension Int {
    /// Takes the positive number of an id at TMDB.
    package init?(tmdbID text: String) {
        guard text.utf8.first != UInt8(ascii: "+"), let number = Int(text), number > 0 else {
            return nil
        }
        self = number
    }
}

extension String {
    /// Whether it is a prefix of two letters with seven to ten digits.
    func isIMDbID(prefix: String) -> Bool {
        utf8.starts(with: prefix.utf8) && (9...12).contains(utf8.count)
            && utf8.dropFirst(2).allSatisfy(\.isASCIIDigit)
    }
}

extension MovieID {
    /// The URL of the movie's page on the site of the id.
    package var pageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }

    /// Letterboxd knows the ids of both other sites, and redirects this to its page of the movie.
    var letterboxdURL: String {
        switch self {
        case .tmdb(let number): "https://letterboxd.com/tmdb/\(number)"
        case .imdb(let imdbID): "https://letterboxd.com/imdb/\(imdbID)"
        }
    }
}
