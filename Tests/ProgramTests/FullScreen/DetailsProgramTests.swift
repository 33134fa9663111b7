import Foundation
import TestSupport
import Testing

/// `movies show` and `movies open` of the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct DetailsProgramTests {
    private let movies: Program

    init() throws { movies = try Program.movies }

    @Test func `prints the details of the catalog in lines that fit`() async throws {
        let result = try await movies.run(["show", "496243"], environment: ["COLUMNS": "40"])

        #expect(result.status == 0)
        #expect(result.stdout.hasPrefix("Parasite (2019)\n기생충\n"))
        #expect(result.stdout.contains("Director  Bong Joon Ho\n"))
        #expect(result.stdout.contains("Language  Korean\n"))
        #expect(result.stdout.contains("Song Kang-ho"))
        for line in result.stdout.split(separator: "\n") where !line.hasPrefix("https") {
            #expect(line.count <= 40, "\(line)")
        }
    }

    @Test func `prints the details from TMDB as one object with stable keys`() async throws {
        let server = try HTTPTestServer(
            reply: .json(
                #"{"id":42,"title":"Lantern","runtime":95,"imdb_id":"tt9100001","tagline":"Shine.","#
                    + #""genres":[{"id":18,"name":"Drama"}],"credits":{"cast":[{"name":"Mara","#
                    + #""character":"Keeper","order":0}],"crew":[{"id":null,"name":"Ada","job":"Director"}]}}"#
            )
        )

        let result = try await movies.run(
            ["show", "42", "--json"],
            environment: ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
        )

        #expect(server.requests.map(\.path) == ["/3/movie/42"])
        #expect(
            server.requests.first?.queryValue("append_to_response")
                == "credits,external_ids,videos,release_dates,watch/providers,recommendations,"
                + "keywords"
        )
        #expect(
            result.stdout == #"""
                {"source":"tmdb","stale":false,"id":"42","imdb_id":"tt9100001",\#
                "title":"Lantern","original_title":null,"original_language":null,\#
                "release_date":null,"overview":null,"genres":["Drama"],"vote_average":null,\#
                "vote_count":null,"your_rating":null,"popularity":null,"poster_url":null,\#
                "url":"https://www.themoviedb.org/movie/42","tagline":"Shine.","titles":[],\#
                "runtime":95,\#
                "countries":[],"directors":["Ada"],"writers":[],\#
                "cast":[{"id":null,"name":"Mara","role":"Keeper"}],\#
                "certification":null,"region":"US",\#
                "region_release_date":null,"status":null,"collection":null,\#
                "collection_id":null,\#
                "trailer_url":null,"watch":{"region":"US","provider":"JustWatch",\#
                "link":null,"stream":[],"free":[],\#
                "ads":[],"rent":[],"buy":[]},"spoken_languages":[],"homepage":null,\#
                "companies":[],"budget":null,"revenue":null,"keywords":[],"moods":[],"awards":[],\#
                "crew":[{"id":null,"name":"Ada","job":"Director","department":null}],\#
                "recommendations":[],"wikidata_id":null,"imdb_rating":null,\#
                "imdb_votes":null}

                """#
        )
    }

    @Test(arguments: [
        "TT6751668", "https://www.imdb.com/title/tt6751668/",
        "https://letterboxd.com/film/parasite-2019/",
    ])
    func `takes ids of IMDb, and links`(movie: String) async throws {
        let shown = try await movies.run(["show", movie])
        let found = try await movies.run(["search", movie])

        #expect(shown.stdout.hasPrefix("Parasite (2019)\n"))
        #expect(shown.stderr.isEmpty)
        #expect(found.stdout.hasPrefix("496243\tParasite\t"))
        #expect(found.stdout.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ("https://www.google.com/search?q=alien", 64), ("https://example.com/zzzzqq", 64),
        ("https://example.com/zzzz-qqqq", 1),
        ("https://letterboxd.com/film/the-matrx/", 1),
    ])
    func `shows no movie that only resembles the title in a link`(
        link: String,
        status: Int32
    ) async throws {
        let result = try await movies.run(["show", link])

        #expect(result.status == status)
        #expect(result.stdout.isEmpty)
    }

    @Test func `says once what the built-in catalog knows`() async throws {
        let result = try await movies.run(["show", "tt9999998", "tt9999999"])

        let lines = result.stderr.split(separator: "\n")
        #expect(result.status == 1)
        #expect(lines.count == 2)
        #expect(lines.map { $0.contains("'movies catalog update'") } == [true, false])
    }

    @Test func `searches TMDB for an id by its details`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"id":42,"title":"Lantern"}"#))

        let result = try await movies.run(
            ["search", "https://www.imdb.com/title/tt9100001/", "--json"],
            environment: ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
        )

        #expect(server.requests.map(\.path) == ["/3/movie/tt9100001"])
        #expect(result.stdout.contains(#""total_results":1,"#))
        #expect(result.stdout.contains(#""movies":[{"id":"42","#))
        #expect(
            result.stdout.contains(
                #""match":"all","understood":null,"ignored":[],"query":"https://www.imdb.com/title/"#
            )
        )
    }

    @Test func `exits with 1 for an unknown movie, and with 64 for an invalid id`()
        async throws
    {
        let unknown = try await movies.run(["show", "999999999"])
        #expect(unknown.status == 1)
        #expect(unknown.stderr.contains("the built-in catalog has no movie 999999999"))
        let untitled = try await movies.run(["open", "https://example.org/zzzz-qqqq"])
        #expect(untitled.status == 1)
        #expect(untitled.stderr.contains("the built-in catalog has no movie \"zzzz qqqq\""))
        for arguments in [
            ["show"], ["show", "matrix", "tt0133093"], ["open", "x", "tt0133093"], ["open", "-"],
        ] {
            let result = try await movies.run(arguments)
            #expect(result.status == 64)
            #expect(result.stdout.isEmpty)
        }
    }

    @Test func `opens the web page, or else prints its URL`() async throws {
        let page = "https://www.themoviedb.org/movie/603"

        let opened = try await movies.run(
            ["open", "603"],
            environment: ["BROWSER": "/bin/echo at"]
        )
        let none = try await movies.run(
            ["open", "603"],
            environment: ["BROWSER": "no-such", "PATH": "/nowhere"]
        )

        #expect(opened.status == 0)
        #expect(opened.stdout == "at \(page)\n")
        #expect(none.status == 0)
        #expect(none.stdout == "\(page)\n")
        #expect(none.stderr == "movies: no browser could open it; check that $BROWSER names one\n")
    }

    @Test(arguments: [
        (["603"], "https://www.themoviedb.org/movie/603"),
        (["603", "--site", "tmdb"], "https://www.themoviedb.org/movie/603"),
        (["603", "--site", "imdb"], "https://www.imdb.com/title/tt0133093/"),
        (["tt0133093", "--site", "tmdb"], "https://www.themoviedb.org/movie/603"),
        (["603", "--site", "letterboxd"], "https://letterboxd.com/tmdb/603"),
        (["tt0133093", "--site", "letterboxd"], "https://letterboxd.com/imdb/tt0133093"),
        (
            ["https://letterboxd.com/film/the-matrix/", "--site", "imdb", "-q"],
            "https://www.imdb.com/title/tt0133093/"
        ),
    ])
    func `prints the URL on any site, and opens nothing`(
        arguments: [String],
        url: String
    ) async throws {
        let result = try await movies.run(
            ["open", "--print"] + arguments,
            environment: ["BROWSER": "/bin/echo opened"]
        )

        #expect(result.status == 0)
        #expect(result.stdout == "\(url)\n")
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [
        (["--print", "blade", "runner"], "", "found Blade Runner (1982)"),
        (["blade", "runner"], "opened ", "opened Blade Runner (1982)"),
        (["-q", "blade", "runner"], "opened ", nil),
    ])
    func `takes the best match for a title, and says which it is`(
        arguments: [String],
        prefix: String,
        notice: String?
    ) async throws {
        let result = try await movies.run(
            ["open"] + arguments,
            environment: ["BROWSER": "/bin/echo opened"]
        )

        let message = notice.map { "movies: \($0); 1 other: movies search blade runner\n" }
        #expect(result.status == 0)
        #expect(result.stdout == prefix + "https://www.themoviedb.org/movie/78\n")
        #expect(result.stderr == message ?? "")
    }

    @Test(arguments: ["show", "open"])
    func `finds the title of an adult movie if the settings include them`(
        command: String
    ) async throws {
        let server = try HTTPTestServer(reply: .json(#"{"page":1,"results":[]}"#))
        let home = try TemporaryDirectory()
        try home.write("--include-adult", to: ".config/movies/config")

        _ = try await movies.run(
            [command, "lantern", "--timeout", "60"],
            environment: [
                "HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k",
            ]
        )

        #expect(server.requests.first?.queryValue("include_adult") == "true")
    }

    @Test func `looks the other id up at TMDB`() async throws {
        let server = try HTTPTestServer { request in
            request.path == "/3/movie/42"
                ? .json(#"{"id":42,"title":"Lantern","imdb_id":null}"#)
                : .json(#"{"id":42,"title":"Lantern","imdb_id":"tt9100001"}"#)
        }
        let environment = ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]

        let found = try await movies.run(
            ["open", "--print", "--site", "tmdb", "tt9100001"],
            environment: environment
        )
        let unknown = try await movies.run(
            ["open", "--print", "--site", "imdb", "42"],
            environment: environment
        )

        #expect(found.stdout == "https://www.themoviedb.org/movie/42\n")
        #expect(unknown.status == 1)
        #expect(unknown.stdout.isEmpty)
        #expect(
            unknown.stderr == "movies: TMDB knows no IMDb page of Lantern; use --site letterboxd\n"
        )
    }

    @Test(arguments: [("tt9999999", "tmdb", "TMDB"), ("999999999", "imdb", "IMDb")])
    func `exits with 1 if the id on a site is unknown, and says what to do`(
        movie: String,
        site: String,
        name: String
    ) async throws {
        let result = try await movies.run(["open", movie, "--site", site])

        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(
            result.stderr == "movies: the built-in catalog does not know the \(name) id of "
                + "\(movie); use --site letterboxd, or store a TMDB token with "
                + "'movies config set-token'\n"
        )
    }
}
