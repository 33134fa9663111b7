import Domain
import Testing

@testable import Data
@testable import Search

/// Lines of the built-in catalog.
struct CatalogMovieLineTests {
    private static let fields = [
        "593", "tt0069293", "Solaris", "Солярис", "Solyaris|Soliaris", "ru", "1972-03-20", "167",
        "Drama|Sci-Fi", "Andrei Tarkovsky", "Natalya Bondarchuk|Donatas Banionis", "A planet.",
        "space|ocean", "Stanisław Lem", "Mosfilm", "ko=솔라리스|fr=Solaris",
    ]

    @Test func `reads every field`() throws {
        let movie = try #require(read(Self.fields))

        #expect(
            movie
                == CatalogMovie(
                    tmdbID: 593,
                    imdbNumber: 69_293,
                    title: "Solaris",
                    originalTitle: "Солярис",
                    otherTitles: ["Solyaris", "Soliaris"],
                    originalLanguage: "ru",
                    releaseDate: CalendarDate("1972-03-20"),
                    runtime: 167,
                    genres: ["Drama", "Sci-Fi"],
                    directors: ["Andrei Tarkovsky"],
                    cast: ["Natalya Bondarchuk", "Donatas Banionis"],
                    overview: "A planet.",
                    keywords: ["space", "ocean"],
                    series: ["Stanisław Lem"],
                    studios: ["Mosfilm"],
                    translatedTitles: [
                        TitleTranslation(language: "ko", title: "솔라리스"),
                        TitleTranslation(language: "fr", title: "Solaris"),
                    ]
                )
        )
    }

    @Test(arguments: [0, 1, 10, 15])
    func `rejects a line with too few fields`(count: Int) {
        #expect(read(Array(Self.fields.prefix(count))) == nil)
    }

    @Test func `takes a line with characters, and none with one field more`() {
        #expect(read(Self.fields + ["A|B"])?.characters == ["A", "B"])
        #expect(read(Self.fields + ["A|B", "", "", "", "", "more"]) == nil)
    }

    @Test func `reads moods, awards, famous lines and the place of the story`() throws {
        let fields = [
            "A", "sad|cosy|odd", "+oscar-picture 1973|palme-d'or 1972|x 1", "a line", "40",
        ]
        let movie = try #require(read(Self.fields + fields))

        #expect(movie.moods == [.sad, .cosy])
        let awards = movie.awards.compactMap { MovieAward($0) }
        #expect(awards.map(\.category.word) == ["oscar-picture", "palme-d'or"])
        #expect(awards.map(\.isWon) == [true, false])
        #expect(movie.quotes == ["a line"])
        #expect(movie.story == 40)
    }

    @Test func `has an original title only if it differs from the title`() {
        var fields = Self.fields
        fields[3] = fields[2]

        #expect(read(fields)?.originalTitle == "")
    }

    @Test func `reads a line with empty fields`() throws {
        var fields = Self.fields
        for index in [0, 1, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] { fields[index] = "" }

        let movie = try #require(read(fields))

        #expect(movie.tmdbID == nil)
        #expect(movie.imdbNumber == nil)
        #expect(movie.otherTitles.isEmpty)
        #expect(movie.releaseDate == nil)
        #expect(movie.runtime == nil)
        #expect(movie.genres.isEmpty)
        #expect(movie.directors.isEmpty)
        #expect(movie.cast.isEmpty)
    }

    private func read(_ fields: [String]) -> CatalogMovie? {
        Array(fields.joined(separator: "\t").utf8).withUnsafeBufferPointer {
            CatalogMovie(line: $0)
        }
    }
}
