import Domain
import Foundation
import Testing

@testable import Data

struct MovieDTOTests {
    private static let imageURL = "https://image.example.org/t/p"

    @Test func `reads a row of a list`() throws {
        let movie = try movie(
            """
            {"id": 496243, "title": "Parasite", "original_title": "기생충", "original_language": "ko",
             "release_date": "2019-05-30", "overview": "A family.", "genre_ids": [35, 53, 18],
             "vote_average": 8.5, "vote_count": 17000, "popularity": 42.5,
             "poster_path": "/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg", "media_type": "movie"}
            """
        )

        #expect(
            movie
                == Movie(
                    id: .tmdb(496_243),
                    title: "Parasite",
                    originalTitle: "기생충",
                    originalLanguage: "ko",
                    releaseDate: CalendarDate("2019-05-30"),
                    overview: "A family.",
                    genres: ["Comedy", "Thriller", "Drama"].map { Genre(name: $0) },
                    voteAverage: 8.5,
                    voteCount: 17_000,
                    popularity: 42.5,
                    posterURL: Self.imageURL + "/w500/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg"
                )
        )
    }

    @Test(arguments: [
        "null", "{}", #"{"id": 1}"#, #"{"title": "Alien"}"#, #"{"id": 0, "title": "Alien"}"#,
        #"{"id": -1, "title": "Alien"}"#, #"{"id": null, "title": "Alien"}"#,
        #"{"id": 1.5, "title": "Alien"}"#, #"{"id": "one", "title": "Alien"}"#,
        #"{"id": [1], "title": "Alien"}"#, #"{"id": 1, "title": ""}"#,
        #"{"id": 1, "title": " \u200b"}"#, #"{"id": 1, "title": null}"#, #"{"id": 1, "title": 7}"#,
        #"{"id": 1, "title": {"en": "Alien"}}"#, #""Alien""#, "[1]",
    ])
    func `rejects a row without an ID or a title`(row: String) {
        #expect(throws: DecodingError.self) { try decode(row) }
    }

    @Test(arguments: [
        #"{"id": 1, "title": null, "original_title": "기생충"}"#,
        #"{"id": 1, "title": "", "original_title": "기생충"}"#,
        #"{"id": "1", "title": 5, "original_title": "기생충"}"#,
        #"{"id": 1, "original_title": "기생충"}"#,
    ])
    func `uses the original title if there is no other`(row: String) throws {
        let movie = try movie(row)

        #expect(movie.title == "기생충")
        #expect(movie.id == .tmdb(1))
    }

    /// Values of the wrong type, and of the right type without a meaning.
    @Test(arguments: [
        ("original_title", ["1", "true", "null", "[]", "{}", #""""#, #""\n\t ""#, #""\u0007""#]),
        ("original_language", ["1", "false", "null", #"["ko"]"#, "{}", #"" ""#]),
        ("release_date", ["2019", "null", "[]", #""""#, #""soon""#, #""2019-13-01""#, "{}"]),
        ("overview", ["1", "null", "[]", "{}", #"" ""#, #""\u200b\u2028""#]),
        ("genre_ids", ["1", "null", #""28""#, "{}", #"["x"]"#, "[null]", "[1.5]", "[-1]"]),
        ("vote_average", ["null", "[]", "{}", #""high""#, "-0.1", "10.1", "1e400", #""nan""#]),
        ("vote_count", ["null", "[]", "{}", #""many""#, "-1", "1.5", "1e30"]),
        ("popularity", ["null", "[]", "{}", #""high""#, #""inf""#, #""nan""#, "true"]),
        (
            "poster_path",
            [
                "1", "null", "[]", #""""#, #""/""#, #""a.jpg""#, #""//example.org/a.jpg""#,
                #""/../a.jpg""#, #""/a b.jpg""#, #""/a.jpg?x=1""#, #""/é.jpg""#, #""/a%2e.jpg""#,
            ]
        ),
    ])
    func `ignores a useless value, and keeps the row`(
        key: String,
        values: [String]
    ) throws {
        for value in values {
            let movie = try movie(#"{"id": 1, "title": "Alien", "\#(key)": \#(value)}"#)

            #expect(movie == Self.bare, "\(key): \(value)")
        }
    }

    @Test func `reads numbers that are written as strings`() throws {
        let movie = try movie(
            """
            {"id": "11", "title": "Alien", "vote_count": "20", "vote_average": "7.5",
             "popularity": "1e2", "release_date": "1979"}
            """
        )

        #expect(movie.id == .tmdb(11))
        #expect(movie.voteCount == 20)
        #expect(movie.voteAverage == 7.5)
        #expect(movie.popularity == 100)
        #expect(movie.releaseDate == CalendarDate(year: 1979))
    }

    @Test(
        arguments: [
            (#""vote_average": 0, "vote_count": 0"#, nil, 0), (#""vote_average": 0"#, 0, nil),
            (#""vote_average": 10, "vote_count": 1"#, 10, 1),
            (#""vote_average": 0, "vote_count": 3"#, 0, 3),
            (#""vote_average": 7.1, "vote_count": -3"#, 7.1, nil),
        ] as [(String, Double?, Int?)]
    )
    func `has no average without votes`(votes: String, average: Double?, count: Int?) throws {
        let movie = try movie(#"{"id": 1, "title": "Alien", \#(votes)}"#)

        #expect(movie.voteAverage == average)
        #expect(movie.voteCount == count)
    }

    @Test func `reads the genres that it knows, and skips the others`() throws {
        let movie = try movie(
            #"{"id": 1, "title": "Alien", "genre_ids": [878, "x", 1, null, 27, [12], 878]}"#
        )

        #expect(movie.genres.map(\.name) == ["Science Fiction", "Horror", "Science Fiction"])
    }

    @Test(arguments: [
        (#""media_type": "movie""#, true), (#""media_type": "tv""#, false),
        (#""media_type": "person""#, false), (#""media_type": null"#, true),
        (#""media_type": 5"#, true), (#""media_type": "Movie""#, false),
        // A collection has texts and no facts.
        (#""overview": """#, false), (#""poster_path": null"#, false),
        (#""overview": "", "release_date": null"#, true),
        (#""overview": "", "genre_ids": []"#, true),
        (#""overview": "", "vote_average": 0"#, true), (#""overview": "", "vote_count": 0"#, true),
        (#""poster_path": null, "popularity": 0"#, true),
        (#""poster_path": null, "video": false"#, true),
        (#""overview": "", "backdrop_path": null, "media_type": "movie""#, false),
    ])
    func `distinguishes movies from other rows of a list`(facts: String, isMovie: Bool) throws {
        #expect(try decode(#"{"id": 1, "title": "Alien", \#(facts)}"#).isMovie == isMovie)
    }

    private static let bare = Movie(
        id: .tmdb(1),
        title: "Alien"
    )

    private func decode(_ row: String) throws -> MovieDTO {
        let context = TMDBContext(imageURL: Self.imageURL, language: "en-US", region: "US")
        return try JSONDecoder(context).decode(MovieDTO.self, from: Data(row.utf8))
    }

    private func movie(_ row: String) throws -> Movie {
        try decode(row).movie(with: .english)
    }
}
