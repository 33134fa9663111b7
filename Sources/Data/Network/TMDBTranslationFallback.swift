import Domain

/// What TMDB leaves untranslated, and the English that stands in for it.
///
/// Where a film has no title in the language asked for, TMDB gives the original one; where it has
/// no overview, none.
struct TMDBTranslationFallback {
    static let english = "en-US"

    /// The language without the country: `ko`.
    private let language: String

    /// Takes a language such as `ko-KR`.
    init(language: String) {
        self.language = Self.code(language)
    }

    /// Whether English may have a text that the film lacks.
    func isMissing(in movie: Movie) -> Bool {
        language != Self.code(Self.english) && (movie.overview == nil || lacksTitle(movie))
    }

    /// The films, with the texts of the same films in English where they have none.
    func completed(_ movies: [Movie], by english: [Movie]) -> [Movie] {
        let english = Dictionary(english.map { ($0.id, $0) }) { first, _ in first }
        return movies.map { movie in
            guard isMissing(in: movie), let other = english[movie.id] else { return movie }
            return movie.replacing(
                title: lacksTitle(movie) ? other.title : movie.title,
                overview: movie.overview ?? other.overview
            )
        }
    }

    /// The film, with the texts in English that it lacks.
    func completed(_ details: MovieDetails, by english: MovieDetails) -> MovieDetails {
        var completed = details
        completed.movie = self.completed([details.movie], by: [english.movie])[0]
        completed.tagline = details.tagline ?? english.tagline
        return completed
    }

    private func lacksTitle(_ movie: Movie) -> Bool {
        movie.title == movie.originalTitle
            && ![language, Self.code(Self.english)].contains(movie.originalLanguage)
    }

    private static func code(_ language: String) -> String {
        String(language.prefix { $0 != "-" })
    }
}

extension Movie {
    fileprivate func replacing(title: String, overview: String?) -> Movie {
        Movie(
            id: id,
            imdbID: imdbID,
            title: title,
            originalTitle: originalTitle,
            originalLanguage: originalLanguage,
            releaseDate: releaseDate,
            overview: overview,
            genres: genres,
            voteAverage: voteAverage,
            voteCount: voteCount,
            popularity: popularity,
            posterURL: posterURL,
            pageURL: pageURL
        )
    }
}
