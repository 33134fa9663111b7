import CommandLineKit
import Domain
import Presentation
import Testing

@testable import MoviesCLI

struct FilmographyFormatsTests {
    private let credits = PersonItemViewModel.sample(credits: [
        .sample(
            1,
            "Lantern, the \"Light\"",
            year: 1999,
            rating: 8,
            .director,
            .cast(character: "The Keeper"),
            .cast(character: nil),
            .crew(job: "Executive Producer")
        ),
        .sample(2, Hostile.text, .writer, .cast(character: Hostile.text)),
    ]).credits

    @Test func `tab-separated values have the columns of a search, then the roles`() {
        #expect(
            TSV.text(
                credits.map { credit in
                    MovieFields.ofFilmography.columns.map { $0.value(of: credit) }
                }
            )
                == "1\tLantern, the \"Light\"\t\t1999\t\t8.0\t\t\t"
                + "director|cast|executive producer\tThe Keeper\n"
                + "2\tAB  C\t\t\t\t\t\t\twriter|cast\tAB  C\n"
        )
    }

    @Test func `fields are those of a movie, and two more`() throws {
        let fields = MovieFields.ofFilmography

        #expect(try fields.parse("roles,year, characters") == [.roles, .year, .characters])
        #expect(fields.all.map(\.name).suffix(3) == ["awards", "roles", "characters"])
        #expect(fields.all.dropLast(2) == MovieFields.ofMovies.all.dropLast(2))
        #expect(MovieFields.ofMovies.all.suffix(2) == [.because, .query])
        #expect(throws: ErrorReport.self) { try fields.parse("role") }
    }

    @Test func `the JSON object has all values, sanitized`() {
        let item = PersonItemViewModel.sample(
            Person(
                id: .tmdb(31),
                imdbID: IMDbPersonID("nm9000031"),
                name: Hostile.text,
                profession: Hostile.text,
                birthday: CalendarDate(year: 1956),
                deathday: CalendarDate("2020-01-02"),
                placeOfBirth: Hostile.text,
                biography: Hostile.text,
                knownFor: [Hostile.text]
            ),
            credits: [.sample(1, "Fog", .director, .writer, .crew(job: Hostile.text))],
            fallback: .staleResponse(age: 60, reason: .offline(.tmdb)),
            filterLimitations: [FilterLimitation(key: .rating)],
            limit: 0
        )

        #expect(
            JSONValue(item, movies: .array([])).document(.line)
                == #"{"source":"tmdb","stale":true,"id":"31","imdb_id":"nm9000031","name":"AB C","#
                + #""profession":"AB C","known_for":["AB C"],"#
                + #""url":"https://www.themoviedb.org/person/31","#
                + #""birthday":"1956","deathday":"2020-01-02","place_of_birth":"AB C","#
                + #""biography":"AB C","others":[],"total_results":1,"ignored_filters":["rating"],"#
                + #""movies":[]}"# + "\n"
        )
    }

    @Test func `a movie in JSON has what the person did in it`() {
        let json = credits.map { JSONValue($0, [.id, .roles, .characters]).document(.line) }

        #expect(
            json == [
                #"{"id":"1","roles":["director","cast","executive producer"],"#
                    + #""characters":["The Keeper"]}"# + "\n",
                #"{"id":"2","roles":["writer","cast"],"characters":["AB C"]}"# + "\n",
            ]
        )
    }
}
