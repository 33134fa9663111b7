import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data

struct TMDBEndpointsTests {
    @Test(arguments: [
        ("a+b&c=d", "a%2Bb%26c%3Dd"), ("50/50?", "50%2F50%3F"), ("#alive", "%23alive"),
        ("100%", "100%25"), ("a_b-c.d~e", "a_b-c.d~e"), ("8½", "8%C2%BD"), ("\"it\"", "%22it%22"),
        ("Zz09;:@", "Zz09%3B%3A%40"),
    ])
    func `escapes characters with a meaning in a URL`(text: String, escaped: String) throws {
        #expect(try search(text).hasPrefix("search/movie?query=\(escaped)&include_adult"))
    }

    @Test(arguments: [
        ("am\u{65}\u{301}lie", "am\u{E9}lie"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ])
    func `has one URL for all compositions of a text`(text: String, composed: String) throws {
        #expect(try search(text) == search(composed))
    }

    /// TMDB accepts the escaped comma and slash, as its documentation has them.
    @Test func `requests a movie with all its parts, by either ID`() throws {
        let imdbID = MovieID.imdb(try #require(IMDbID("tt0133093")))
        let rest =
            "?append_to_response=credits%2Cexternal_ids%2Cvideos%2Crelease_dates"
            + "%2Cwatch%2Fproviders%2Crecommendations%2Ckeywords"

        for language in ["en-US", "en-GB", "en"] {
            #expect(
                details(.tmdb(603), language).endpoint.target
                    == "movie/603\(rest)&language=\(language)"
            )
        }
        #expect(details(imdbID, "en").endpoint.target == "movie/tt0133093\(rest)&language=en")
    }

    @Test(arguments: [("de-DE", "de%2Cen"), ("ko", "ko%2Cen")])
    func `requests English videos too, since few are in other languages`(
        language: String,
        videoLanguages: String
    ) {
        #expect(
            details(.tmdb(603), language).endpoint.target
                .hasSuffix("&language=\(language)&include_video_language=\(videoLanguages)")
        )
    }

    @Test func `requests the names of genres in a language`() {
        let request = TMDBEndpoints.genres(language: "ko-KR")

        #expect(request.endpoint.target == "genre/movie/list?language=ko-KR")
        #expect(request.lifetime == 30 * 24 * 3_600)
    }

    @Test(arguments: [
        (TMDBTopicKind.keyword, "search/keyword?query=caf%C3%A9&page=1"),
        (.company, "search/company?query=caf%C3%A9&page=1"),
        (.collection, "search/collection?query=caf%C3%A9&language=en-US&page=1"),
    ])
    func `searches for things that movies have in common`(kind: TMDBTopicKind, target: String) {
        let request = TMDBEndpoints.topics(kind, named: "cafe\u{301}")

        #expect(request.endpoint.target == target)
        #expect(request.lifetime == 24 * 3_600)
    }

    @Test func `reads ten megabytes at most, and caches lists for a day, details for a week`()
        throws
    {
        #expect(details(.tmdb(603)).endpoint.bodyLimit == 10_485_760)
        #expect(try request("alien").endpoint.bodyLimit == 10_485_760)
        #expect(try request("alien").lifetime == 24 * 3_600)
        #expect(details(.tmdb(603)).lifetime == 7 * 24 * 3_600)
        #expect(TMDBEndpoints.person(31, language: "en").lifetime == 7 * 24 * 3_600)
        #expect(TMDBEndpoints.authentication.lifetime == 0)
    }

    /// TMDB's list of June 2025.
    @Test(
        arguments: [
            (28, "Action"), (12, "Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"),
            (99, "Documentary"), (18, "Drama"), (10751, "Family"), (14, "Fantasy"), (36, "History"),
            (27, "Horror"), (10402, "Music"), (9648, "Mystery"), (10749, "Romance"),
            (878, "Science Fiction"), (10770, "TV Movie"), (53, "Thriller"), (10752, "War"),
            (37, "Western"), (0, nil), (1, nil), (-28, nil), (10759, nil),
        ] as [(Int, String?)]
    )
    func `names the genres`(id: Int, name: String?) {
        #expect(TMDBGenres.english.genre(id)?.name == name)
    }

    @Test func `names genres in another language, and in English those without a name`() {
        let genres = TMDBGenres(names: [(28, "액션"), (999, "느린 영화")])

        #expect([28, 999, 18, 1].map { genres.genre($0)?.name } == ["액션", "느린 영화", "Drama", nil])
    }

    private func details(
        _ id: MovieID,
        _ language: String = "de-DE"
    ) -> JSONRequest<MovieDetailsDTO> {
        TMDBEndpoints.details(of: id, language: language)
    }

    private func search(_ text: String) throws -> String { try request(text).endpoint.target }

    private func request(_ text: String) throws -> JSONRequest<MoviesPageDTO> {
        TMDBEndpoints.movies(
            TMDBMoviesRequest(try #require(MovieQuery(text)), region: nil),
            page: 1,
            language: "en-US"
        )
    }
}
