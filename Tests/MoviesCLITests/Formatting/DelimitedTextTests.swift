import CommandLineKit
import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct DelimitedTextTests {
    private let odd = MoviesListItemViewModel.sample(
        id: "42",
        title: "A\tB \"C\", D\u{1}E",
        originalTitle: "원제",
        year: "1999",
        genres: ["Drama", "War"],
        voteAverage: 7.5
    )

    private static let columns = MovieFields.ofMovies.columns

    @Test func `TSV has one movie per line and spaces instead of tabs`() {
        #expect(
            TSV.text([values(odd), values(odd)])
                == String(repeating: "42\tA B \"C\", D E\t원제\t1999\tDrama|War\t7.5\t\t\n", count: 2)
        )
    }

    @Test func `CSV has a header and quotes fields where needed`() {
        #expect(
            CSV.text([Self.columns.map { .string($0.name) }, values(odd)]) == """
                id,title,original_title,release_date,genres,vote_average,vote_count,original_language
                42,"A B ""C"", D E",원제,1999,Drama|War,7.5,,

                """
        )
    }

    @Test(arguments: [(nil, ""), (75, "8"), (90, "9")] as [(Int?, String)])
    func `Letterboxd gets both ids, and a rating in whole numbers`(tenths: Int?, rating: String) {
        var movie = Movie(
            id: .tmdb(348),
            imdbID: IMDbID("tt0078748"),
            title: "Alien, \"A\"",
            releaseDate: CalendarDate("1979-05-25")
        )
        movie.ownRating = tenths

        #expect(
            LetterboxdCSV.text([MoviesListItemViewModel(movie)]) == """
                tmdbID,imdbID,Title,Year,Rating10
                348,tt0078748,"Alien, ""A""\",1979,\(rating)

                """
        )
    }

    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("\"", "\"\"\"\""),
        ("a\rb", "\"a\rb\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
        // Readers may trim these.
        (" a", "\" a\""), ("a ", "\"a \""), ("a b", "a b"),
        // An accent on a quotation mark or a comma makes another character, not another byte.
        ("\"\u{301}", "\"\"\"\u{301}\""), (",\u{301}", "\",\u{301}\""),
    ])
    func `quotes by RFC 4180`(field: String, quoted: String) {
        #expect(CSV.quoted(field) == quoted)
    }

    @Test(arguments: [
        (JSONValue.string("=1+1"), "=1+1"), (.string("\u{1B}[1ma,b"), "\"a,b\""),
        (.int(-5), "-5"), (.double(0.5), "0.5"), (.bool(true), "true"), (.null, ""),
        (JSONValue(["a", "b"]), "a|b"), (.array([]), ""), (.object([]), "{}"),
    ])
    func `CSV has a value as it is, without escape sequences`(value: JSONValue, cell: String) {
        #expect(CSV.text([[value]]) == "\(cell)\n")
    }

    private func values(_ movie: MoviesListItemViewModel) -> [JSONValue] {
        Self.columns.map { $0.value(of: movie) }
    }
}
