import Domain
import Essentials
import Search
import SystemKit
import Text

/// Reads a user's list of movies as UTF-8, whatever program has written it.
enum MovieFileBytes {
    /// In bytes; a million rows take less than a third.
    private static let sizeLimit = 1 << 28

    /// The contents without a byte order mark, also of a pipe, such as a shell's `<(…)`.
    ///
    /// Takes `-` for standard input.
    static func read(_ path: String) throws(MoviesError) -> [UInt8] {
        let file =
            path == "-"
            ? FileDescriptor(duplicating: FileDescriptor.standardInput)
            : FileDescriptor(reading: path, waitsForPipe: true)
        guard let file, let data = file.read(upTo: sizeLimit + 1) else {
            throw MoviesError(.cannotRead(path: path))
        }
        guard data.count <= sizeLimit else {
            throw MoviesError(.cannotRead(path: path, reason: "it is too large"))
        }
        return utf8(Array(data))
    }

    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        guard let isBigEndian = isBigEndianUTF16(bytes) else {
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
            let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
            return isUTF8 ? bytes : decodingLatin1Lines(bytes)
        }
        let start = bytes[0] >= 0xFE ? 2 : 0
        let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
            let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
            return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The bytes with each line and each name decoded that is not UTF-8: a single one must not change
    /// the others.
    private static func decodingLatin1Lines(_ bytes: [UInt8]) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex { $0 == 0 || $0 == UInt8(ascii: "\n") } ?? rest.endIndex - 1
            let line = rest[...end]
            if String(validating: line, as: UTF8.self) != nil {
                decoded += line
            } else {
                // The bytes of Latin-1, and of the letters of Windows-1252, are their code points.
                decoded += String(decoding: line.map(UInt16.init), as: UTF16.self).utf8
            }
            rest = rest[line.endIndex...]
        }
        return decoded
    }

    /// By the byte order mark, or by the zeros of the first two letters and of a line break; `nil` if
    /// it is not UTF-16.
    private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
        let lineBreak = UInt8(ascii: "\n")
        return switch bytes.prefix(4).map({ $0 == 0 }) {
        case _ where bytes.starts(with: [0xFE, 0xFF]): true
        case _ where bytes.starts(with: [0xFF, 0xFE]): false
        // Names of one letter with NULs between them have no line break.
        case [true, false, true, false] where contains((0, lineBreak), in: bytes): true
        case [false, true, false, true] where contains((lineBreak, 0), in: bytes): false
        default: nil
        }
    }

    private static func contains(_ pair: (UInt8, UInt8), in bytes: [UInt8]) -> Bool {
        stride(from: 0, to: bytes.count - 1, by: 2).contains { (bytes[$0], bytes[$0 + 1]) == pair }
    }
}

/// The movies in a JSON file: an array of them, an object with such an array, or one object per line.
///
/// An object may have the movie in `movie`, and its ids in `ids`, as Trakt's exports do.
enum MovieFileJSON {
    /// `nil` for an object that is no movie, and for a line that is no object.
    static func rows(
        in bytes: [UInt8]
    ) throws(DataSetFailure) -> [ListedMovies.Row?] {
        let (decoder, data) = (JSONDecoder(), Data(bytes))
        if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
            guard let elements = try? decoder.decode([Element].self, from: data) else {
                throw .invalidJSON
            }
            return rows(of: elements.map(\.object))
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

    private static func rows(of object: JSONObject) -> [ListedMovies.Row?] {
        let lists = ["movies", "matches", "results", "items", "parts"]
        guard let list = lists.first(where: object.contains) else { return rows(of: [object]) }
        return rows(of: object.list(Element.self, list, limit: .max).map(\.object))
    }

    private struct Element: Decodable {
        let object: JSONObject?

        init(from decoder: any Decoder) { object = try? JSONObject(from: decoder) }
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
        let title = movie.name("title") ?? movie.name("name")
        identity.title = title.flatMap { TitleKey($0) }
        identity.originalTitle = movie.name("original_title").flatMap { TitleKey($0) }
        let year = movie.int("year") ?? movie.string("release_date").flatMap { Int($0.prefix(4)) }
        identity.year = year.flatMap { Years.plausible.contains($0) ? $0 : nil }
        let rating = movie.double("your_rating") ?? object.double("rating")
        guard !identity.isEmpty else { return nil }
        return ListedMovies.Row(
            movie: identity,
            rating: rating.flatMap { MovieFileReader.tenths($0 * 10) },
            title: title
        )
    }
}
