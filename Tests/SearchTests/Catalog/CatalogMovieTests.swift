import Domain
import Testing
import TextIndex

@testable import Search

struct CatalogMovieTests {
    private static let solaris = CatalogMovie(
        tmdbID: 593,
        imdbNumber: 69_293,
        title: "Solaris",
        originalTitle: "Солярис",
        releaseDate: CalendarDate(year: 1972),
        runtime: 167,
        genres: ["Drama", "Mystery", "Sci-Fi"],
        voteTenths: 79,
        voteCount: 100_000,
        popularity: 123_456,
        isAdult: false
    )

    @Test(arguments: [
        solaris, CatalogMovie(title: ""), CatalogMovie(tmdbID: 1, title: "기생충"),
        CatalogMovie(imdbNumber: 1, title: "A", isAdult: true),
        CatalogMovie(imdbNumber: 1, title: "A", originalLanguage: "ko", isAdult: true),
        CatalogMovie(title: "A", runtime: 0, voteTenths: 0, voteCount: 0, popularity: 0),
        CatalogMovie(title: "A", genres: ["Unheard of", "Drama", "", "Game-Show", "Drama"]),
        CatalogMovie(tmdbID: Int(UInt32.max), title: String(repeating: "x", count: 70_000)),
    ])
    func `reads the record that it writes`(movie: CatalogMovie) {
        #expect(CatalogMovie(record: movie.record) == movie)
    }

    @Test func `writes only the year of a date`() {
        var movie = Self.solaris
        movie.releaseDate = CalendarDate("1972-03-20")

        #expect(CatalogMovie(record: movie.record) == Self.solaris)
    }

    @Test func `rejects a truncated record`() {
        let record = Self.solaris.record

        for count in 0..<record.count {
            #expect(CatalogMovie(record: Array(record.prefix(count))) == nil, "\(count)")
        }
    }

    @Test(arguments: [(64, 64), (65, 64), (300, 64)])
    func `writes 64 genres at most`(count: Int, expected: Int) {
        let movie = CatalogMovie(title: "A", genres: (0..<count).map { "Genre \($0)" })

        #expect(CatalogMovie(record: movie.record)?.genres == Array(movie.genres.prefix(expected)))
    }

    /// Records refer to genres by their index, also those of earlier versions.
    @Test(arguments: [(0, "Drama"), (1, "Comedy"), (15, "Sci-Fi"), (27, "Game-Show")])
    func `keeps the index of each genre`(index: Int, name: String) {
        #expect(CatalogGenres.names[index] == name)
        #expect(CatalogGenres.names.count >= 28)
    }

    @Test func `has a key for each ID`() throws {
        let imdbID = MovieID.imdb(try #require(IMDbID("tt0069293")))
        let same = MovieID.imdb(try #require(IMDbID("tt0000593")))
        let keys = document(Self.solaris).keys

        #expect(keys == [CatalogMovie.key(of: .tmdb(593)), CatalogMovie.key(of: imdbID)])
        #expect(!keys.contains(CatalogMovie.key(of: same)))
        #expect(!keys.contains(CatalogMovie.key(of: .tmdb(69_293))))
        #expect(document(CatalogMovie(title: "A")).keys.isEmpty)
    }

    @Test(arguments: [
        (1, "tt0000001"), (133_093, "tt0133093"), (9_999_999, "tt9999999"),
        (10_872_600, "tt10872600"), (0, "tt0000000"),
    ])
    func `writes at least seven digits in an IMDb ID`(number: Int, text: String) {
        #expect(CatalogMovie(imdbNumber: number, title: "A").imdbID?.description == text)
    }

    @Test func `maps its fields to those of a movie`() throws {
        let movie = try #require(Self.solaris.toDomain(language: "en"))

        #expect(movie.id == .tmdb(593))
        #expect(movie.imdbID == IMDbID("tt0069293"))
        #expect(movie.title == "Solaris")
        #expect(movie.originalTitle == "Солярис")
        #expect(movie.releaseDate == CalendarDate(year: 1972))
        #expect(movie.genres.map(\.name) == ["Drama", "Mystery", "Sci-Fi"])
        #expect(movie.voteAverage == 7.9)
        #expect(movie.voteCount == 100_000)
        #expect(movie.popularity == 12.3456)
        #expect(movie.pageURL == "https://www.themoviedb.org/movie/593")
    }

    @Test func `is not a movie without an ID`() {
        let nameless = CatalogMovie(title: "Solaris")

        #expect(nameless.toDomain(language: "en") == nil)
        #expect(nameless.details(language: "en", source: .catalog(.imdb), fallback: nil) == nil)
    }

    @Test func `is indexed by titles, people, its year and the adult tag`() {
        var movie = Self.solaris
        movie.directors = ["Andrei Tarkovsky"]
        movie.cast = ["Natalya Bondarchuk"]

        let document = document(movie)
        movie.isAdult = true
        movie.releaseDate = nil
        movie.originalTitle = ""
        movie.otherTitles = ["Solyaris", "Soliaris"]
        let other = self.document(movie)

        #expect(document.titles == ["Solaris", "Солярис"])
        #expect(document.secondaryFields == ["Andrei Tarkovsky", "Natalya Bondarchuk"])
        #expect(document.tags == ["1972"])
        #expect(document.popularity == 9)
        #expect(document.storedFields == [1, 2])
        #expect(other.titles == ["Solaris", "Solyaris", "Soliaris"])
        #expect(other.tags == ["adult"])
    }

    @Test func `fills unknown fields from another record`() {
        let bare = CatalogMovie(
            tmdbID: 593,
            title: "Solyaris",
            releaseDate: CalendarDate(year: 1972)
        )
        var other = Self.solaris
        other.tmdbID = 594
        other.originalLanguage = "ru"
        other.releaseDate = CalendarDate("1972-03-20")
        other.directors = ["Andrei Tarkovsky"]
        other.cast = ["Natalya Bondarchuk"]
        other.overview = "A planet."

        let filled = bare.filled(from: other)

        #expect(filled.tmdbID == 593)
        #expect(filled.title == "Solyaris")
        #expect(filled.imdbNumber == 69_293)
        #expect(filled.originalLanguage == "ru")
        #expect(filled.releaseDate == CalendarDate("1972-03-20"))
        #expect(filled.runtime == 167)
        #expect(filled.genres == other.genres)
        #expect(filled.directors == other.directors)
        #expect(filled.cast == other.cast)
        #expect(filled.overview == "A planet.")
        #expect(filled.voteCount == nil)
    }

    @Test func `keeps known fields`() {
        var movie = Self.solaris
        movie.releaseDate = CalendarDate("1972-03-20")
        movie.originalLanguage = "ru"
        movie.directors = ["A"]
        movie.cast = ["B"]
        movie.overview = "C"
        let other = CatalogMovie(
            tmdbID: 1,
            imdbNumber: 2,
            title: "Other",
            originalLanguage: "en",
            releaseDate: CalendarDate("2002-11-29"),
            runtime: 99,
            genres: ["War"],
            directors: ["X"],
            cast: ["Y"],
            overview: "Z"
        )

        var filled = movie
        // IMDb's genres are incomplete, and its runtimes are those of any version.
        (filled.runtime, filled.genres) = (99, ["War"])

        #expect(movie.filled(from: other) == filled)
        #expect(movie.filled(from: CatalogMovie(title: "Empty")) == movie)
    }

    @Test(
        arguments: [
            (nil, "1972-03-20"), ("1972", "1972-03-20"), ("1971", "1971"),
            ("1972-05-13", "1972-05-13"),
        ] as [(String?, String)]
    )
    func `takes a date of the same year, or of an unknown one`(own: String?, filled: String) {
        let movie = CatalogMovie(title: "Solyaris", releaseDate: own.flatMap { CalendarDate($0) })
        let other = CatalogMovie(title: "Solaris", releaseDate: CalendarDate("1972-03-20"))

        #expect(movie.filled(from: other).releaseDate == CalendarDate(filled))
    }

    private func document(_ movie: CatalogMovie) -> TextDocument {
        movie.document(popularity: 9, storedFields: [1, 2])
    }
}
