import Domain
import Search
import Text

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The movies in a JSON file: an array of them, an object with such an array, or one object per line.
///
/// An object may have the movie in `movie`, and its ids in `ids`, as Trakt's exports do.
enum MovieFileJSON {
    /// `nil` for an object that is no movie, and for a line that is no object.
    static func rows(
        in bytes: UnsafeBufferPointer<UInt8>
    ) throws(DataSetFailure) -> [ListedMovies.Row?] {
        let (decoder, data) = (JSONDecoder(), Data(buffer: bytes))
        if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
            guard let elements = try? decoder.decode([Element].self, from: data) else {
                throw .invalidJSON
            }
            return rows(of: elements)
        }
        if let object = try? decoder.decode(JSONObject.self, from: data) {
            return rows(of: object)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
            .filter { !$0.allSatisfy { $0 <= 0x20 } }
        let objects = lines.map { try? decoder.decode(JSONObject.self, from: Data($0)) }
        guard objects.contains(where: { $0 != nil }) else { throw .invalidJSON }
        return objects.flatMap { $0.map { rows(of: $0) } ?? [nil] }
    }

    /// The rows of a list of movies, or of a movie.
    private static func rows(of object: JSONObject) -> [ListedMovies.Row?] {
        let lists = ["movies", "matches", "results", "items", "parts"]
        guard let list = lists.first(where: object.contains) else { return rows(of: [object]) }
        return rows(of: object.list(Element.self, list, limit: .max))
    }

    /// An element of an array, which may be anything.
    private struct Element: Decodable {
        let object: JSONObject?

        init(from decoder: any Decoder) { object = try? JSONObject(from: decoder) }
    }

    private static func rows(of elements: [Element]) -> [ListedMovies.Row?] {
        rows(of: elements.map(\.object))
    }

    private static func rows(of objects: [JSONObject?]) -> [ListedMovies.Row?] {
        objects.filter { !($0.map(isOtherKind) ?? false) }.map { $0.flatMap(row) }
    }

    private static func isOtherKind(_ object: JSONObject) -> Bool {
        let kind = object.string("type") ?? object.string("media_type")
        let isOther = kind.map(MovieFileReader.isOtherKind) ?? false
        return isOther || object.contains("show") && !object.contains("movie")
    }

    private static func row(of object: JSONObject) -> ListedMovies.Row? {
        let movie = object.object("movie") ?? object
        let ids = movie.object("ids")
        var identity =
            movie.string("id").flatMap { MovieID($0) }.map { MovieIdentity($0) } ?? .init()
        let imdbID = (ids?.string("imdb") ?? movie.string("imdb_id")).flatMap { IMDbID($0) }
        identity.imdbNumber = identity.imdbNumber ?? imdbID?.number
        // A number is an id of TMDB in its own responses, and may be another one elsewhere.
        let number = movie.contains("original_title") ? movie.id("id") : nil
        identity.tmdbID = identity.tmdbID ?? ids?.id("tmdb") ?? movie.id("tmdb_id") ?? number
        identity.title = (movie.name("title") ?? movie.name("name")).flatMap { TitleKey($0) }
        identity.originalTitle = movie.name("original_title").flatMap { TitleKey($0) }
        let year = movie.int("year") ?? movie.string("release_date").flatMap { Int($0.prefix(4)) }
        identity.year = year.flatMap { Years.plausible.contains($0) ? $0 : nil }
        let rating = movie.double("your_rating") ?? object.double("rating")
        guard !identity.isEmpty else { return nil }
        return ListedMovies.Row(
            movie: identity,
            rating: rating.flatMap { MovieFileReader.tenths($0 * 10) }
        )
    }
}
