import Search
import SystemKit
import TextIndex

/// Lines of movies, of which each can be read without those before it.
struct MovieTable: Sendable {
    /// Where a line starts.
    struct Place: Hashable {
        let part: Int

        /// The offset in the UTF-8 of the part.
        let offset: Int
    }

    /// Texts with one line per movie; a line break ends each line but the last of a part.
    let parts: [String]

    /// Where the lines are, in order.
    var places: [Place] {
        var places: [Place] = []
        for (number, part) in parts.enumerated() {
            Self.withBytes(of: part) { bytes in
                var start = 0
                while start < bytes.count {
                    places.append(Place(part: number, offset: start))
                    start = Self.endOfLine(of: bytes, from: start) + 1
                }
            }
        }
        return places
    }

    /// The movie of the line at a place; `nil` if no valid line starts there.
    ///
    /// With `searchedFieldsOnly`, it has only the fields that a search looks at.
    func movie(at place: Place, searchedFieldsOnly: Bool = false) -> CatalogMovie? {
        guard parts.indices.contains(place.part) else { return nil }
        return Self.withBytes(of: parts[place.part]) { bytes in
            guard bytes.indices.contains(place.offset),
                place.offset == 0 || bytes[place.offset - 1] == UInt8(ascii: "\n")
            else { return nil }
            let end = Self.endOfLine(of: bytes, from: place.offset)
            return CatalogMovie(
                line: UnsafeBufferPointer(rebasing: bytes[place.offset..<end]),
                searchedFieldsOnly: searchedFieldsOnly
            )
        }
    }

    private static func endOfLine(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        return rest.firstOffset(of: "\n").map { start + $0 } ?? bytes.count
    }

    private static func withBytes<Result>(
        of part: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        // Does not copy a literal.
        var part = part
        return part.withUTF8(body)
    }
}

/// What an index stores of a movie.
extension MovieTable.Place {
    /// Decodes a record; its bytes may be anything.
    init?(record: [UInt8]) {
        var reader = RecordReader(record)
        guard let part = reader.number() ?? nil, let offset = reader.number() ?? nil
        else { return nil }
        self.init(part: part, offset: offset)
    }

    var record: [UInt8] {
        var writer = RecordWriter()
        writer.append(part)
        writer.append(offset)
        return writer.bytes
    }
}
