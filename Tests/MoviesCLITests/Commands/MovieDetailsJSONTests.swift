import CommandLineKit
import Domain
import Foundation
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieDetailsJSONTests {
    @Test func `has every detail in a fixed order`() {
        var details = MovieDetails.full
        details.imdbRating = IMDbUserRating(average: 8.7, voteCount: 2_103_000)

        #expect(
            text(details) == #"""
                {"source":"tmdb","stale":false,"id":"42","imdb_id":"tt9100001",\#
                "title":"The Lantern Keepers","original_title":"등불지기","original_language":"ko",\#
                "release_date":"1999-03-31",\#
                "overview":"Two sisters keep a lighthouse on a planet without night.",\#
                "genres":["Drama","Science Fiction"],"vote_average":7.25,"vote_count":140,"your_rating":null,\#
                "popularity":null,"poster_url":null,"url":"https://www.themoviedb.org/movie/42",\#
                "tagline":"Someone has to.","titles":[{"language":"ko","title":"등불지기"}],\#
                "runtime":59,"countries":["Iceland"],\#
                "directors":["Ada Brandt"],"writers":["Jun Seo"],\#
                "cast":[{"id":null,"name":"Mara Lind","role":"Keeper"},\#
                {"id":null,"name":"Ilse","role":null}],\#
                "certification":"15","region":"KR","region_release_date":"1999-05-15",\#
                "status":"Post Production","collection":"The Lantern Collection","collection_id":5,\#
                "trailer_url":"https://www.youtube.com/watch?v=abcdefghijk",\#
                "watch":{"region":"KR","provider":"JustWatch",\#
                "link":"https://www.themoviedb.org/movie/42/watch?locale=KR",\#
                "stream":["Wave","Tide"],"free":["Commons"],"ads":["Pause"],"rent":["Shop"],\#
                "buy":["Shop","Store"]},"spoken_languages":["Korean","Icelandic"],\#
                "homepage":"https://lantern.example.org",\#
                "companies":["North Light Pictures","Two Rivers"],"budget":63000000,"revenue":999,\#
                "keywords":["lighthouse","sisters"],"moods":[],"awards":[],\#
                "crew":[{"id":null,"name":"Ada Brandt","job":"Director","department":"Directing"},\#
                {"id":null,"name":"Jun Seo","job":null,"department":null}],\#
                "recommendations":[{"id":"43","title":"The Lantern Keepers Return Once More",\#
                "original_title":null,"original_language":null,"release_date":"2003",\#
                "vote_average":null,"vote_count":null,\#
                "url":"https://www.themoviedb.org/movie/43"},\#
                {"id":"44","title":"Undated","original_title":null,"original_language":null,\#
                "release_date":null,"vote_average":null,"vote_count":null,\#
                "url":"https://www.themoviedb.org/movie/44"}],\#
                "wikidata_id":"Q83495","imdb_rating":8.7,"imdb_votes":2103000}

                """#
        )
    }

    @Test func `has every key for a movie without any details`() {
        let bare = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern"),
            source: .catalog(.imdb)
        )

        guard case .object(let members) = JSONValue(MovieDetailsItemViewModel(bare)),
            case .object(let full) = JSONValue(MovieDetailsItemViewModel(.full))
        else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.0) == full.map(\.0))
        let known = members.filter { !["null", "[]"].contains($0.1.text) }.map(\.0)
        #expect(known == ["source", "stale", "id", "title", "url", "watch"])
    }

    @Test func `sanitizes every text`() throws {
        let text = text(.hostile)

        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
        // No text contains a control that would have to be escaped.
        #expect(!text.contains("\\u"))
        #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    private func text(_ details: MovieDetails) -> String {
        JSONValue(MovieDetailsItemViewModel(details)).document(.line)
    }
}
