/// The permanent id of a movie, at TMDB or at IMDb.
///
/// Its text is what the user types: `603` or `tt0133093`.
public enum MovieID: Hashable, Sendable {
    /// A positive number.
    case tmdb(Int)
    case imdb(IMDbID)
}

extension MovieID: LosslessStringConvertible {
    public init?(_ description: String) {
        if let imdbID = IMDbID(description) {
            self = .imdb(imdbID)
        } else if description.utf8.first != UInt8(ascii: "+"),
            let number = Int(description), number > 0
        {
            self = .tmdb(number)
        } else {
            return nil
        }
    }

    public var description: String {
        switch self {
        case .tmdb(let number): String(number)
        case .imdb(let imdbID): imdbID.description
        }
    }
}

/// The id of a title at IMDb: `tt` and seven to ten digits, such as `tt0133093`.
public struct IMDbID: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    public init?(_ description: String) {
        let bytes = description.utf8
        guard
            bytes.starts(with: "tt".utf8),
            (9...12).contains(bytes.count),
            bytes.dropFirst(2).allSatisfy(\.isASCIIDigit)
        else { return nil }
        self.description = description
    }
}
