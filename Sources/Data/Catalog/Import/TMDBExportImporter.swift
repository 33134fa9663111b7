import Domain
import SystemKit
import TextIndex
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Indexes the movies of TMDB's daily export: one JSON object per line.
///
/// Decodes lines in batches, which is faster than one by one.
struct TMDBExportImporter: DataSetImporter {
    private static let batchSize = 4096

    /// In bytes; a decoder takes many times as much memory.
    private static let batchByteLimit = 1 << 20

    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    private let includesAdult: Bool
    private let decoder = JSONDecoder()

    /// The elements of a JSON array, each followed by a comma.
    private var batch = Data()

    /// Where each line of the batch is.
    private var lines: [Range<Int>] = []
    private var importedIDs = CompactIntegerMap(unset: true)

    init(includesAdult: Bool) {
        self.includesAdult = includesAdult
    }

    mutating func add(
        _ line: UnsafeBufferPointer<UInt8>?,
        of kind: DataSetKind,
        to draft: inout CatalogDraft,
        count: inout LineStatistics
    ) throws(StorageError) {
        guard let object = line.flatMap(JSONLine.object) else {
            try finishFile(&draft, count: &count)
            return count.add(isMalformed: true)
        }
        if batch.isEmpty { batch.append(UInt8(ascii: "[")) }
        lines.append(batch.count..<batch.count + object.count)
        batch.append(object)
        batch.append(UInt8(ascii: ","))
        if lines.count == Self.batchSize || batch.count >= Self.batchByteLimit {
            try finishFile(&draft, count: &count)
        }
    }

    mutating func finishFile(
        _ draft: inout CatalogDraft,
        count: inout LineStatistics
    ) throws(StorageError) {
        guard !lines.isEmpty else { return }
        defer {
            batch.removeAll(keepingCapacity: true)
            lines.removeAll(keepingCapacity: true)
        }
        batch[batch.count - 1] = UInt8(ascii: "]")
        if let movies = try? decoder.decode([ExportedMovieDTO].self, from: batch) {
            for movie in movies {
                count.add(isMalformed: !(try add(movie, to: &draft)))
            }
            return
        }
        // At least one is malformed, so decode them one by one.
        for line in lines {
            let movie = try? decoder.decode(ExportedMovieDTO.self, from: batch[line])
            let isValid = if let movie { try add(movie, to: &draft) } else { false }
            count.add(isMalformed: !isValid)
        }
    }

    private mutating func add(
        _ exported: ExportedMovieDTO,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        guard exported.id > 0, exported.id <= UInt32.max,
            CatalogMovie.isTitle(exported.original_title)
        else { return false }
        let isAdult = exported.adult ?? false
        let key = UInt32(truncatingIfNeeded: exported.id)
        guard includesAdult || !isAdult, importedIDs[key] == nil else { return true }
        importedIDs[key] = true
        let popularity = Int((max(0, min(exported.popularity ?? 0, 100_000)) * 10_000).rounded())
        var movie = CatalogMovie(
            tmdbID: exported.id,
            title: exported.original_title,
            popularity: popularity,
            isAdult: isAdult
        )
        let builtIn = draft.builtIn.movie(tmdbID: key)
        if let title = builtIn?.title, title != movie.title {
            (movie.title, movie.originalTitle) = (title, movie.title)
        }
        _ = try draft.add(movie, popularity: UInt32(popularity), builtIn: builtIn)
        return true
    }
}
