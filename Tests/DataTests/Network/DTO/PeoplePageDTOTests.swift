import Domain
import Foundation
import Testing

@testable import Data

struct PeoplePageDTOTests {
    @Test(arguments: [
        "{}", #"{"results": null}"#, #"{"results": {}}"#, "[]", #"{"results": [1]}"#,
        #"{"results": [{"id": 1}, null]}"#, #"{"results": [{"name": "Mara"}]}"#,
        #"{"results": [{"id": 0, "name": "Mara"}]}"#, #"{"person_results": null}"#,
        #"{"person_results": "none", "results": []}"#, #"{"status_code": 7}"#,
    ])
    func `rejects a response that is not a list of people`(body: String) {
        #expect(throws: (any Error).self) { try page(body) }
    }

    @Test(arguments: ["results", "person_results"])
    func `skips rows that can't be read, and has each person once`(key: String) throws {
        let page = try page(
            #"{"\#(key)": [null, {"id": "31", "name": "Mara"}, 5, {"id": 2}, {"id": 3, "name": "A"},"#
                + #"{"id": 31, "name": "Again"}, {"id": 4, "name": " ", "original_name": "라"}]}"#
        )

        #expect(page.people.map(\.id) == [31, 3, 4])
        #expect(page.people.map(\.person.name) == ["Mara", "A", "라"])
    }

    @Test func `knows the profession and a few movies`() throws {
        let person = try person(
            """
            "known_for_department": "Directing", "known_for": [
                {"id": 1, "title": "Fog", "media_type": "movie"},
                {"id": 2, "name": "A Series", "media_type": "tv"},
                {"id": 3, "title": "Also a Series", "media_type": "tv"}, null, 7,
                {"id": 4, "title": "Lantern"}, {"id": 5, "title": "Ice"}, {"id": 6, "title": "Sea"}
            ]
            """
        )

        #expect(
            person
                == Person(
                    id: .tmdb(31),
                    name: "Mara",
                    profession: "director",
                    knownFor: ["Fog", "Lantern", "Ice"]
                )
        )
        #expect(try self.person(#""known_for_department": "Art""#).profession == "art")
    }

    @Test(arguments: [
        ("known_for_department", ["null", "5", #""""#, "[]", "{}"]),
        ("known_for", ["null", "5", #""Fog""#, "{}", "[28]", #"[{"id": 28}]"#, "[[]]"]),
        ("popularity", ["null", #""high""#, "[]", "1e999"]),
        ("original_name", ["null", "7", "[]"]),
    ])
    func `ignores an invalid value, and keeps the person`(key: String, values: [String]) throws {
        for value in values {
            let bare = Person(
                id: .tmdb(31),
                name: "Mara"
            )
            #expect(try person(#""\#(key)": \#(value)"#) == bare, "\(key): \(value)")
        }
    }

    @Test(
        arguments: [
            // Exactly the name, whatever the case and the accents, in TMDB's order.
            ("mara lind", ["Mara Lindgren", "Mara Lind", "Ída", "MÁRA LIND"], [1, 3, 0, 2], 2),
            // All who have the words, if there is no person with exactly the name.
            ("lind", ["Mara Lind", "Ída Lind-Berg", "Lindgren", "Lind Ash"], [0, 1, 3, 2], 3),
            // By another name, which TMDB does not show.
            ("마라", ["Mara Lind", "Mara"], [0, 1], 1),
            ("mara lind", [], [], 0), ("!", ["Mara"], [0], 1),
        ] as [(String, [String], [Int], Int)]
    )
    func `ranks the matches of a name`(
        name: String,
        names: [String],
        order: [Int],
        bestCount: Int
    ) throws {
        let rows = names.enumerated().map { PersonRows.row($0 + 1, $1) }
        let page = try page(#"{"results": [\#(rows.joined(separator: ","))]}"#)

        let matches = page.matches(for: name, limit: 20, fallback: nil)

        #expect(matches.people.map(\.name) == order.map { names[$0] })
        #expect(matches.bestCount == bestCount)
        #expect(matches.source == .tmdb)
    }

    @Test(arguments: [(0.9, "Steven Lind"), (1, "Lind")])
    func `takes a single word for a whole name only of a person who is popular enough`(
        popularity: Double,
        best: String
    ) throws {
        let rows = [
            PersonRows.row(1, "Steven Lind", popularity: 10),
            PersonRows.row(2, "Lind", popularity: popularity),
        ]

        let matches = try page(#"{"results": [\#(rows.joined(separator: ","))]}"#)
            .matches(for: "lind", limit: 20, fallback: nil)

        #expect(matches.people.first?.name == best)
    }

    @Test func `finds a person by the original name, and at most as many as wanted`() throws {
        let page = try page(
            #"{"results": [{"id": 1, "name": "Other"},"#
                + #"{"id": 2, "name": "Mara", "original_name": "마라"}]}"#
        )

        let matches = page.matches(for: "마라", limit: 1, fallback: nil)

        #expect(matches.people.map(\.name) == ["Mara"])
        #expect(matches.bestCount == 1)
    }

    private func page(_ body: String) throws -> PeoplePageDTO {
        try JSONDecoder().decode(PeoplePageDTO.self, from: Data(body.utf8))
    }

    private func person(_ members: String) throws -> Person {
        let page = try page(#"{"results": [{"id": 31, "name": "Mara", \#(members)}]}"#)
        return try #require(page.people.first).person
    }
}
