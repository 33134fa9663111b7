import CommandLineKit
import Domain
import Foundation
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MoviesJSONTests {
    private let odd = MoviesListItemViewModel.sample(
        id: "42",
        title: "A\tB \"C\", D\u{1}E",
        originalTitle: "원제",
        year: "1999",
        overview: "One.\nTwo \\ \u{1B}[31mthree.",
        genres: ["Drama", "W\u{202E}ar"],
        voteAverage: 7.5
    )

    @Test func `has every key in order, and null for unknown values`() throws {
        let text = text(list([odd]))

        #expect(
            text == #"""
                {"source":"tmdb","stale":false,"match":"all","understood":null,"ignored":[],"query":"x","page":2,\#
                "total_pages":3,"total_results":4200,"checked_results":null,"ignored_filters":[],\#
                "movies":[{"id":"42","imdb_id":null,"title":"A B \"C\", DE","original_title":"원제",\#
                "original_language":null,"release_date":"1999","overview":"One. Two \\ three.",\#
                "genres":["Drama","War"],"vote_average":7.5,"vote_count":null,"your_rating":null,"popularity":null,\#
                "poster_url":null,"url":"https://www.themoviedb.org/movie/42",\#
                "runtime":null,"directors":null,"cast":null,"moods":null,"awards":null,\#
                "because":null}]}

                """#
        )
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    @Test func `has the chosen keys of each movie in their order`() {
        let text = text(list([odd, odd]), [.year, .genres, .id])

        let movie = #"{"year":1999,"genres":["Drama","War"],"id":"42"}"#
        #expect(text.hasSuffix("\"movies\":[\(movie),\(movie)]}\n"))
    }

    @Test func `says how surely the movies are meant, and what was ignored`() {
        let partial = MoviesList.sample(["Inception"], notices: [.closestMatches])

        let rest = #""understood":null,"ignored":[],"query":"#
        #expect(text(partial).contains(#""match":"guess","# + rest))
        #expect(text(.sample([])).contains(#""match":null,"# + rest))
        var likely = MoviesList.sample(["Barbie"])
        likely.page.match.confidence = .likely
        likely.page.notices = [.ignoredWords(["showtimes"])]
        #expect(
            text(likely).contains(#""match":"likely","understood":null,"ignored":["showtimes"],"#)
        )
    }

    @Test func `says what was understood, and why a movie is there`() throws {
        let filters = try #require(TypedQuery("genre:drama year:1990-1999")).meaning
        var list = list([.fightClub, .jaws])
        list.page.notices = [.meaning(filters)]

        #expect(
            text(list, [.id, .because]).contains(
                #""match":"all","understood":"genre:drama year:1990-1999","ignored":[],"query":"x","#
            )
        )
        #expect(
            text(list, [.id, .because]).hasSuffix(
                #""movies":[{"id":"550","because":"with Brad Pitt"},{"id":"578","#
                    + #""because":"about: A great white shark hunts the swimmers of a town."}]}"#
                    + "\n"
            )
        )
        list.page.notices = [.topic(MovieQuery())]
        #expect(text(list).contains(#""match":"all","understood":null,"#))
    }

    @Test func `has the runtime and the people of details`() {
        let movie = MovieDetailsItemViewModel(.full).detailedMovie

        #expect(
            JSONValue(movie, [.runtime, .directors, .cast]).text
                == #"{"runtime":59,"directors":["Ada Brandt"],"cast":["Mara Lind","Ilse"]}"#
        )
    }

    private func text(
        _ list: MoviesList,
        _ fields: [MovieField] = MovieFields.ofMovies.keys
    ) -> String {
        let movies = list.items.map { JSONValue($0, fields) }
        return JSONValue(list, movies: .array(movies)).document(.line)
    }

    private func list(_ items: [MoviesListItemViewModel]) -> MoviesList {
        MoviesList(
            query: "x",
            items: items,
            pages: 2...2,
            pageCount: 3,
            totalCount: 4_200,
            source: SourceViewModel(.tmdb),
            nextPage: .available
        )
    }
}
