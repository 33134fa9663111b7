import Domain
import Infrastructure

/// Puts the films of TMDB's daily export into an index: a JSON object a line.
///
/// Lines are decoded some thousand at a time, which is quicker than one by one.
struct TMDBExportImporter {
    private static let size = 4096

    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    private let includesAdult: Bool
    private let decoder = JSONDecoder()
    private var lines: [Data] = []
    private var known = CompactIntegerMap(unset: true)

    init(includesAdult: Bool) {
        self.includesAdult = includesAdult
    }

    mutating func append(
        _ line: UnsafeBufferPointer<UInt8>,
        count: inout LineStatistics,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) {
        lines.append(Data(buffer: line))
        if lines.count == Self.size { try finish(count: &count, to: &builder) }
    }

    /// Adds the films of the lines that were not added yet.
    mutating func finish(
        count: inout LineStatistics,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) {
        defer { lines.removeAll(keepingCapacity: true) }
        let all = Data(
            [UInt8(ascii: "[")] + lines.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
        )
        if let films = try? decoder.decode([ExportedMovieDTO].self, from: all),
            films.count == lines.count
        {
            for film in films {
                count.add(isMalformed: !(try add(film, to: &builder)))
            }
            return
        }
        // One of them is malformed; which one shows line by line.
        for line in lines {
            let film = try? decoder.decode(ExportedMovieDTO.self, from: line)
            let isSound = if let film { try add(film, to: &builder) } else { false }
            count.add(isMalformed: !isSound)
        }
    }

    private mutating func add(
        _ film: ExportedMovieDTO,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) -> Bool {
        guard film.id > 0, film.id <= UInt32.max, !film.original_title.isEmpty else { return false }
        let isAdult = film.adult ?? false
        let key = UInt32(truncatingIfNeeded: film.id)
        guard includesAdult || !isAdult, known[key] == nil else { return true }
        known[key] = true
        let popularity = Int((max(0, min(film.popularity ?? 0, 100_000)) * 10_000).rounded())
        let film = CatalogMovie(
            tmdbID: film.id,
            title: film.original_title,
            popularity: popularity,
            isAdult: isAdult
        )
        try builder.add(film.document(weight: UInt32(popularity), content: film.record))
        return true
    }
}
