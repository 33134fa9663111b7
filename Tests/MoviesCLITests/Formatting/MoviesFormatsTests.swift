import Domain
import Foundation
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MoviesFormatsTests {
    private let odd = MoviesListItemViewModel.sample(
        id: "42",
        title: "A\tB \"C\", D\u{1}E",
        originalTitle: "원제",
        year: "1999",
        overview: "One.\nTwo \\ \u{1B}[31mthree.",
        genres: ["Drama", "War"],
        voteAverage: 7.5
    )

    @Test func `TSV has one movie per line and spaces instead of tabs`() {
        #expect(MoviesTSV.text([odd]) == "42\tA B \"C\", D E\t원제\t1999\tDrama|War\t7.5\t\t\n")
    }

    @Test func `CSV has a header and quotes fields where needed`() {
        #expect(
            MoviesCSV.text([odd]) == """
                id,title,original_title,release_date,genres,vote_average,vote_count,original_language
                42,"A B ""C"", D E",원제,1999,Drama|War,7.5,,

                """
        )
    }

    @Test func `JSON has every key in order, and null for unknown values`() throws {
        let text = MoviesJSON.text(list([odd]))

        #expect(
            text == #"""
                {"source":"tmdb","stale":false,"match":"all","query":"x","page":2,"total_pages":3,\#
                "total_results":42,\#
                "movies":[{"id":"42","imdb_id":null,"title":"A B \"C\", DE","original_title":"원제",\#
                "original_language":null,"release_date":"1999","overview":"One. Two \\ three.",\#
                "genres":["Drama","War"],"vote_average":7.5,"vote_count":null,"popularity":null,\#
                "poster_url":null,"url":null}]}

                """#
        )
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    @Test func `JSON says whether the movies match all words`() {
        let partial = MoviesList.sample(["Inception"], matchesAllWords: false)

        #expect(MoviesJSON.text(partial).contains(#""stale":false,"match":"some","query":"#))
    }

    private func list(_ items: [MoviesListItemViewModel]) -> MoviesList {
        MoviesList(
            query: "x",
            items: items,
            pages: 2...2,
            pageCount: 3,
            totalCount: 42,
            source: SourceViewModel(.tmdb),
            nextPage: .available
        )
    }
}
