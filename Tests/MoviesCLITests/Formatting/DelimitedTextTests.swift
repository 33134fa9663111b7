import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct DelimitedTextTests {
    private let odd = MoviesListItemViewModel.sample(
        id: "42",
        title: "A\tB \"C\", D\u{1}E",
        originalTitle: "원제",
        year: "1999",
        genres: ["Drama", "War"],
        voteAverage: 7.5
    )

    @Test func `TSV has one movie per line and spaces instead of tabs`() {
        #expect(
            TSV.text([odd, odd], MovieField.columns)
                == String(repeating: "42\tA B \"C\", D E\t원제\t1999\tDrama|War\t7.5\t\t\n", count: 2)
        )
    }

    @Test func `CSV has a header and quotes fields where needed`() {
        #expect(
            CSV.text([odd], MovieField.columns, isSafe: false) == """
                id,title,original_title,release_date,genres,vote_average,vote_count,original_language
                42,"A B ""C"", D E",원제,1999,Drama|War,7.5,,

                """
        )
    }

    @Test func `prints the chosen fields in their order`() {
        let fields: [MovieField] = [.year, .id, .overview]

        #expect(TSV.text([odd], fields) == "1999\t42\t\n")
        #expect(CSV.text([odd], fields, isSafe: false) == "year,id,overview\n1999,42,\n")
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
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-30-", "'-30-"), ("@x", "'@x"), ("\tx", "' x"),
        ("\rx", "' x"), ("=1,2", "\"'=1,2\""), ("=\u{301}", "'=\u{301}"),
        // The sanitized value counts, too.
        ("\u{1B}[1m=1", "'=1"), ("a=1", "a=1"), ("'=1", "'=1"), ("#1", "#1"), ("", ""),
    ])
    func `keeps a value from being a formula only if asked to`(title: String, cell: String) {
        let movie = MoviesListItemViewModel.sample(title: title)

        #expect(CSV.text([movie], [MovieField.title], isSafe: true) == "title\n\(cell)\n")
        #expect(
            CSV.text([movie], [MovieField.title], isSafe: false)
                == "title\n\(CSV.quoted(title.sanitizedField))\n"
        )
    }

    @Test func `a list of names may be a formula, too`() {
        let movie = MoviesListItemViewModel.sample(title: "A", genres: ["=1", "@2"])

        #expect(CSV.text([movie], [MovieField.genres], isSafe: true) == "genres\n'=1|@2\n")
    }
}
