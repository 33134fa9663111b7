import Domain
import Search

/// Reads the movies of IMDb's `title.basics`.
struct IMDbTitleReader: DataSetReader {
    private enum Column {
        static let id = 0
        static let type = 1
        static let primaryTitle = 2
        static let originalTitle = 3
        static let isAdult = 4
        static let startYear = 5
        static let runtimeMinutes = 7
        static let genres = 8
        static let count = 9
    }

    /// In bytes; IMDb lists three genres at most, and a corrupt line may have more.
    private static let genresLimit = 1000

    let includesAdult: Bool
    let ratings: CompactIntegerMap<IMDbRating>
    let builtIn: BuiltInMovieLookup

    func read(_ bytes: UnsafeBufferPointer<UInt8>, into batch: inout DataSetBatch) -> Bool {
        guard let line = TSVRow(bytes, columnCount: Column.count),
            let key = line.titleNumber(Column.id),
            let titles = Self.titles(line), line.bytes(Column.type)?.isEmpty == false,
            line.bytes(Column.genres)?.count ?? 0 <= Self.genresLimit
        else { return false }
        guard Self.isMovie(line) else { return true }
        let isAdult = !line.isField(Column.isAdult, "0")
        guard includesAdult || !isAdult else { return true }
        let rating = ratings[key]
        var movie = CatalogMovie(title: titles.title)
        movie.originalTitle = titles.original
        movie.imdbNumber = Int(key)
        movie.isAdult = isAdult
        Self.fill(&movie, from: line, rating)
        batch.add(
            movie,
            key: key,
            popularity: rating?.votes ?? 0,
            builtIn: builtIn.movie(imdbNumber: key)
        )
        return true
    }

    private static func fill(
        _ movie: inout CatalogMovie,
        from line: TSVRow,
        _ rating: IMDbRating?
    ) {
        movie.releaseDate = line.number(Column.startYear).flatMap { CalendarDate(year: $0) }
        movie.runtime = line.number(Column.runtimeMinutes).flatMap {
            MovieDetails.runtimes.contains($0) ? $0 : nil
        }
        movie.genres = line.list(Column.genres)
        movie.voteTenths = rating.map { Int($0.tenths) }
        movie.voteCount = rating.map { Int($0.votes) }
    }

    /// The title and the original one, which is empty if it is the same; `nil` if one is malformed.
    private static func titles(_ line: TSVRow) -> (title: String, original: String)? {
        guard let title = line.text(Column.primaryTitle), CatalogMovie.isTitle(title)
        else { return nil }
        guard !line.isEqual(Column.originalTitle, Column.primaryTitle),
            let original = line.text(Column.originalTitle), !original.isEmpty
        else { return (title, "") }
        return CatalogMovie.isTitle(original) ? (title, original) : nil
    }

    /// Whether a title is that of a movie, and not of a series or a game.
    private static func isMovie(_ line: TSVRow) -> Bool {
        movieTypes.contains { line.isField(Column.type, $0) }
    }

    private static let movieTypes: [StaticString] = [
        "movie", "short", "tvMovie", "tvShort", "video",
    ]
}
