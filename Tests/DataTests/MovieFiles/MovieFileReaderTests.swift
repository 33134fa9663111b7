import Domain
import Foundation
import TestSupport
import Testing

@testable import Data
@testable import Search

struct MovieFileReaderTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(arguments: [
        // Letterboxd: watched, ratings and a list, which has a table before it.
        "Date,Name,Year,Letterboxd URI\n2020-01-01,Alien,1979,https://boxd.it/2awY\n",
        "\u{FEFF}Date,Name,Year,Letterboxd URI,Rating\r\n2020-01-01,Alien,1979,https://boxd.it/1,4.5\r\n",
        """
        Letterboxd list export v7
        Date,Name,Tags,URL,Description
        2020-01-01,Favorites,,https://boxd.it/abc,

        Position,Name,Year,URL,Description
        1,Alien,1979,https://boxd.it/2awY,"In space,
        no one can hear you scream"
        """,
        // IMDb, with the quotation marks of its older exports, and TMDB.
        "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0078748,9,2020-01-01,Alien,Movie,1979\n",
        #""position","const","Title","Title type","Year"\#n"1","tt0078748","Alien","Feature Film","1979""#,
        "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating\n"
            + "348,tt0078748,movie,Alien,1979-05-25,,,8.1,9\n",
        // What spreadsheets make of a table.
        "Title;Year\nAlien;1979\n", "title\tyear\nAlien\t1979\n", " Year , NAME \n1979, Alien \n",
        // Results of this program.
        "348\tAlien\tAlien\t1979-05-25\tHorror|Science Fiction\t8.1\t14000\ten\n",
        "id,title,release_date\n348,Alien,1979-05-25\n",
        // Chosen fields of them, in which a year looks like an id.
        "Alien\t348\n", "1979\tAlien\t348\n", "1979\ttt0078748\n",
        // The results of several queries, of which the first is a number.
        "1979\t348\tAlien\tAlien\t1979-05-25\tHorror\t\t\ten\n",
        // A tab in a field separates nothing.
        "title,year,notes\nAlien,1979,seen\ttwice\n",
        #"{"source":"catalog","movies":[{"id":"348","title":"Alien","release_date":"1979-05-25"}]}"#,
        #"{"id":"348","imdb_id":"tt0078748","title":"Alien"}"# + "\n",
        // Trakt.
        #"[{"rank":1,"type":"movie","movie":{"title":"Alien","year":1979,"ids":{"imdb":"tt0078748"}}}]"#,
        #"[{"plays":2,"movie":{"title":"Alien","year":1979,"ids":{"trakt":295,"tmdb":348}}}]"#,
        // Lists that people write.
        "348\n", "# seen\n\ntt0078748  # twice\n", "https://www.imdb.com/title/tt0078748/\n",
        "Alien (1979)\n", "Alien.1979.1080p.BluRay.x264.mkv\n", "348\tAlien\n", "Alien\t1979\n",
        "1979, Alien\n",
    ])
    func `recognizes a movie in a file, whatever wrote it`(contents: String) throws {
        let movies = try read(contents)

        #expect(movies.rows.count == 1)
        #expect(movies.unreadableCount == 0)
        #expect(movies.index(of: Self.alien) == 0)
        #expect(movies.index(of: Self.aliens) == nil)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
    func `reads UTF-16, with and without a byte order mark`(
        encoding: String.Encoding,
        hasMark: Bool
    ) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "Name,Year\nAmélie,2001\n"
        try folder.write(text.data(using: encoding) ?? Data(), to: "movies.csv")

        let movies = try MovieFileReader.movies(in: folder.path(of: "movies.csv"))

        let amelie = MovieIdentity(Self.movie(1, "Amelie", 2001))
        #expect(movies.index(of: amelie) == 0)
    }

    @Test(arguments: 0..<3)
    func `reads a long file whose letters have several bytes`(offset: Int) throws {
        let comment = String(repeating: "#", count: 10 + offset) + "\n"
        let movies = try read(comment + String(repeating: "Amélie (2001)\n", count: 20_000))

        #expect(movies.rows.count == 20_000)
        #expect(movies.index(of: MovieIdentity(Self.movie(1, "Amélie", 2001))) == 0)
    }

    @Test func `reads the lines of a file in UTF-8 that has others`() throws {
        let data = Data("기생충,2019\nAm".utf8) + [0xE9] + Data("lie,2001\nx\n".utf8)
        try folder.write(data, to: "movies.csv")

        let movies = try MovieFileReader.movies(in: folder.path(of: "movies.csv"))

        #expect(movies.index(of: MovieIdentity(Self.movie(1, "기생충", 2019))) == 0)
        #expect(movies.index(of: MovieIdentity(Self.movie(2, "Amélie", 2001))) == 1)
    }

    @Test func `reads Latin-1 in a file that is not UTF-8`() throws {
        let text = "Title,Year\nAmélie,2001\n"
        try folder.write(text.data(using: .isoLatin1) ?? Data(), to: "movies.csv")

        let movies = try MovieFileReader.movies(in: folder.path(of: "movies.csv"))

        #expect(movies.index(of: MovieIdentity(Self.movie(1, "Amélie", 2001))) == 0)
    }

    @Test(arguments: [
        ("300 (2006)\n", "300", 2006), ("12 Angry Men (1957)\n", "12 Angry Men", 1957),
        ("1917 (2019)  # twice\n", "1917", 2019),
    ])
    func `takes a number at the start of a title for a part of it`(
        contents: String,
        title: String,
        year: Int
    ) throws {
        let movies = try read("348\n" + contents)

        #expect(movies.rows.last?.movie == MovieIdentity(title: TitleKey(title), year: year))
    }

    @Test func `ignores a year that no movie has`() throws {
        let movies = try read(
            #"[{"title":"Alien","year":9223372036854775807},{"title":"Alien","year":1979}]"#
        )

        #expect(movies.rows.map(\.movie.year) == [nil, 1979])
        #expect(movies.index(of: Self.alien) == 1)
    }

    @Test(arguments: [
        #"{"query":"x","movies":[{"id":"603"}]}"# + "\n"
            + #"{"query":"y","movies":[{"id":"348"}]}"#,
        #"{"matches":[{"certainty":"sure","movie":{"id":"603"}},{"movie":{"id":"348"}}]}"#,
        "1917\t603\tThe Matrix\n2012\t348\tAlien\n",
        "x\t603\tThe Matrix\ny\t348\tAlien\n",
        "no\t\t\t\tz\nsure\t603\tA\t1999\tx\nsure\t348\tB\n",
    ])
    func `reads what this program prints for several queries or names`(contents: String) throws {
        let movies = try read(contents)

        #expect(movies.rows.compactMap(\.movie.tmdbID) == [603, 348])
    }

    @Test(
        arguments: [
            ("Date,Name,Year,Letterboxd URI,Rating\n,Alien,1979,,4.5\n", 90),
            ("Date,Name,Year,Letterboxd URI,Rating\n,Alien,1979,,\n", nil),
            ("Const,Your Rating,Title,Year\ntt0078748,7,Alien,1979\n", 70),
            ("const,You rated,IMDb Rating\ntt0078748,7,8.5\n", 70),
            ("TMDb ID,Name,Season Number,Rating,Your Rating\n348,Alien,,8.1,6.5\n", 65),
            ("TMDb ID,Name,Season Number,Rating\n348,Alien,,8.1\n", nil),
            ("id,your_rating\n348,10\n", 100), ("id,rating\n348,0\n", nil),
            ("id,rating\n348,11\n", nil), ("Title;Year;Rating\nAlien;1979;7,5\n", 75),
            (#"[{"rating":8,"movie":{"ids":{"tmdb":348}}}]"#, 80),
            (#"{"movies":[{"id":"348","your_rating":7.5}]}"#, 75),
        ] as [(String, Int?)]
    )
    func `reads the user's own rating, in tenths of ten`(
        contents: String,
        rating: Int?
    ) throws {
        #expect(try read(contents).row(of: Self.alien)?.rating == rating)
    }

    @Test func `leaves out what is no movie, and counts what it can't read`() throws {
        let movies = try read(
            """
            Const,Title,Title Type,Year
            tt0078748,Alien,Movie,1979
            tt0903747,Breaking Bad,TV Series,2008
            tt0903748,Pilot,tvEpisode,2008
            tt0090605,Aliens,tvMovie,1986
            ,!!!,Movie,
            short

            """
        )

        #expect(movies.rows.count == 2)
        #expect(movies.unreadableCount == 2)
    }

    @Test func `leaves out series in JSON, by their type or the key show`() throws {
        let movies = try read(
            #"[{"type":"tvSeries","title":"A","year":2008},{"show":{},"title":"B","year":2009},"#
                + #"{"show":{},"movie":{"title":"Alien","year":1979}}]"#
        )

        #expect(movies.rows.map(\.title) == ["Alien"])
        #expect(movies.unreadableCount == 0)
    }

    @Test func `takes lines for a list if one of ten has a movie`() throws {
        let movies = try read("603\n" + String(repeating: "seen twice\n", count: 9))

        #expect(movies.rows.map(\.movie.tmdbID) == [603])
        #expect(movies.unreadableCount == 9)
    }

    @Test func `takes several ids of IMDb on a line, but of numbers only the first`() throws {
        let movies = try read("tt0078748, TT0090605\n603, 5\ntt0133093 2\n")

        #expect(movies.rows.map(\.movie.imdbNumber) == [78748, 90605, nil, 133093])
        #expect(movies.rows.map(\.movie.tmdbID) == [nil, nil, 603, nil])
        #expect(movies.unreadableCount == 0)
    }

    @Test(arguments: [
        ("Name,Year\n\"Good, the \"\"Bad\"\", the Ugly\",1966\n", "Good the Bad the Ugly"),
        ("Name,Year\n\"12\"\" Pizza\",1966\n", "12 Pizza"),
        ("Name,Year\n12\" Pizza,1966\n", "12 Pizza"),
        ("Name\tYear\n\"Unclosed\t1966\n", "Unclosed"),
        ("Name,Year\nFast & Furious,1966\n", "Fast and Furious"),
        ("Name,Year\nWALL·E,1966\n", "WALL-E"), ("Name,Year\nＡＭＥＬＩＥ,1966\n", "Amélie"),
    ])
    func `compares titles without quotes, case, accents and punctuation`(
        contents: String,
        title: String
    ) throws {
        let movie = MovieIdentity(Self.movie(1, title, 1966))

        #expect(try read(contents).index(of: movie) == 0)
    }

    @Test(arguments: [(1978, true), (1979, true), (1980, true), (1977, false), (1981, false)])
    func `takes a title for a movie of the same year, or of the one before or after it`(
        year: Int,
        isListed: Bool
    ) throws {
        #expect((try read("Name,Year\nAlien,\(year)\n").index(of: Self.alien) != nil) == isListed)
    }

    @Test func `compares the title of a row with an IMDb id if the movie has none`() throws {
        let movies = try read("Const,Your Rating,Title,Year\ntt0078748,7,Alien,1979\n")

        #expect(movies.index(of: MovieIdentity(Self.movie(348, "Alien", 1979))) == 0)
        #expect(movies.index(of: MovieIdentity(Self.movie(679, "Aliens", 1986))) == nil)
    }

    @Test func `takes no title for a movie with another id of the same kind`() throws {
        let movies = try read("tmdb_id,title,year\n999,Alien,1979\n")

        #expect(movies.index(of: Self.alien) == nil)
        #expect(movies.index(of: MovieIdentity(title: Self.alien.title, year: 1979)) == 0)
    }

    @Test func `takes the movie of the exact year if two have the same title`() throws {
        let movies = try read("Name,Year\nAlien,1980\nAlien,1979\n")

        #expect(movies.index(of: Self.alien) == 1)
    }

    @Test(arguments: [
        "Dear diary\nit rained\n", "Date,Mood\n2020-01-01,fine\n", "%PDF-1.4\n\u{1}\u{2}",
        String(repeating: "one line\n", count: 10) + "348\n", "1979\tAlien\tRidley Scott\n",
    ])
    func `refuses a file that lists no movies`(contents: String) throws {
        let error = #expect(throws: MoviesError.self) { try read(contents) }

        #expect(error == .dataSetUnusable(file: .file(folder.path(of: "movies")), .noMovieList))
    }

    @Test(arguments: ["", "\n\n", "Name,Year\n", "# nothing yet\n", "[]", #"{"movies":[]}"#])
    func `takes an empty list`(contents: String) throws {
        #expect(try read(contents).rows.isEmpty)
    }

    @Test func `names a file that is not there`() throws {
        let path = folder.path(of: "missing.csv")

        let error = #expect(throws: MoviesError.self) { try MovieFileReader.movies(in: path) }

        let failure =
            if case .storage(let failure) = error { failure } else { nil as StorageFailure? }
        #expect(failure?.path == path)
        #expect(failure?.operation == .read)
    }

    private func read(_ contents: String) throws -> ListedMovies {
        try folder.write(Data(contents.utf8), to: "movies")
        return try MovieFileReader.movies(in: folder.path(of: "movies"))
    }

    private static let alien = MovieIdentity(
        Movie(
            id: .tmdb(348),
            imdbID: IMDbID("tt0078748"),
            title: "Alien",
            releaseDate: CalendarDate("1979-05-25")
        )
    )
    private static let aliens = MovieIdentity(movie(679, "Aliens", 1986))

    private static func movie(_ id: Int, _ title: String, _ year: Int) -> Movie {
        Movie(id: .tmdb(id), title: title, releaseDate: CalendarDate(year: year))
    }
}
