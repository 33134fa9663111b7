/// The permanent id of a person, at TMDB or at IMDb, or the name if there is none.
///
/// Its text is what the user types: `31`, `nm0000158` or `John Carpenter`.
package enum PersonID: Hashable, Sendable {
    /// A positive number.
    case tmdb(Int)
    case imdb(IMDbPersonID)

    /// The name, where a source has no id of the person; no two such people have the same name.
    case name(String)
}

extension PersonID: LosslessStringConvertible {
    package init?(_ description: String) {
        if let imdbID = IMDbPersonID(description) {
            self = .imdb(imdbID)
        } else if let number = Int(tmdbID: description) {
            self = .tmdb(number)
        } else {
            return nil
        }
    }

    package var description: String {
        switch self {
        case .tmdb(let number): String(number)
        case .imdb(let imdbID): imdbID.description
        case .name(let name): name
        }
    }
}

/// The id of a person at IMDb: `nm` and seven to ten digits, such as `nm0000158`.
package struct IMDbPersonID: Hashable, Sendable, LosslessStringConvertible {
    package let description: String

    package init?(_ description: String) {
        guard description.isIMDbID(prefix: "nm") else { return nil }
        self.description = description
    }
}

extension PersonID {
    /// The URL of the person's page on the site of the id; `nil` for a name.
    package var webPageURL: String? {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/person/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/name/\(imdbID)/"
        case .name: nil
        }
    }
}
