import Domain
import Testing

@testable import Data

struct TMDBTranslationFallbackTests {
    private let korean = TMDBTranslationFallback(language: "ko-KR")

    @Test(
        arguments: [
            // The overview is missing.
            ("ko-KR", "Old Boy", "올드보이", "ko", nil, true),
            // The title is the original one, and not in the requested language.
            ("ko-KR", "Le Samouraï", "Le Samouraï", "fr", "A killer.", true),
            ("ko-KR", "Le Samouraï", "Le Samouraï", nil, "A killer.", true),
            // The original title is that of the language, or English, or translated.
            ("ko-KR", "올드보이", "올드보이", "ko", "A man.", false),
            ("ko-KR", "Alien", "Alien", "en", "A ship.", false),
            ("ko-KR", "사무라이", "Le Samouraï", "fr", "A killer.", false),
            // English has no fallback.
            ("en-US", "Le Samouraï", "Le Samouraï", "fr", nil, false),
            ("en-GB", "Le Samouraï", "Le Samouraï", "fr", nil, false),
            ("en", "Le Samouraï", "Le Samouraï", "fr", nil, false),
            ("ko", "Le Samouraï", "Le Samouraï", "fr", "A killer.", true),
            ("fr-CA", "Le Samouraï", "Le Samouraï", "fr", "A killer.", false),
        ] as [(String, String, String, String?, String?, Bool)]
    )
    func `finds movies without a translation`(
        language: String,
        title: String,
        original: String,
        originalLanguage: String?,
        overview: String?,
        isMissing: Bool
    ) {
        let movie = movie(1, title, original, originalLanguage, overview)

        #expect(TMDBTranslationFallback(language: language).isMissing(in: movie) == isMissing)
    }

    @Test func `keeps a movie without an English translation`() {
        let movies = [movie(1, "Le Samouraï", "Le Samouraï", "fr", nil)]

        #expect(korean.filling(movies, from: []) == movies)
        #expect(korean.filling(movies, from: [movie(2, "Two", "Deux", "fr", "B")]) == movies)
        #expect(
            korean.filling(movies, from: [movie(1, "One", "Le S", "fr", nil)])[0].title == "One"
        )
    }

    @Test func `uses the first of two movies with the same ID`() {
        let movies = [movie(1, "Le Samouraï", "Le Samouraï", "fr", nil)]
        let english = [movie(1, "First", "", "fr", "A"), movie(1, "Second", "", "fr", "B")]

        #expect(korean.filling(movies, from: english).map(\.title) == ["First"])
    }

    @Test(
        arguments: [
            (nil, "Think.", "Think."), ("생각", "Think.", "생각"), (nil, nil, nil), ("생각", nil, "생각"),
        ] as [(String?, String?, String?)]
    )
    func `fills the tagline of details`(own: String?, english: String?, expected: String?) {
        let details = MovieDetails(
            movie: movie(1, "Le Samouraï", "Le Samouraï", "fr", nil),
            tagline: own,
            runtime: 105,
            source: .tmdb
        )
        let other = MovieDetails(
            movie: movie(1, "The Samurai", "Le Samouraï", "fr", "A killer."),
            tagline: english,
            source: .tmdb
        )

        let filled = korean.filling(details, from: other)

        #expect(filled.tagline == expected)
        #expect(filled.movie.title == "The Samurai")
        #expect(filled.movie.overview == "A killer.")
        #expect(filled.runtime == 105)
    }

    private func movie(
        _ id: Int,
        _ title: String,
        _ originalTitle: String,
        _ originalLanguage: String?,
        _ overview: String?
    ) -> Movie {
        Movie(
            id: .tmdb(id),
            title: title,
            originalTitle: originalTitle,
            originalLanguage: originalLanguage,
            overview: overview
        )
    }
}
