import Domain
import Infrastructure

/// Indexes the movies of TMDB's daily export: one JSON object per line.
///
/// Decodes lines in batches, which is faster than one by one.
struct TMDBExportImporter {
    private static let batchSize = 4096

    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    private let includesAdult: Bool
    private let decoder = JSONDecoder()
    private var lines: [Data] = []
    private var importedIDs = CompactIntegerMap(unset: true)

    init(includesAdult: Bool) {
        self.includesAdult = includesAdult
    }

    mutating func append(
        _ line: UnsafeBufferPointer<UInt8>,
        count: inout LineStatistics,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) {
        lines.append(Data(buffer: line))
        if lines.count == Self.batchSize { try finish(count: &count, to: &builder) }
    }

    /// Adds the movies of the last, smaller batch.
    mutating func finish(
        count: inout LineStatistics,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) {
        defer { lines.removeAll(keepingCapacity: true) }
        let all = Data(
            [UInt8(ascii: "[")] + lines.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
        )
        if let movies = try? decoder.decode([ExportedMovieDTO].self, from: all),
            movies.count == lines.count
        {
            for movie in movies {
                count.add(isMalformed: !(try add(movie, to: &builder)))
            }
            return
        }
        // At least one is malformed, so decode them one by one.
        for line in lines {
            let movie = try? decoder.decode(ExportedMovieDTO.self, from: line)
            let isValid = if let movie { try add(movie, to: &builder) } else { false }
            count.add(isMalformed: !isValid)
        }
    }

    private mutating func add(
        _ exported: ExportedMovieDTO,
        to builder: inout TextIndexBuilder
    ) throws(StorageError) -> Bool {
        guard exported.id > 0, exported.id <= UInt32.max, !exported.original_title.isEmpty
        else { return false }
        let isAdult = exported.adult ?? false
        let key = UInt32(truncatingIfNeeded: exported.id)
        guard includesAdult || !isAdult, importedIDs[key] == nil else { return true }
        importedIDs[key] = true
        let popularity = Int((max(0, min(exported.popularity ?? 0, 100_000)) * 10_000).rounded())
        let movie = CatalogMovie(
            tmdbID: exported.id,
            title: exported.original_title,
            popularity: popularity,
            isAdult: isAdult
        )
        try builder.add(movie.document(popularity: UInt32(popularity), storedFields: movie.record))
        return true
    }
}
