import Domain

/// Fills in English texts where TMDB has no translation.
///
/// If a movie has no title in the requested language, TMDB returns the original one; if it has no
/// overview, none.
struct TMDBTranslationFallback {
    static let english = "en-US"

    /// The language without the country: `ko`.
    private let language: String

    init(language: String) { self.language = Self.code(language) }

    static func isEnglish(_ language: String) -> Bool { code(language) == code(english) }

    /// Whether the movie lacks a text that may exist in English.
    func isMissing(in movie: Movie) -> Bool {
        !Self.isEnglish(language) && (movie.overview == nil || lacksTitle(movie))
    }

    func filling(_ movies: [Movie], from english: [Movie]) -> [Movie] {
        let english = Dictionary(english.map { ($0.id, $0) }) { first, _ in first }
        return movies.map { movie in
            guard isMissing(in: movie), let other = english[movie.id] else { return movie }
            var filled = movie
            if lacksTitle(movie) { filled.title = other.title }
            filled.overview = movie.overview ?? other.overview
            return filled
        }
    }

    func filling(_ details: MovieDetails, from english: MovieDetails) -> MovieDetails {
        var filled = details
        filled.movie = filling([details.movie], from: [english.movie])[0]
        filled.tagline = details.tagline ?? english.tagline
        return filled
    }

    private func lacksTitle(_ movie: Movie) -> Bool {
        movie.title == movie.originalTitle
            && ![language, Self.code(Self.english)].contains(movie.originalLanguage)
    }

    private static func code(_ language: String) -> String { String(language.prefix { $0 != "-" }) }
}
