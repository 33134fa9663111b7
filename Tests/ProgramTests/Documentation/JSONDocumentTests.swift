import Foundation
import TestSupport
import Testing

/// docs/JSON.md describes what the built program prints.
@Suite(.onOwnThread)
struct JSONDocumentTests {
    /// A command for each section.
    ///
    /// All sources of the test know Parasite, and together every value of it.
    private static let commands: [(arguments: [String], heading: String)] = [
        (
            ["search", "--json", "parasite", "--genre", "drama", "--runtime", "100-", "-q"],
            "movies search"
        ),
        (["show", "--json", "tt6751668"], "movies show"),
        (["person", "--json", "bong joon-ho", "-q"], "movies person"),
        (["match", "--json", "Parasite.2019.mkv"], "movies match"),
        (["suggest", "--json", "para"], "movies suggest"),
        (["history", "--json"], "movies history"),
        (["catalog", "info", "--json"], "movies catalog info"),
        (["cache", "info", "--json"], "movies cache info"),
        (["config", "--json"], "movies config"),
        (["doctor", "--json"], "movies doctor"),
    ]

    /// A search of the built-in catalog without a title, the only one that says what it understood.
    private static let untitled = ["search", "--json", "90s", "shark", "-q"]

    private let document: JSONDocument
    private let movies: Program

    init() throws {
        document = try JSONDocument()
        movies = try Program.movies
    }

    @Test func `has a section for each command, and no others`() {
        #expect(Set(document.sections.map(\.heading)) == Set(Self.commands.map(\.heading)))
        for section in document.sections { #expect(!section.keys.isEmpty, "\(section.heading)") }
    }

    @Test(arguments: commands)
    func `describes every key in order, and what it may be`(
        arguments: [String],
        heading: String
    ) async throws {
        let keys = try document.keys(heading)
        var known: Set<String> = []

        var printed = try await outputs(arguments)
        if arguments.first == "search" {
            printed.append(try await output(Self.untitled, CatalogSession()))
        }
        if ["search", "show", "person"].contains(arguments.first) {
            printed.append(try await outputWithOwnRatings(arguments))
        }
        if arguments.first == "catalog" {
            printed.append(try await outputAfterFailedUpdate(arguments))
        }
        for output in printed {
            let object = try JSONDecoder().decode(TypedJSON.self, from: Data(output.utf8))
            #expect(output.hasPrefix("{") && output.hasSuffix("}\n"))
            #expect(output.split(separator: "\n").count == 1)
            expectSameKeys(object, keys)
            expectOrder(of: keys, in: output)
            for (path, value) in object.members {
                let key = keys.first { $0.path == path }
                #expect(key?.allows(value) == true, "\(path) is \(value)")
                if value.type != nil { known.insert(path) }
            }
        }

        // Else no output would show that the type is right.
        #expect(keys.map(\.path).filter { !known.contains($0) } == [])
    }

    /// The keys of the whole object are in the order of the document.
    private func expectOrder(of keys: [JSONDocument.Key], in output: String) {
        var rest = output[...]
        for key in keys.map(\.path) where !key.contains(".") {
            let found = rest.firstRange(of: "\"\(key)\":")
            #expect(found != nil, "\(key)")
            rest = found.map { rest[$0.upperBound...] } ?? rest
        }
    }

    /// Every object of the output has its documented keys.
    private func expectSameKeys(
        _ value: TypedJSON,
        _ keys: [JSONDocument.Key],
        in path: String = ""
    ) {
        switch value {
        case .object(let members):
            let documented = keys.map(\.path).filter { $0.hasPrefix(path) }
                .map { $0.dropFirst(path.count) }.filter { !$0.contains(".") }
            #expect(members.keys.sorted() == documented.map(String.init).sorted(), "\(path)")
            for (key, value) in members { expectSameKeys(value, keys, in: path + key + ".") }
        case .array(let values):
            let path = path.dropLast() + "[]."
            for value in values { expectSameKeys(value, keys, in: String(path)) }
        case .null, .bool, .integer, .number, .string: break
        }
    }

    /// What a command prints with the movies of each source.
    private func outputs(_ arguments: [String]) async throws -> [String] {
        let server = try HTTPTestServer { request in
            switch request.path {
            case "/3/search/person": .json(Self.people)
            case "/3/person/7": .json(Self.person)
            case "/3/search/movie": .json(TMDBResponses.parasites)
            case "/3/authentication": .json(#"{"success":true}"#)
            default: .json(TMDBResponses.parasite)
            }
        }
        let imported = try CatalogSession()
        let tmdb = [
            "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k",
            "XDG_STATE_HOME": imported.home.path(of: "state"),
        ]
        try imported.home.write(Self.titles, to: "titles.tsv")
        try imported.home.write(Self.ratings, to: "ratings.tsv")
        try imported.home.write(Self.principals, to: "principals.tsv")
        try imported.home.write(Self.names, to: "names.tsv")
        _ = try await imported.run(
            ["catalog", "import", "titles.tsv", "ratings.tsv", "principals.tsv", "names.tsv"]
        )
        // After a timeout the catalog would be the fallback.
        let patient = arguments + ["--timeout", "600"]
        var outputs = [
            try await output(arguments, CatalogSession()),
            try await output(arguments, imported),
            try await output(patient, CatalogSession(), environment: tmdb),
        ]
        if arguments.first == "show" {
            // The rating at IMDb is beside that of TMDB.
            outputs.append(try await output(patient, imported, environment: tmdb))
        }
        return outputs
    }

    /// What a command prints if the user has rated the movie, as the configuration says.
    private func outputWithOwnRatings(_ arguments: [String]) async throws -> String {
        let session = try CatalogSession()
        let file = try session.home.write("tmdb_id,your_rating\n496243,9\n", to: "ratings.csv")
        try session.home.write("--not-in=~/ratings.csv", to: ".config/movies/config")
        return try await output(
            arguments + (arguments.first == "show" ? [] : ["--in", file]),
            session
        )
    }

    private func outputAfterFailedUpdate(_ arguments: [String]) async throws -> String {
        let session = try CatalogSession()
        let result = try await session.update(HTTPTestServer(replies: [.status(404)]))
        #expect(result.status == 69)
        return try await output(arguments, session)
    }

    private func output(
        _ arguments: [String],
        _ session: CatalogSession,
        environment: [String: String] = [:]
    ) async throws -> String {
        let state = ".local/state/movies/"
        try session.home.write("1\tparasite\n", to: state + "recent-queries.tsv")
        try session.home.write("1\t496243\t2019\tParasite\n", to: state + "opened-movies.tsv")
        // The cache has something to print then.
        _ = try await session.run(["search", "parasite"], environment: environment)
        let result = try await session.run(arguments, environment: environment)
        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
        return result.stdout
    }
}

extension JSONDocumentTests {
    /// Parasite in IMDb's data sets, with a made-up rating.
    private static let titles = """
        tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
        tt6751668\tmovie\tParasite\tGisaengchung\t0\t2019\t\\N\t132\tDrama,Thriller

        """
    private static let ratings = """
        tconst\taverageRating\tnumVotes
        tt6751668\t7.5\t300

        """
    private static let principals = """
        tconst\tordering\tnconst\tcategory\tjob\tcharacters
        tt6751668\t1\tnm9000001\tdirector\t\\N\t\\N
        tt6751668\t2\tnm9000002\tactor\t\\N\t\\N

        """
    private static let names = """
        nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles
        nm9000001\tBong Joon-ho\t1969\t\\N\tdirector\ttt6751668
        nm9000002\tBong Joon-ho\t\\N\t\\N\tactor\ttt6751668

        """

    /// Two people of that name, of whom one is known from head to toe.
    private static let people = PersonResponses.page(
        [7, 8].map { PersonResponses.row($0, "Bong Joon-ho", "Directing", knownFor: "Parasite") }
    )
    private static let person = PersonResponses.person(
        7,
        #""birthday":"1969-09-14","deathday":"2069-01-01","place_of_birth":"Daegu","#
            + #""biography":"He makes movies.","imdb_id":"nm9000007""#,
        cast: [
            PersonResponses.movie(
                9,
                "Parasite",
                #""character":"A Guest","original_title":"P","original_language":"ko","#
                    + #""overview":"O","genre_ids":[18],"vote_average":8.5,"vote_count":3,"#
                    + #""popularity":2.5,"poster_path":"/p.jpg","release_date":"2019-05-30""#
            )
        ],
        crew: []
    )
}
