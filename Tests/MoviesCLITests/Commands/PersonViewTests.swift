import CommandLineKit
import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct PersonViewTests {
    private let terminal = SpyOutput(isTerminal: true, width: 80)
    private let mara = Person(
        id: .tmdb(31),
        name: "Mara Lind",
        profession: "actor",
        knownFor: ["Lantern", "Fog", "Ice"]
    )
    private let credits: [PersonCredit] = [
        .sample(1, "Lantern", year: 1999, .director), .sample(2, "Fog", .writer),
    ]

    @Test func `prints who it is, the movies and their number on a terminal`() throws {
        let output = try view([.color: "never"], terminal).output(.sample(mara, credits: credits))

        #expect(
            output.results == """
                Mara Lind
                actor, known for Lantern, Fog, Ice
                https://www.themoviedb.org/person/31
                31

                YEAR  TITLE    AS        ID
                1999  Lantern  director  1
                      Fog      writer    2

                """
        )
        #expect(output.messages == ["2 movies · TMDB"])
    }

    @Test func `says how many movies there are beyond the limit`() throws {
        for (width, footer) in [
            (80, "movie 1 of 2 · --limit 2 for more · TMDB"),
            (33, "movie 1 of 2 · --limit 2 for more"), (20, "movie 1 of 2 · --li…"),
        ] {
            let output = try view([.color: "never"], SpyOutput(isTerminal: true, width: width))
                .output(.sample(mara, credits: credits, limit: 1))
            #expect(output.messages == [footer])
        }
    }

    @Test func `tells people with the same name apart in one line, unless quiet`() throws {
        let item = PersonItemViewModel.sample(
            mara,
            credits: credits,
            others: [
                Person(
                    id: .tmdb(32),
                    name: "mara lind",
                    profession: "director",
                    knownFor: ["Sea", "X"]
                ),
                Person(id: .tmdb(33), name: "Mara Lind"),
                Person(id: .tmdb(34), name: "Mara Lind-Berg", knownFor: [Hostile.text]),
                Person(id: .tmdb(35), name: "Ída Lind"), Person(id: .tmdb(36), name: "Mara Lind"),
                Person(id: .tmdb(37), name: "Mara Lind"), Person(id: .tmdb(38), name: "Mara Lind"),
            ]
        )

        #expect(
            try view().output(item).introductions == [
                "movies: showing Mara Lind (actor, known for Lantern, Fog); others: "
                    + "32 (director, known for Sea), 33, 34 (Mara Lind-Berg, known for AB C), "
                    + "35 (Ída Lind), 36 and 2 more"
            ]
        )
        #expect(try view([.quiet: ""]).output(item).introductions.isEmpty)
    }

    @Test func `names who is shown in place of an unknown name`() throws {
        let item = PersonItemViewModel.sample(mara, credits: credits, unknownName: "mara lnid")

        #expect(
            try view().output(item).introductions
                == ["movies: TMDB has no person \"mara lnid\"; showing Mara Lind"]
        )
    }

    @Test func `exits with 1 if the filters leave no movie, and says so unless quiet`() throws {
        let item = PersonItemViewModel.sample(mara, filters: ["genre:war", "rating:9"])

        let output = try view().output(item)

        #expect(output.exitCode == .nothingFound)
        #expect(output.results.isEmpty)
        #expect(
            output.messages
                == ["movies: no movies of Mara Lind match genre:war rating:9; try fewer filters"]
        )
        #expect(try view([.quiet: ""]).output(item) == CommandOutput(exitCode: .nothingFound))
        #expect(try view([.format: "json"]).output(item).results.hasSuffix("[]}\n"))
    }

    @Test func `says which options need TMDB, unless there is a fallback to explain`() throws {
        let fallback = Fallback.catalog(reason: .offline(.tmdb))
        let view = try view([.region: "KR"])

        for (fallback, messages) in [
            (nil, ["movies: --region needs TMDB and a credential"]), (fallback, []),
        ] as [(Fallback?, [String])] {
            let item = PersonItemViewModel.sample(
                mara,
                credits: credits,
                source: .catalog(.builtIn),
                fallback: fallback
            )
            #expect(view.output(item).messages == messages)
        }
    }

    @Test func `exits with 0 for a person without movies`() throws {
        let output = try view([.format: "table"]).output(.sample(mara))

        #expect(output.exitCode == .done)
        let url = "https://www.themoviedb.org/person/31"
        #expect(output.results == "Mara Lind\nactor, known for Lantern, Fog, Ice\n\(url)\n31\n")
        #expect(output.messages == ["movies: TMDB has no movies of Mara Lind"])
    }

    @Test func `says which filters are ignored, because the source has no such values`() throws {
        let item = PersonItemViewModel.sample(
            mara,
            credits: credits,
            filterLimitations: [
                FilterLimitation(key: .rating), FilterLimitation(key: .rating, isSort: true),
            ]
        )

        #expect(
            try view().output(item).introductions == [
                "movies: TMDB has no ratings; 'rating' is ignored",
                "movies: TMDB has no ratings to sort by",
            ]
        )
        #expect(try view([.quiet: ""]).output(item).introductions.isEmpty)
    }

    private func view(
        _ values: [OptionSpec: String] = [:],
        _ output: SpyOutput = SpyOutput()
    ) throws -> PersonView {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        let formatter = ListFormatter(
            options: try ListOutputOptions(options, .ofFilmography),
            settings: Settings(options: options, environment: Environment([:])),
            console: .movies(output: output)
        )
        return PersonView(formatter: formatter)
    }
}
