import Domain
import Testing

@testable import Data

/// The parts of the details that have facts for each country.
struct RegionalPartsDTOTests {
    /// `date` and `certification` of the releases in the US.
    @Test(
        arguments: [
            ("[]", nil, nil),
            (release("1999-03-31", 3, "R"), "1999-03-31", "R"),
            // A theatrical release is better than one in a few theaters, and that than a premiere.
            (
                [
                    release("1999-03-24", 1, "P"), release("1999-03-26", 2, "L"),
                    release("1999-03-31", 3, "R"), release("1999-01-01", 4, "D"),
                ].joined(separator: ","), "1999-03-31", "R"
            ),
            (
                [release("1999-03-24", 1, "P"), release("1999-03-26", 2, "L")]
                    .joined(separator: ","), "1999-03-26", "L"
            ),
            (
                [release("1999-01-01", 6, "TV"), release("1999-03-24", 1, "P")]
                    .joined(separator: ","), "1999-03-24", "P"
            ),
            // The earliest of several.
            (
                [release("2009-03-31", 3, "R"), release("1999-03-31", 3, "X")]
                    .joined(separator: ","), "1999-03-31", "X"
            ),
            (
                [release("1999-09-21", 5, ""), release("1999-09-01", 4, "D")]
                    .joined(separator: ","), "1999-09-01", "D"
            ),
            // The certification of another release, if that one has none.
            (
                [release("1999-03-31", 3, ""), release("1999-09-21", 5, " R ")]
                    .joined(separator: ","), "1999-03-31", "R"
            ),
            // Malformed values cost only themselves.
            (#"{"release_date": 5, "type": 3, "certification": "R"}"#, nil, "R"),
            (#"{"release_date": "soon", "type": "3", "certification": []}"#, nil, nil),
            (#"5, {"release_date": "1999-02-30T00:00:00.000Z", "type": 3}"#, nil, nil),
            (#"{"release_date": "1999-03-31"}, null"#, "1999-03-31", nil),
            (
                #"{"release_date": "", "type": 3, "certification": ""}, "#
                    + release("1999-09-21", 5, "R"), "1999-09-21", "R"
            ),
        ] as [(String, String?, String?)]
    )
    func `has the best release of a country`(
        releases: String,
        date: String?,
        certification: String?
    ) throws {
        let releases = try #require(
            try MovieDetails.decoded(
                """
                "release_dates": {"results": [
                    {"iso_3166_1": "DE", "release_dates": [\(Self.release("1998-01-01", 3, "12"))]},
                    {"iso_3166_1": "US", "release_dates": [\(releases)]}, {"iso_3166_1": "FR"}
                ]}
                """
            ).release
        )

        #expect(releases.region == "US")
        #expect(releases.date?.description == date)
        #expect(releases.certification == certification)
    }

    private static func release(_ date: String, _ type: Int, _ certification: String) -> String {
        #"{"release_date": "\#(date)T00:00:00.000Z", "type": \#(type), "#
            + #""certification": "\#(certification)", "note": ""}"#
    }

    @Test func `has the services of a country, by the way to watch`() throws {
        let options = try MovieDetails.decoded(
            """
            "watch/providers": {"id": 1, "results": {
                "DE": {"flatrate": [{"provider_name": "Anderes"}]},
                "KR": {
                    "link": "https://www.themoviedb.org/movie/1/watch?locale=KR",
                    "flatrate": [{"provider_name": "Wave "}, {"provider_name": ""}, 5],
                    "free": [{"provider_name": "Commons", "provider_id": 3}],
                    "ads": [{"provider_name": "Pause"}],
                    "rent": [{"provider_name": "Shop"}, {"provider_name": "Store"}],
                    "buy": [{"provider_name": "Store"}]
                }
            }}
            """,
            region: "KR"
        ).watchOptions

        #expect(
            options
                == WatchOptions(
                    region: "KR",
                    link: "https://www.themoviedb.org/movie/1/watch?locale=KR",
                    services: [
                        .stream: ["Wave"], .free: ["Commons"], .ads: ["Pause"],
                        .rent: ["Shop", "Store"], .buy: ["Store"],
                    ]
                )
        )
    }

    @Test func `has no services if there are none in the country`() throws {
        let options = try MovieDetails.decoded(
            #""watch/providers": {"results": {"DE": {"buy": [{"provider_name": "Laden"}]}}}"#
        ).watchOptions

        #expect(options == WatchOptions(region: "US"))
    }
}
