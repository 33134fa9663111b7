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
            "origin_country": ["US"], "status": "Post Production",
            "belongs_to_collection": {"id": 2, "name": " The Matrix Collection\\n"},
            "homepage": "https://example.org/matrix?a=1#b",
            "spoken_languages": [{"english_name": "English", "iso_639_1": "en", "name": "English"}],
            "production_companies": [{"id": 1, "name": "North Light "}, {"id": 2}],
            "budget": 63000000, "revenue": "463517383",
            "keywords": {"keywords": [{"id": 1, "name": "dystopia"}, {"id": 2, "name": "rain"}]},
            "external_ids": {"imdb_id": "tt0000009", "wikidata_id": "Q83495"},
            "recommendations": {"page": 1, "results": [
                {"id": 604, "title": "Reloaded", "release_date": "2003-05-15"},
                {"id": 604, "title": "Reloaded"}, {"id": 9, "title": "TV", "media_type": "tv"}, 5
            ]}
            """
        )

        #expect(details.movie.imdbID == IMDbID("tt0133093"))
        #expect(details.movie.genres == [Genre(name: "Action")])
        #expect(details.tagline == "Free.")
        #expect(details.runtime == 136)
        #expect(
            details.production
                == MovieProduction(
                    countries: ["Australia"],
                    companies: ["North Light"],
                    budget: 63_000_000,
                    revenue: 463_517_383
                )
        )
        #expect(details.source == .tmdb)
        #expect(details.status == .postProduction)
        #expect(details.collection?.name == "The Matrix Collection")
        #expect(details.links.homepage == "https://example.org/matrix?a=1#b")
        #expect(details.links.wikidataID == "Q83495")
        #expect(details.spokenLanguages.map(\.code) == ["en"])
        #expect(details.spokenLanguages.map(\.englishName) == ["English"])
        #expect(details.keywords == ["dystopia", "rain"])
        #expect(details.recommendations.map(\.title) == ["Reloaded"])
        #expect(details.recommendations[0].releaseDate?.year == 2003)
    }

    @Test func `takes the IMDb ID of the external ones if the movie has none`() throws {
        let external = #""external_ids": {"imdb_id": "tt0133093"}"#

        #expect(try details(external).movie.imdbID == IMDbID("tt0133093"))
        #expect(try details(#""imdb_id": "", \#(external)"#).movie.imdbID == IMDbID("tt0133093"))
        #expect(
            try details(#""imdb_id": "tt0000001", \#(external)"#).movie.imdbID
                == IMDbID("tt0000001")
        )
    }

    @Test(arguments: [
        ("Rumored", MovieStatus.rumored), ("Planned", .planned), ("In Production", .inProduction),
        ("Post Production", .postProduction), ("Released", .released), ("Canceled", .canceled),
    ])
    func `reads the status`(name: String, status: MovieStatus) throws {
        #expect(try details(#""status": "\#(name)""#).status == status)
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
        ("status", ["null", "5", #""""#, #""released""#, #""Lost""#, "[]", "{}"]),
        ("belongs_to_collection", ["null", "5", #""A""#, "[]", "{}", #"{"name": " "}"#]),
        ("budget", ["null", "0", "-1", "1.5", #""much""#, "1e30", "[]", "{}"]),
        ("revenue", ["null", "0", "-1", "1.5", #""much""#, "1e30", "[]", "{}"]),
        ("production_companies", ["null", "5", #""A""#, "{}", "[5]", #"[{"name": "\t"}]"#]),
        (
            "spoken_languages",
            ["null", "5", #""en""#, "{}", "[5]", #"[{"iso_639_1": "", "english_name": 5}]"#]
        ),
        (
            "homepage",
            [
                "null", "5", #""""#, #""javascript:alert(1)""#, #""ftp://a.org""#, #""https://""#,
                #""https:///x""#, #""https://a b.org""#, #""https://a.org/\u001b[31m""#,
                #""https://a.org/\u202e""#, #""//a.org""#, #""https://@a.org""#, "[]", "{}",
                #""https://a.org/\#(String(repeating: "x", count: 2_000))""#,
            ]
        ),
        ("keywords", ["null", "5", "[]", "{}", #"{"keywords": {}}"#, #"{"keywords": ["a"]}"#]),
        (
            "external_ids",
            [
                "null", "5", "[]", "{}", #"{"wikidata_id": ""}"#, #"{"wikidata_id": "Q"}"#,
                #"{"wikidata_id": "Q1x"}"#, #"{"wikidata_id": "83495"}"#, #"{"imdb_id": 5}"#,
                #"{"wikidata_id": "Q\#(String(repeating: "1", count: 20))"}"#,
            ]
        ),
        (
            "recommendations",
            [
                "null", "5", "[]", "{}", #"{"results": null}"#, #"{"results": [{"id": 1}]}"#,
                #"{"results": [{"id": 2, "title": "Show", "media_type": "tv"}]}"#,
            ]
        ),
        ("videos", ["null", "5", "[]", "{}", #"{"results": {}}"#, #"{"results": [5, null, {}]}"#]),
        (
            "release_dates",
            [
                "null", "5", "[]", "{}", #"{"results": {}}"#, #"{"results": [5, null, {}]}"#,
                #"{"results": [{"iso_3166_1": "US", "release_dates": {}}]}"#,
            ]
        ),
        (
            "watch/providers",
            [
                "null", "5", "[]", "{}", #"{"results": []}"#, #"{"results": {"US": 5}}"#,
                #"{"results": {"US": {"link": "javascript:x", "flatrate": {}, "buy": [{}]}}}"#,
            ]
        ),
        (
            "credits",
            [
                "null", "5", "[]", #""none""#, "{}", #"{"cast": null, "crew": 7}"#,
                #"{"cast": ["Keanu"], "crew": [{"job": "Director"}]}"#,
                #"{"cast": {"name": "Keanu"}, "crew": [{"name": "", "job": "Director"}]}"#,
            ]
        ),
    ])
    func `ignores an invalid value, and keeps the movie`(key: String, values: [String]) throws {
        for value in values {
            #expect(try details(#""\#(key)": \#(value)"#) == Self.bare, "\(key): \(value)")
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
        #expect(try details(json).production.countries == countries)
    }

    @Test(arguments: [#"{"id": 1}"#, #"{"title": "Alien"}"#, "[]", "null"])
    func `rejects a response that is not a movie`(body: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(MovieDetailsDTO.self, from: Data(body.utf8))
        }
    }

    private static let bare = MovieDetails(
        movie: Movie(id: .tmdb(1), title: "Alien"),
        release: RegionalRelease(region: "US"),
        watchOptions: WatchOptions(region: "US"),
        source: .tmdb
    )

    private func details(_ members: String) throws -> MovieDetails {
        try MovieDetails.decoded(members)
    }
}

extension MovieDetails {
    /// The details of a response with some members besides an id and a title.
    static func decoded(
        _ members: String,
        region: String = "US",
        language: String = "en-US"
    ) throws -> MovieDetails {
        let body = #"{"id": 1, "title": "Alien", \#(members)}"#
        let context = TMDBContext(
            imageURL: "https://image.example.org",
            language: language,
            region: region
        )
        return try JSONDecoder(context).decode(MovieDetailsDTO.self, from: Data(body.utf8)).details
    }
}
