import Domain
import Foundation
import Testing

@testable import Data

struct PersonDetailsDTOTests {
    @Test func `reads all facts`() throws {
        let person = try details(
            """
            "known_for_department": "Acting", "birthday": "1956-07-09", "deathday": "2020-01-02",
            "place_of_birth": "Oslo, Norway", "biography": "She acts.", "imdb_id": "nm9000031"
            """
        ).person

        #expect(
            person
                == Person(
                    id: .tmdb(31),
                    imdbID: IMDbPersonID("nm9000031"),
                    name: "Mara",
                    profession: "actor",
                    birthday: CalendarDate(year: 1956, month: 7, day: 9),
                    deathday: CalendarDate(year: 2020, month: 1, day: 2),
                    placeOfBirth: "Oslo, Norway",
                    biography: "She acts."
                )
        )
    }

    @Test(arguments: [
        ("birthday", ["null", "5", #""""#, #""1956-13-01""#, #""long ago""#, "[]", "{}"]),
        ("deathday", ["null", "5", #""""#, #""0000-00-00""#, "[]"]),
        ("place_of_birth", ["null", "5", #""""#, #"" ""#, "[]", #""\u200b""#]),
        ("biography", ["null", "5", #""""#, "{}"]),
        ("imdb_id", ["null", "5", #""""#, #""tt0133093""#, #""nm12""#, "[]"]),
        ("external_ids", ["null", "5", "[]", "{}", #"{"imdb_id": 7}"#, #"{"imdb_id": "nm1"}"#]),
        (
            "movie_credits",
            [
                "null", "5", "[]", #""none""#, "{}", #"{"cast": null, "crew": 7}"#,
                #"{"cast": ["Fog", {"id": 1}], "crew": [{"job": "Director"}, {"title": "Fog"}]}"#,
                #"{"cast": {"id": 1, "title": "Fog"}, "crew": [null, [], 1e99]}"#,
            ]
        ),
    ])
    func `ignores an invalid value, and keeps the person`(key: String, values: [String]) throws {
        for value in values {
            let bare = PersonDetails(
                person: Person(
                    id: .tmdb(31),
                    name: "Mara"
                ),
                source: .tmdb
            )
            #expect(try details(#""\#(key)": \#(value)"#) == bare, "\(key): \(value)")
        }
    }

    @Test(arguments: [
        #""imdb_id": null, "external_ids": {"imdb_id": "nm9000031"}"#,
        #""imdb_id": "bad", "external_ids": {"imdb_id": "nm9000031"}"#,
        #""imdb_id": "nm9000031", "external_ids": {"imdb_id": null}"#,
    ])
    func `takes the id of IMDb from wherever it is valid`(members: String) throws {
        #expect(try details(members).person.imdbID?.description == "nm9000031")
    }

    @Test(arguments: [
        (#""job": "Novel""#, PersonCredit.Role.writer),
        (#""job": "Storyboard Artist""#, .crew(job: "Storyboard Artist")), ("", .writer),
    ])
    func `takes the department for the job only where the job is unknown`(
        job: String,
        role: PersonCredit.Role
    ) throws {
        let members = [#""id": 1, "title": "Fog", "department": "Writing""#, job]
            .filter { !$0.isEmpty }.joined(separator: ", ")

        #expect(try credits(cast: [], crew: ["{\(members)}"]).credits.first?.roles == [role])
    }

    @Test func `has the roles of the person in each movie`() throws {
        let details = try credits(
            cast: [
                #"{"id": 1, "title": "Fog", "character": "Keeper"}"#,
                #"{"id": 2, "title": "Ice", "character": ""}"#,
                #"{"id": 3, "title": "Sea", "character": 5}"#, #"{"id": 4, "title": null}"#,
            ],
            crew: [
                #"{"id": 1, "title": "Fog", "job": "Director", "department": "Directing"}"#,
                #"{"id": 1, "title": "Fog", "job": "Screenplay", "department": "Writing"}"#,
                #"{"id": 1, "title": "Fog", "job": "Novel", "department": "Writing"}"#,
                #"{"id": 2, "title": "Ice", "job": "Director of Photography"}"#,
                #"{"id": 5, "title": "Sun", "job": null, "department": "Art"}"#,
                #"{"id": 6, "title": "Rain", "job": [], "department": {}}"#,
            ]
        )

        #expect(details.credits.map(\.movie.title) == ["Fog", "Ice", "Sun", "Rain", "Sea"])
        #expect(
            details.credits.map(\.roles) == [
                [.director, .writer, .cast(character: "Keeper")],
                [.cast(character: nil), .crew(job: "Director of Photography")],
                [.crew(job: "Art")], [], [.cast(character: nil)],
            ]
        )
    }

    @Test func `leaves out adult movies, unless they are wanted`() throws {
        let cast = [
            #"{"id": 1, "title": "Fog", "adult": false}"#,
            #"{"id": 2, "title": "Ice", "adult": true}"#,
            #"{"id": 3, "title": "Sea", "adult": "yes"}"#,
        ]

        #expect(try credits(cast: cast).credits.map(\.movie.title) == ["Fog", "Sea"])
        #expect(try credits(cast: cast, includesAdult: true).credits.count == 3)
    }

    @Test(arguments: [
        ("Acting", ["Most Seen", "Seen", "Unseen"]), ("Directing", ["Directed"]),
        ("Writing", ["Directed"]), ("Art", ["Painted"]),
        ("", ["Directed", "Painted", "Most Seen"]),
    ])
    func `is known for the movies with the most votes, in the own profession`(
        department: String,
        titles: [String]
    ) throws {
        let details = try credits(
            #""known_for_department": "\#(department)""#,
            cast: [
                #"{"id": 1, "title": "Unseen"}"#, #"{"id": 2, "title": "Seen", "vote_count": 7}"#,
                #"{"id": 3, "title": "Most Seen", "vote_count": 70}"#,
                #"{"id": 4, "title": "Not Seen", "vote_count": 0}"#,
            ],
            crew: [
                #"{"id": 5, "title": "Directed", "job": "Director", "vote_count": 900}"#,
                #"{"id": 5, "title": "Directed", "department": "Writing", "vote_count": 900}"#,
                #"{"id": 6, "title": "Painted", "job": "Painter", "vote_count": 800}"#,
            ]
        )

        #expect(details.person.knownFor == titles)
    }

    @Test func `reads a thousand movies of each list at most`() throws {
        let rows = (1...1_100).map { #"{"id": \#($0), "title": "T"}"# }

        #expect(try credits(cast: rows).credits.count == 1_000)
    }

    @Test(arguments: [#"{"id": 1}"#, #"{"name": "Mara"}"#, #"{"page": 1}"#, "[]", "null"])
    func `rejects a response that is not a person`(body: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(PersonDetailsDTO.self, from: Data(body.utf8))
        }
    }

    private func credits(
        _ members: String = #""gender": 1"#,
        cast: [String],
        crew: [String] = [],
        includesAdult: Bool = false
    ) throws -> PersonDetails {
        try details(
            members + #","movie_credits": {"cast": [\#(cast.joined(separator: ","))],"#
                + #""crew": [\#(crew.joined(separator: ","))]}"#,
            includesAdult: includesAdult
        )
    }

    private func details(
        _ members: String,
        includesAdult: Bool = false
    ) throws -> PersonDetails {
        let body = #"{"id": 31, "name": "Mara", \#(members)}"#
        return try JSONDecoder().decode(PersonDetailsDTO.self, from: Data(body.utf8)).toDomain(
            includesAdult: includesAdult,
            fallback: nil
        )
    }
}
