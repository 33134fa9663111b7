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
            TSV.text(credits, FilmographyField.columns)
                == "1\tLantern, the \"Light\"\t\t1999\t\t8.0\t\t\t"
                + "director|cast|executive producer\tThe Keeper\n"
                + "2\tAB  C\t\t\t\t\t\t\twriter|cast\tAB  C\n"
        )
    }

    @Test func `fields are those of a movie, and two more`() throws {
        let fields = try FilmographyField.fields(named: "roles,year, characters")

        #expect(fields == [.roles, .movie(.year), .characters])
        #expect(FilmographyField.allCases.map(\.name).suffix(3) == ["url", "roles", "characters"])
        for field in FilmographyField.allCases {
            #expect(FilmographyField(rawValue: field.rawValue) == field)
        }
        #expect(throws: UsageError.self) { try FilmographyField.fields(named: "role") }
    }

    @Test func `comma-separated values have a header, and quotes where they are needed`() {
        let lines = CSV.text(credits, FilmographyField.columns, isSafe: false).split(
            separator: "\n"
        )

        #expect(lines[0].hasPrefix("id,title,original_title,release_date,genres,vote_average,"))
        #expect(lines[0].hasSuffix(",vote_count,original_language,roles,characters"))
        #expect(lines[1].hasPrefix("1,\"Lantern, the \"\"Light\"\"\",,1999,,8.0,,,director|cast|"))
    }

    @Test func `the JSON object has all keys, in the same order`() {
        let bare = PersonItemViewModel.sample(
            credits: [.sample(1, "Fog", .cast(character: "Keeper"))],
            others: [Person(id: .tmdb(32), name: "Mara Lind", profession: "director")]
        )

        #expect(
            PersonJSON.text(bare)
                == #"{"source":"tmdb","stale":false,"id":"31","imdb_id":null,"name":"Mara Lind","#
                + #""profession":null,"known_for":[],"url":null,"birthday":null,"deathday":null,"#
                + #""place_of_birth":null,"biography":null,"others":[{"id":"32","imdb_id":null,"#
                + #""name":"Mara Lind","profession":"director","known_for":[],"url":null}],"#
                + #""total_results":1,"ignored_filters":[],"movies":[{"id":"1","imdb_id":null,"title":"Fog","#
                + #""original_title":null,"original_language":null,"release_date":null,"#
                + #""overview":null,"genres":[],"vote_average":null,"vote_count":null,"#
                + #""popularity":null,"poster_url":null,"url":"https://example.org/1","#
                + #""roles":["cast"],"characters":["Keeper"]}]}"# + "\n"
        )
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
                knownFor: [Hostile.text],
                pageURL: "https://example.org/31"
            ),
            credits: [.sample(1, "Fog", .director, .writer, .crew(job: Hostile.text))],
            fallback: .staleResponse(age: 60, reason: .offline(.tmdb)),
            filterLimitations: [FilterLimitation(key: .rating)],
            limit: 0
        )

        #expect(
            PersonJSON.text(item)
                == #"{"source":"tmdb","stale":true,"id":"31","imdb_id":"nm9000031","name":"AB C","#
                + #""profession":"AB C","known_for":["AB C"],"url":"https://example.org/31","#
                + #""birthday":"1956","deathday":"2020-01-02","place_of_birth":"AB C","#
                + #""biography":"AB C","others":[],"total_results":1,"ignored_filters":["rating"],"#
                + #""movies":[]}"# + "\n"
        )
        #expect(
            PersonJSON.text(
                .sample(credits: [.sample(1, "Fog", .director, .crew(job: Hostile.text))])
            ).contains(
                #""roles":["director","ab c"],"characters":[]"#
            )
        )
    }
}
