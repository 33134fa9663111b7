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
        let container = try decoder.container(keyedBy: TMDBListKey.self)
        originalTitle = container.lenientString(.originalTitle)
        guard
            let id = container.lenientInt(.id), id > 0,
            let title = container.lenientString(.title) ?? originalTitle
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a movie")
            )
        }
        isMovie = Self.isMovie(container)
        self.id = id
        self.title = title
        originalLanguage = container.lenientString(.originalLanguage)
        releaseDate = container.lenientString(.releaseDate)
        overview = container.lenientString(.overview)
        genreIDs = container.lenientInts(.genreIDs)
        voteCount = container.lenientInt(.voteCount).flatMap { $0 < 0 ? nil : $0 }
        voteAverage = container.lenientDouble(.voteAverage)
        popularity = container.lenientDouble(.popularity)
        posterPath = container.lenientString(.posterPath)
    }

    private static func isMovie(_ container: KeyedDecodingContainer<TMDBListKey>) -> Bool {
        let mediaType = container.lenientString(.mediaType)
        return !isCollection(container) && (mediaType == nil || mediaType == "movie")
    }

    /// Since 2026 a search also returns collections ("The Matrix Collection"), without marking
    /// them.
    ///
    /// They have the texts of a movie and none of its facts, and their ids are not those of movies.
    private static func isCollection(_ container: KeyedDecodingContainer<TMDBListKey>) -> Bool {
        let facts: [TMDBListKey] = [
            .releaseDate, .genreIDs, .voteAverage, .voteCount, .popularity, .video,
        ]
        let texts: [TMDBListKey] = [.overview, .posterPath]
        return texts.contains(where: container.contains)
            && !facts.contains(where: container.contains)
    }
}

/// The keys of lists of movies and people and of their rows: one type, because the Swift runtime
/// takes 0.1 ms to prepare a container for another one.
enum TMDBListKey: String, CodingKey {
    case parts, results
    case totalPages = "total_pages"
    case totalResults = "total_results"

    case id, title, overview, popularity, video
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case genreIDs = "genre_ids"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case posterPath = "poster_path"
    case mediaType = "media_type"

    case name, character, job, department, adult
    case personResults = "person_results"
    case originalName = "original_name"
    case knownFor = "known_for"
    case knownForDepartment = "known_for_department"
}

extension MovieDTO {
    /// A slash and a file name, as in `/kqjL17yufvn9OVLyXYpvtyrFfak.jpg`.
    private static func isImagePath(_ path: String) -> Bool {
        path.hasPrefix("/") && path.utf8.count > 1
            && path.utf8.dropFirst().allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// - Parameters:
    ///   - imageURL: the base URL of posters, without a trailing slash.
    ///   - imdbID: the id at IMDb, which rows of lists lack.
    ///   - genres: the genres, which are only numbers in rows of lists; `nil` for such a row.
    ///   - genreNames: the genres of those numbers.
    /// - Returns: the movie, with everything in it that is valid.
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
