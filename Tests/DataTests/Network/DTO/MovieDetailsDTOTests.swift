import Domain
import Foundation
import Testing

@testable import Data

struct MovieDetailsDTOTests {
    @Test func `reads all details of a movie`() throws {
        let details = try details(
            """
            "imdb_id": "tt0133093", "genres": [{"id": 28, "name": "Action"}], "tagline": "Free.",
            "runtime": 136, "production_countries": [{"iso_3166_1": "AU", "name": "Australia"}],
            "origin_country": ["US"]
            """
        )

        #expect(details.movie.imdbID == IMDbID("tt0133093"))
        #expect(details.movie.genres == [Genre(name: "Action")])
        #expect(details.tagline == "Free.")
        #expect(details.runtime == 136)
        #expect(details.countries == ["Australia"])
        #expect(details.source == .tmdb)
    }

    /// None of these values is valid.
    @Test(arguments: [
        ("imdb_id", ["null", "5", #""""#, #""nm0000206""#, #""tt12""#, "[]", "{}"]),
        ("genres", ["null", "5", #""Action""#, "{}", "[28]", #"[{"id": 28}]"#, #"[{"name": 7}]"#]),
        ("tagline", ["null", "5", #""""#, #"" ""#, "[]", "{}", #""\u200b""#]),
        ("runtime", ["null", "0", "-5", "1.5", #""long""#, "100000", "[]", "{}"]),
        (
            "production_countries",
            ["null", "5", #""AU""#, "{}", #"["AU"]"#, #"[{"name": ""}]"#, #"[{"iso": "AU"}]"#]
        ),
        ("origin_country", ["null", "5", #""AU""#, "{}", "[5]", "[null]"]),
        (
            "credits",
            [
                "null", "5", "[]", #""none""#, "{}", #"{"cast": null, "crew": 7}"#,
                #"{"cast": ["Keanu"], "crew": [{"job": "Director"}]}"#,
                #"{"cast": {"name": "Keanu"}, "crew": [{"name": "", "job": "Director"}]}"#,
            ]
        ),
    ])
    func `ignores an invalid value, and keeps the movie`(
        key: String,
        values: [String]
    ) throws {
        for value in values {
            let details = try details(#""\#(key)": \#(value)"#)

            #expect(details == Self.bare, "\(key): \(value)")
        }
    }

    @Test(arguments: [
        (
            #""production_countries": [{"name": ""}], "origin_country": ["AU", 5, "US"]"#,
            ["AU", "US"]
        ),
        (#""production_countries": [], "origin_country": ["KR"]"#, ["KR"]),
        (#""production_countries": [5, {"name": "Japan"}], "origin_country": ["KR"]"#, ["Japan"]),
    ])
    func `falls back to the codes of the countries`(json: String, countries: [String]) throws {
        #expect(try details(json).countries == countries)
    }

    @Test func `names each director and writer once, in their order`() throws {
        let details = try details(
            """
            "credits": {"crew": [
                {"name": "Lana", "job": "Director", "department": "Directing"},
                {"name": "Bill", "job": "Director of Photography", "department": "Camera"},
                {"name": "Lilly", "job": "Director", "department": "Directing"},
                {"name": "Lana", "job": "Screenplay", "department": "Writing"},
                {"name": "Lana", "job": "Director", "department": "Directing"},
                {"name": "Lilly", "job": "Story", "department": "Writing"},
                {"name": "Lana", "job": "Characters", "department": "Writing"},
                {"name": "Other", "job": 5, "department": null}
            ]}
            """
        )

        #expect(details.directors == ["Lana", "Lilly"])
        #expect(details.writers == ["Lana", "Lilly"])
    }

    @Test func `sorts the cast by order, and members without one last`() throws {
        let details = try details(
            """
            "credits": {"cast": [
                {"name": "Last", "character": "A"}, {"name": "Third", "order": 2, "character": ""},
                {"name": "First", "order": 0, "character": "Neo"}, {"character": "nameless"},
                {"name": "Fourth", "order": 2, "character": 5}, {"name": "Second", "order": "1"},
                {"name": "Very last", "order": null}
            ]}
            """
        )

        #expect(
            details.cast == [
                CastMember(name: "First", character: "Neo"), CastMember(name: "Second"),
                CastMember(name: "Third"), CastMember(name: "Fourth"),
                CastMember(name: "Last", character: "A"), CastMember(name: "Very last"),
            ]
        )
    }

    @Test func `has the fallback of its response`() throws {
        let fallback = Fallback.staleResponse(age: 60, reason: .offline)

        #expect(try details(#""runtime": 1"#, fallback: fallback).fallback == fallback)
        #expect(try details(#""runtime": 1"#).fallback == nil)
    }

    @Test(arguments: [#"{"id": 1}"#, #"{"title": "Alien"}"#, "[]", "null"])
    func `rejects a response that is not a movie`(body: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(MovieDetailsDTO.self, from: Data(body.utf8))
        }
    }

    private static let bare = MovieDetails(
        movie: Movie(
            id: .tmdb(1),
            title: "Alien",
            pageURL: "https://www.themoviedb.org/movie/1"
        ),
        source: .tmdb
    )

    private func details(_ members: String, fallback: Fallback? = nil) throws -> MovieDetails {
        let body = #"{"id": 1, "title": "Alien", \#(members)}"#
        return try JSONDecoder().decode(MovieDetailsDTO.self, from: Data(body.utf8))
            .toDomain(imageURL: "https://image.example.org", fallback: fallback)
    }
}
