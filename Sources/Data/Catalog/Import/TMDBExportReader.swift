import Domain
import Search

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the movies of TMDB's daily export: one JSON object per line.
struct TMDBExportReader: DataSetReader {
    private struct ExportedMovieDTO: Decodable {
        var id: Int
        var original_title: String
        var popularity: Double?
        var adult: Bool?
    }

    let includesAdult: Bool
    let builtIn: BuiltInMovieLookup
    private let decoder = JSONDecoder()

    init(includesAdult: Bool, builtIn: BuiltInMovieLookup) {
        self.includesAdult = includesAdult
        self.builtIn = builtIn
    }

    func read(_ line: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let exported = try? decoder.decode(ExportedMovieDTO.self, from: Data(line)),
            let key = UInt32(exactly: exported.id), key > 0,
            CatalogMovie.isTitle(exported.original_title)
        else { return false }
        let isAdult = exported.adult ?? false
        guard includesAdult || !isAdult else { return true }
        let popularity = Int((max(0, min(exported.popularity ?? 0, 100_000)) * 10_000).rounded())
        var movie = CatalogMovie(title: exported.original_title)
        movie.tmdbID = exported.id
        movie.popularity = popularity
        movie.isAdult = isAdult
        let builtIn = builtIn.movie(tmdbID: key)
        if let title = builtIn?.title, title != movie.title {
            (movie.title, movie.originalTitle) = (title, movie.title)
        }
        batch.add(movie, key: key, popularity: UInt32(popularity), builtIn: builtIn)
        return true
    }
}
