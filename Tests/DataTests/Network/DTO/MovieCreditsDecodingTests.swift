import Domain
import Testing

@testable import Data

struct MovieCreditsDecodingTests {
    @Test func `names each director and writer once, in their order`() throws {
        let credits = try credits(
            """
            "crew": [
                {"name": "Lana ", "job": "Director", "department": "Directing"},
                {"name": "Bill", "job": "Director of Photography", "department": "Camera"},
                {"name": "Lilly", "job": "Director", "department": "Directing"},
                {"name": "Lana", "job": "Screenplay", "department": "Writing"},
                {"name": "Lana", "job": "Director", "department": "Directing"},
                {"name": "Lilly", "job": "Story", "department": "Writing"},
                {"name": "\\tLana", "job": "Characters", "department": "Writing"},
                {"name": "Other", "job": 5, "department": null}
            ]
            """
        )

        #expect(credits.directors == ["Lana", "Lilly"])
        #expect(credits.writers == ["Lana", "Lilly"])
    }

    @Test(arguments: [
        ("Writer", true), ("Screenplay", true), ("Novel", true), ("Author", true),
        ("Characters", true), ("Book", true), ("Short Story", true), ("Original Story", true),
        ("Theatre Play", true), ("Teleplay", true), ("Comic Book", true), ("Graphic Novel", true),
        ("Adaptation", true), ("Dialogue", true), ("Co-Writer", true), ("Idea", true),
        ("Original Film Writer", true), ("Scenario Writer", true), ("Musical", true),
        ("Opera", true), ("Storyboard Artist", false), ("Storyboard", false),
        ("Script Editor", false), ("Script Consultant", false), ("Story Editor", false),
        ("Story Consultant", false), ("Writers' Assistant", false), ("Lyricist", false),
        ("Translator", false), ("writer", false), ("", false),
    ])
    func `counts only jobs that write as those of writers`(job: String, isWriter: Bool) throws {
        let crew = #""crew": [{"name": "Jun", "job": "\#(job)", "department": "Writing"}]"#

        #expect(try credits(crew).writers == (isWriter ? ["Jun"] : []))
    }

    @Test func `has the whole cast by order, and members without one last`() throws {
        let credits = try credits(
            """
            "cast": [
                {"name": "Last", "character": "A"}, {"name": "Third", "order": 2, "character": ""},
                {"name": "First", "order": 0, "character": " Neo "}, {"character": "nameless"},
                {"name": "Fourth", "order": 2, "character": 5}, {"name": "Second", "order": "1"},
                {"name": "Very last", "order": null}
            ]
            """
        )

        #expect(
            credits.cast == [
                CastMember(name: "First", character: "Neo"), CastMember(name: "Second"),
                CastMember(name: "Third"), CastMember(name: "Fourth"),
                CastMember(name: "Last", character: "A"), CastMember(name: "Very last"),
            ]
        )
    }

    @Test func `has the whole crew in the order of the response`() throws {
        let credits = try credits(
            """
            "crew": [
                {"name": "Bill\\n", "job": " Grip", "department": "Crew"}, {"job": "Director"}, 7,
                {"name": "Ada", "job": "Director", "department": "Directing"}, {"name": "Ada"}
            ]
            """
        )

        #expect(
            credits.crew == [
                CrewMember(name: "Bill", job: "Grip", department: "Crew"),
                CrewMember(name: "Ada", job: "Director", department: "Directing"),
                CrewMember(name: "Ada"),
            ]
        )
    }

    private func credits(_ members: String) throws -> MovieCredits {
        try MovieDetails.decoded(#""credits": {\#(members)}"#).credits
    }
}
