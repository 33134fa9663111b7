import Domain

/// A row of a list of movies.
struct MovieDTO: Decodable {
    /// Whether it is a movie: lists have rows of other kinds too.
    let isMovie: Bool
    let id: Int
    let title: String
    let originalTitle: String?
    let originalLanguage: String?
    let releaseDate: String?
    let overview: String?
    let genreIDs: [Int]
    let voteAverage: Double?
    let voteCount: Int?
    let popularity: Double?
    let posterPath: String?

    /// Fails without an id, and without a title.
    init(from decoder: any Decoder) throws {
        let row = try JSONObject(from: decoder)
        isMovie = Self.isMovie(row)
        id = try row.id("id").required()
        originalTitle = row.string("original_title")
        title = try (row.string("title") ?? originalTitle).required()
        originalLanguage = row.string("original_language")
        releaseDate = row.string("release_date")
        overview = row.string("overview")
        genreIDs = row.list(Int.self, "genre_ids")
        voteCount = row.int("vote_count").flatMap { $0 < 0 ? nil : $0 }
        voteAverage = row.double("vote_average")
        popularity = row.double("popularity")
        posterPath = row.string("poster_path")
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
}

extension MovieDTO {
    /// Whether a path is a slash and a file name, as in `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    private static func isImagePath(_ path: String) -> Bool {
        path.hasPrefix("/") && path != "/"
            && path.dropFirst().allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
            }
    }

    /// The movie, with everything in it that is valid.
    ///
    /// `imageURL` is the base URL of posters, without a trailing slash. `genres` is `nil` for a row of
    /// a list, which has only numbers of genres, and no id at IMDb.
    func toDomain(
        imageURL: String,
        imdbID: IMDbID? = nil,
        genres: [Genre]? = nil,
        genreNames: TMDBGenres = .english
    ) -> Movie {
        Movie(
            id: .tmdb(id),
            imdbID: imdbID,
            title: title,
            originalTitle: originalTitle,
            originalLanguage: originalLanguage,
            releaseDate: releaseDate.flatMap(CalendarDate.init),
            overview: overview,
            genres: genres ?? genreIDs.compactMap(genreNames.genre),
            // The average of no votes is written as zero.
            voteAverage: voteCount == 0
                ? nil : voteAverage.flatMap { (0...10).contains($0) ? $0 : nil },
            voteCount: voteCount,
            popularity: popularity,
            posterURL: posterPath.flatMap { Self.isImagePath($0) ? "\(imageURL)/w500\($0)" : nil },
            pageURL: MovieID.tmdb(id).webPageURL
        )
    }
}
