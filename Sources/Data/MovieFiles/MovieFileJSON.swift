import Domain
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The movies in a JSON file: an array of them, an object with such an array, or one object per line.
///
/// An object may have the movie in `movie`, and its ids in `ids`, as Trakt's exports do.
enum MovieFileJSON {
    /// `nil` for an object that is no movie.
    static func rows(in bytes: UnsafeBufferPointer<UInt8>) -> [ListedMovies.Row?] {
        let data = Data(buffer: bytes)
        if let elements = try? JSONDecoder().decode([Element].self, from: data) {
            return rows(of: elements)
        }
        if let object = try? JSONDecoder().decode(JSONObject.self, from: data) {
            let list = ["movies", "results", "items", "parts"].first(where: object.contains)
            return list.map { rows(of: object.list(Element.self, $0, limit: .max)) } ?? [
                row(of: object)
            ]
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        return lines.filter { !$0.allSatisfy { $0 <= 0x20 } }.flatMap { line in
            rows(of: [(try? JSONDecoder().decode(Element.self, from: Data(line))) ?? Element()])
        }
    }

    /// An element of an array, which may be anything.
    private struct Element: Decodable {
        var object: JSONObject?

        init() {}
        init(from decoder: any Decoder) { object = try? JSONObject(from: decoder) }
    }

    private static func rows(of elements: [Element]) -> [ListedMovies.Row?] {
        elements.filter { !($0.object.map(isOtherKind) ?? false) }
            .map { $0.object.flatMap(row) }
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
        identity.year =
            movie.int("year") ?? movie.string("release_date").flatMap { Int($0.prefix(4)) }
        let rating = movie.double("your_rating") ?? object.double("rating")
        guard !identity.isEmpty else { return nil }
        return ListedMovies.Row(
            movie: identity,
            rating: rating.flatMap { MovieFileReader.tenths($0 * 10) }
        )
    }
}
