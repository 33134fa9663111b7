import Domain
import SystemKit
import TextIndex
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Indexes the movies of TMDB's daily export: one JSON object per line.
struct TMDBExportImporter: DataSetImporter {
    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    private let includesAdult: Bool
    private let decoder = JSONDecoder()
    private var importedIDs = CompactIntegerMap(unset: true)

    init(includesAdult: Bool) { self.includesAdult = includesAdult }

    mutating func add(
        _ line: UnsafeBufferPointer<UInt8>,
        of kind: DataSetKind,
        to draft: inout CatalogDraft
    ) throws(StorageError) -> Bool {
        guard let exported = try? decoder.decode(ExportedMovieDTO.self, from: Data(line)),
            let key = UInt32(exactly: exported.id), key > 0,
            CatalogMovie.isTitle(exported.original_title)
        else { return false }
        let isAdult = exported.adult ?? false
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
