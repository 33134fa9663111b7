import Domain

struct MovieDTO: Decodable {
    /// Whether it is a movie: lists have rows of other kinds too.
    let isMovie: Bool

    /// Everything in the row that is valid, without the genres.
    let movie: Movie
    private let genreIDs: [Int]

    init(from decoder: any Decoder) throws {
        let row = try JSONObject(from: decoder)
        isMovie = Self.isMovie(row)
        let id = MovieID.tmdb(try row.id("id").required())
        let originalTitle = row.string("original_title")
        let voteCount = row.int("vote_count").flatMap { $0 < 0 ? nil : $0 }
        let voteAverage = row.double("vote_average").flatMap { (0...10).contains($0) ? $0 : nil }
        movie = Movie(
            id: id,
            title: try (row.string("title") ?? originalTitle).required(),
            originalTitle: originalTitle,
            originalLanguage: row.string("original_language"),
            releaseDate: row.string("release_date").flatMap(CalendarDate.init),
            overview: row.string("overview"),
            // The average of no votes is written as zero.
            voteAverage: voteCount == 0 ? nil : voteAverage,
            voteCount: voteCount,
            popularity: row.double("popularity"),
            posterURL: row.string("poster_path").flatMap { path in
                Self.isImagePath(path) ? decoder.context.map { "\($0.imageURL)/w500\(path)" } : nil
            }
        )
        genreIDs = row.list(Int.self, "genre_ids")
    }

    private static func isMovie(_ row: JSONObject) -> Bool {
        !isCollection(row) && (row.string("media_type") ?? "movie") == "movie"
    }

    /// Since 2026 a search also returns collections ("The Matrix Collection"), without marking
    /// them.
    ///
    /// They have the texts of a movie and none of its facts, and their ids are not those of movies.
    private static func isCollection(_ row: JSONObject) -> Bool {
        let facts = [
            "release_date", "genre_ids", "vote_average", "vote_count", "popularity", "video",
        ]
        return ["overview", "poster_path"].contains(where: row.contains)
            && !facts.contains(where: row.contains)
    }

    /// Whether a path is a slash and a file name, as in `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    private static func isImagePath(_ path: String) -> Bool {
        path.hasPrefix("/") && path != "/"
            && path.dropFirst().allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
            }
    }

    /// The movie with the genres of a list, which are numbers.
    func movie(with genreNames: TMDBGenres) -> Movie {
        var movie = movie
        movie.genres = genreIDs.compactMap(genreNames.genre)
        return movie
    }
}
